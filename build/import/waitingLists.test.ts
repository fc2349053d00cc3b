/** Waiting lists: proven rows alone, the newest of a college, and nothing that cannot be. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { importYellowRibbon } from "./veterans.ts";
import { importWaitingLists } from "./waitingLists.ts";

const work = mkdtempSync(join(tmpdir(), "waiting-lists-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const kenyon = {
  unitid: "203535",
  name: "Kenyon College",
  cds_year: "2024-25",
  applied: "8000",
  offered: "1000",
  accepted_place: "400",
  admitted_from_list: "40",
  complete: "True",
  check: "applicantsMatch",
  source_url: "https://www.example.org/kenyon/2024-25",
};

function read(...rows: readonly Partial<typeof kenyon>[]) {
  const path = join(work, "waitlist_c2.csv");
  const lines = rows.map((row) => Object.values({ ...kenyon, ...row }).join(","));
  writeFileSync(path, `${[Object.keys(kenyon).join(","), ...lines].join("\n")}\n`);
  const notes: string[] = [];
  const read = importWaitingLists(
    path,
    () => 8_000,
    (line) => notes.push(line),
  );
  return { ...read, notes: notes.slice(0, -1) };
}

const counts = { unitId: 203_535, sourceYear: "2024-25", offered: 1_000, accepted: 400, admitted: 40 };

test("a proven row", () => {
  expect(read({}).waitingLists).toEqual([counts]);
});

test.each([
  ["applicants that are not the survey's", { check: "plausible" }],
  ["counts that are not all there", { complete: "False", accepted_place: "" }],
])("%s: no list, and the document's page all the same", (_name, row) => {
  const { waitingLists, pages } = read(row);
  expect(waitingLists).toEqual([]);
  expect(pages).toEqual([{ unitId: 203_535, sourceYear: "2024-25", url: kenyon.source_url }]);
});

test("the newest proven list, and the newest page, which may be of another year", () => {
  const { waitingLists, pages } = read(
    { cds_year: "2023-24", admitted_from_list: "7" },
    {},
    { cds_year: "2025-26", check: "plausible", source_url: "https://www.example.org/kenyon/2025-26" },
  );
  expect(waitingLists).toEqual([counts]);
  expect(pages).toMatchObject([{ sourceYear: "2025-26" }]);
});

test.each([
  ["more admitted than took a place", { admitted_from_list: "401" }, "401 admitted of 400 who took a place"],
  [
    "more took a place than were offered one",
    { offered: "300" },
    "400 took a place of 300 who were offered one",
  ],
  [
    "nobody of a thousand took a place",
    { accepted_place: "0", admitted_from_list: "0" },
    "nobody of 1000 took a place",
  ],
])("%s is left out and named", (_name, row, problem) => {
  const { waitingLists, notes } = read(row);
  expect(waitingLists).toEqual([]);
  expect(notes).toEqual([`Left out: the waiting list of Kenyon College, ${problem}`]);
});

test("nobody on the list is a count like another", () => {
  const none = { offered: "0", accepted_place: "0", admitted_from_list: "0" };
  expect(read(none).waitingLists).toMatchObject([{ offered: 0, accepted: 0, admitted: 0 }]);
});

test("the same row twice is one, and of two documents that differ the survey's applicants decide", () => {
  expect(read({}, {}).waitingLists).toEqual([counts]);
  const [own] = read({ applied: "7000", admitted_from_list: "1" }, {}).waitingLists;
  expect(own).toEqual(counts);
});

test("two documents of one year that the survey cannot tell apart are both left out", () => {
  const { waitingLists, notes } = read({ admitted_from_list: "1" }, {});
  expect(waitingLists).toEqual([]);
  expect(notes).toEqual([
    "Left out: the waiting list of Kenyon College, on which two documents of one year differ",
  ]);
});

test("a college that left the Yellow Ribbon box empty has no row", () => {
  const path = join(work, "veterans_ic2023.csv");
  writeFileSync(path, "unitid,yellow_ribbon\n100654,1\n100663,0\n");
  expect(importYellowRibbon(path).yellowRibbon).toEqual([{ unitId: 100_654, fall: 2023 }]);
  writeFileSync(path, "unitid,yellow_ribbon\n100654,1\n100654,0\n");
  expect(() => importYellowRibbon(path)).toThrow("this college has a row already");
});
