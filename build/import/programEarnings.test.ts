/** Earnings by program: both sides of 20 degrees, missing figures, the middle of ten colleges, and broken files. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadShippedColleges } from "../../test/support/shippedColleges.ts";
import { calculateProgramMiddles, importProgramEarnings, importProgramTitles } from "./programEarnings.ts";

const folder = mkdtempSync(join(tmpdir(), "program-earnings-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

const heading = "unitid,cip4,credlev,earn_mdn_1yr,earn_mdn_5yr,ipeds_awards,cohort_count";
function read(...lines: string[]) {
  const path = join(folder, "program_earnings_bachelors.csv");
  writeFileSync(path, `${[heading, ...lines].join("\n")}\n`);
  const said: string[] = [];
  return { said, ...importProgramEarnings(path, (what) => said.push(what)) };
}

test.each([
  ["20 degrees a year", "100654,1107,3,60000,80000,20,5", 1],
  ["19 degrees a year", "100654,1107,3,60000,80000,19,500", 0],
  ["nobody counted the degrees", "100654,1107,3,60000,80000,,500", 0],
  ["no median five years on", "100654,1107,3,60000,,400,500", 0],
  ["a median that is held back", "100654,1107,3,60000,PrivacySuppressed,400,500", 0],
  ["no median one year on does not matter", "100654,1107,3,,80000,400,", 1],
  ["a master's program", "100654,1107,5,60000,80000,400,500", 0],
  ["a family of programs without a name here", "100654,9901,3,60000,80000,400,500", 0],
])("%s", (_, line, count) => {
  expect(read(line).programs).toHaveLength(count);
});

test("a program keeps its code as longer codes are written, and a college's largest comes first", () => {
  const { programs } = read(
    "100663,5138,3,,81000,30,",
    "100654,1107,3,60000,80000,25,5",
    "100654,5202,3,50000,70000,90,5",
  );
  expect(programs).toEqual([
    { unitId: 100_654, cip4: "52.02", awards: 90, earningsUsd: 70_000 },
    { unitId: 100_654, cip4: "11.07", awards: 25, earningsUsd: 80_000 },
    { unitId: 100_663, cip4: "51.38", awards: 30, earningsUsd: 81_000 },
  ]);
});

test.each([
  ["a program twice", ["100654,1107,3,,80000,25,", "100654,1107,3,,81000,25,"], /has this program already/],
  ["a six-digit code", ["100654,11.0701,3,,80000,25,"], /row 2, column cip4: "11\.0701" is not a four-digit/],
  ["earnings below zero", ["100654,1107,3,,-1,25,"], /column earn_mdn_5yr: -1 is not between/],
])("%s is refused with its place", (_, lines, message) => {
  expect(() => read(...lines)).toThrow(message);
});

const titles = new Map([["11.07", "Computer Science"]]);
const makePrograms = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    unitId: 100_000 + index,
    cip4: "11.07",
    awards: 20,
    earningsUsd: 50_000 + index * 1_000,
  }));

test("ten colleges have a middle, nine have none, and a program without a title stops the import", () => {
  expect(calculateProgramMiddles(makePrograms(10), titles)).toEqual([
    { cip4: "11.07", title: "Computer Science", middleUsd: 54_500, colleges: 10 },
  ]);
  expect(calculateProgramMiddles(makePrograms(9), titles)).toEqual([
    { cip4: "11.07", title: "Computer Science", middleUsd: null, colleges: 9 },
  ]);
  expect(() => calculateProgramMiddles(makePrograms(1), new Map())).toThrow("no title for the program 11.07");
});

test("titles lose the period at their end", () => {
  const path = join(folder, "program_cip4_titles.csv");
  writeFileSync(path, 'cip4,title\n0100,"Agriculture, General."\n1107,Computer Science.\n');
  expect([...importProgramTitles(path)]).toEqual([
    ["01.00", "Agriculture, General"],
    ["11.07", "Computer Science"],
  ]);
});

test("the middles that ship are the medians over the colleges that ship", () => {
  const { summaries, detailsOf } = loadShippedColleges();
  const shown = summaries.flatMap(({ unitId }) => detailsOf(unitId).programEarnings);
  expect(shown.length).toBeGreaterThan(17_000);
  for (const [cip4, ofProgram] of Map.groupBy(shown, (program) => program.cip4)) {
    const earnings = ofProgram.map(({ earningsUsd }) => earningsUsd).toSorted((a, b) => a - b);
    const [lower = 0, upper = 0] = [earnings[(earnings.length - 1) >> 1], earnings[earnings.length >> 1]];
    const middle = earnings.length < 10 ? null : Math.round((lower + upper) / 2);
    expect(
      ofProgram.every(({ middleUsd }) => middleUsd === middle),
      cip4,
    ).toBe(true);
  }
});
