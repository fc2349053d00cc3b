/** Who left the federal directory or the Common App's grid since the data set in place, with what is known of them. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { collegeChanges } from "#domain/college/changes.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import type { Requirements } from "#domain/college/requirements.ts";
import { listLeavers } from "./leavers.ts";

const present = mkdtempSync(join(tmpdir(), "leavers-"));
afterAll(() => rmSync(present, { recursive: true, force: true }));

const closing = collegeChanges.find(({ event, date }) => event === "closing" && date !== null);
const sign = `our record says: closing, ${closing?.date} (${closing?.factId})`;
const closingId = closing?.unitId ?? 0;
const oak = { unitId: 100_654, name: "Oak College", state: "OH" } as const;
const elm = { unitId: 100_663, name: "Elm College", state: "OH" } as const;
const ash = { unitId: closingId, name: "Ash College", state: "PA" } as const;

beforeEach(() => {
  const rows = [oak, elm, ash].map(({ unitId, name, state }) => `${unitId},${name},${state}`);
  writeFileSync(join(present, "colleges.csv"), `unitId,name,state\n${rows.join("\n")}\n`);
  writeFileSync(
    join(present, "requirements.csv"),
    `unitId,cycle\n${oak.unitId},2026-27\n${elm.unitId},2026-27\n`,
  );
});

function ask(unitId: number, cycle: string): Requirements {
  return {
    unitId,
    cycle,
    asOf: "2026-08-10",
    feeUsd: 0,
    feeWaiver: null,
    essay: null,
    writingSupplement: null,
    portfolio: null,
    coursesAndGrades: null,
    tests: null,
    teacherLetters: null,
    otherLetters: null,
    counselorLetter: null,
    midYearReport: null,
  };
}

const list = (fields: Partial<Parameters<typeof listLeavers>[0]>) =>
  listLeavers({ present, colleges: [oak, elm, ash], requirements: null, deadlines: [], ...fields });

test("nobody left", () => {
  expect(list({})).toEqual([]);
  expect(list({ requirements: [ask(oak.unitId, "2026-27"), ask(elm.unitId, "2026-27")] })).toEqual([]);
});

test("a college that is gone from the directory is named, with what the last release and our records had of it", () => {
  expect(list({ colleges: [elm] })).toEqual([
    `To be looked at: Oak College (OH, 100654) is no longer in the federal directory; it was in the Common App’s grid of 2026-27`,
    `To be looked at: Ash College (PA, ${closingId}) is no longer in the federal directory; ${sign}`,
  ]);
});

test("a member that is in no grid any more, and one that is only in an older one", () => {
  expect(list({ requirements: [ask(elm.unitId, "2025-26"), ask(closingId, "2026-27")] })).toEqual([
    "To be looked at: Oak College (OH, 100654) was in the Common App’s grid of 2026-27, now in none; nothing else is known",
    "To be looked at: Elm College (OH, 100663) was in the Common App’s grid of 2026-27, now only in that of 2025-26; nothing else is known",
    "To be looked at: 1 more colleges of the grid before are not in our copy of 2026-27, which has 1, so most are probably still members: Elm College (OH, 100663)",
  ]);
});

test("a member of last year's grid alone is named with what is known, unless another copy has its date", () => {
  const requirements = [ask(oak.unitId, "2026-27"), ask(closingId, "2025-26")];
  const missing = `To be looked at: Ash College (PA, ${closingId}) is in the Common App’s grid of 2025-26 and not in our copy of 2026-27; ${sign}`;
  expect(list({ requirements })).toContain(missing);
  const date: Deadline = {
    unitId: closingId,
    round: "regularDecision",
    date: null,
    isRolling: true,
    isBinding: false,
    asOf: "2026-09-11",
    cycle: "2026-27",
    source: "commonAppGrid",
  };
  expect(list({ requirements, deadlines: [date] })).not.toContain(missing);
});

test("a first import, and a data set from before there was a grid, name nobody", () => {
  rmSync(join(present, "requirements.csv"));
  expect(list({ requirements: [ask(oak.unitId, "2026-27")] })).toEqual([]);
  rmSync(join(present, "colleges.csv"));
  expect(list({ colleges: [] })).toEqual([]);
});
