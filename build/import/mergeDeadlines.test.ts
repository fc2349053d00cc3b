/** What becomes of a college's dates when several files name them, next year's grid among them; made-up colleges. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { importDeadlines } from "./deadlines.ts";

const work = mkdtempSync(join(tmpdir(), "merge-deadlines-test-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

let turn = 0;
const heading = "UNITID,round,deadline,binding,cycle,source,url,confidence";
const gridUrl = "https://content.commonapp.org/Files/ReqGrid.pdf";
const gridOf = (cycle: string, readOn: string) => `${cycle},Requirements Grid (${readOn}),${gridUrl}`;
const grid27 = gridOf("2027-28", "2027-08");
const grid26 = gridOf("2026-27", "2026-08");
const page = "2026-27,College page (checked 2026-09-20),https://www.example.edu/apply";

/** Imports a list of 2026-27, and a grid. */
function readDates(list: readonly string[], grid: readonly string[]) {
  turn += 1;
  const paths: string[] = [];
  const add = (name: string, first: string, rows: readonly string[]) => {
    if (rows.length === 0) return;
    const path = join(work, `deadlines_${name}.csv`);
    writeFileSync(path, `${[first, ...rows].join("\n")}\n`);
    paths.push(path);
  };
  add("2026-27", "UNITID,round,deadline,binding", list);
  add(`grid${turn}`, heading, grid);
  const { deadlines } = importDeadlines(paths, "2026-10-09", () => undefined);
  return deadlines.map(
    ({ round, date, confidence, cycle }) => `${round} ${date ?? "rolling"} ${confidence} ${cycle}`,
  );
}

test("next year's grid: its own dates are published, and what it does not name is last cycle's", () => {
  const list = ["900001,EA,11/1,no", "900001,RD,1/15,no", "900002,RD,2/1,no"];
  const grid = [`900001,EA,11/15,no,${grid27},H`, `900001,RD,1/15,no,${grid27},H`];
  expect(readDates(list, grid)).toEqual([
    "earlyAction 2027-11-15 published 2027-28",
    "regularDecision 2028-01-15 published 2027-28",
    "regularDecision 2027-02-01 lastCycle 2026-27",
  ]);
});

test("a round that a newer grid no longer lists is gone", () => {
  const grid = [`900001,RD,1/15,no,${grid27},H`];
  expect(readDates(["900001,ED,11/1,yes", "900001,RD,1/15,no"], grid)).toEqual([
    "regularDecision 2028-01-15 published 2027-28",
  ]);
});

test.each([
  ["M is to be checked", [`900001,RD,2/15,no,${page},M`], ["regularDecision 2027-02-15 check 2026-27"]],
  [
    "L is not used",
    [`900001,RD,2/15,no,${grid26},L`, `900002,RD,3/1,no,${grid26},H`],
    ["regularDecision 2027-03-01 published 2026-27"],
  ],
  [
    "a page without a year is for the cycle it was read in, to be checked",
    [
      "900001,Priority,2/1,no,undated page read 2026-07-07,College page (captured 2026-07),https://www.example.edu,M",
    ],
    ["priority 2027-02-01 check 2026-27"],
  ],
  [
    "a lone binding round is to be checked",
    [`900001,ED,1/1,yes,${grid26},H`],
    ["earlyDecision 2027-01-01 check 2026-27"],
  ],
])("%s", (_name, rows, expected) => {
  expect(readDates([], rows)).toEqual(expected);
});

test("a list's date stays where the grid says Rolling", () => {
  expect(readDates(["900001,RD,5/1,no"], [`900001,RD,Rolling,no,${grid26},H`])).toEqual([
    "regularDecision 2027-05-01 published 2026-27",
  ]);
});

describe("what cannot be true stops the import", () => {
  test.each([
    [
      "early decision that does not bind",
      [`900001,ED,11/1,no,${grid26},H`],
      /earlyDecision is binding by its nature/,
    ],
    ["early action that binds", [`900001,EA,11/1,yes,${grid26},H`], /earlyAction cannot be binding/],
    [
      "a regular round before the early one",
      [`900001,ED,1/5,yes,${grid26},H`, `900001,RD,1/1,no,${grid26},H`],
      /regularDecision is due before earlyDecision/,
    ],
    ["early action in summer", [`900001,EA,7/1,no,${grid26},H`], /earlyAction cannot be due in month 7/],
    ["early action without a date", [`900001,EA,Rolling,no,${grid26},H`], /earlyAction needs a date/],
    [
      "one round under two names",
      [`900001,ED,11/1,yes,${grid26},H`, `900001,ED I,11/1,yes,${grid26},H`],
      /are the same round/,
    ],
    [
      "the same round twice",
      [`900001,RD,1/1,no,${grid26},H`, `900001,RD,1/2,no,${grid26},H`],
      /has this round already/,
    ],
    [
      "February 30",
      [`900001,RD,2/30,no,${grid26},H`],
      /row 2, column deadline: "2\/30" is not a month and day/,
    ],
    ["no day of reading", [`900001,RD,2/1,no,2026-27,A grid,${gridUrl},H`], /does not say when it was read/],
    ["no cycle", [`900001,RD,2/1,no,soon,A grid (2026-08),${gridUrl},H`], /names no cycle/],
  ])("%s", (_name, rows, message) => {
    expect(() => readDates([], rows)).toThrow(message);
  });
});

test("a recorded decision holds for the date it was made on, and stops at another", () => {
  expect(readDates(["233921,EA,11/1,no"], [])).toEqual(["earlyAction 2026-11-15 published 2026-27"]);
  expect(() => readDates(["233921,EA,11/7,no"], [])).toThrow(/settledDeadlines\.ts knows 11\/1/);
});
