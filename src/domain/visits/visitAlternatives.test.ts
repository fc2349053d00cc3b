/** Named fly-in programs belong to the colleges they are named for, each with a page to check. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { flyInPrograms, flyInsOf } from "#domain/visits/visitAlternatives.ts";

const names: Readonly<Record<number, string>> = {
  161_004: "Bowdoin College",
  168_148: "Tufts University",
  168_342: "Williams College",
  182_670: "Dartmouth College",
  216_287: "Swarthmore College",
};

test("each program's number is its college's in the data set, and it names a page and a year", () => {
  const colleges = readFileSync(join(resolve(import.meta.dirname, "../../.."), "data/colleges.csv"), "utf8");
  expect(flyInPrograms).toHaveLength(5);
  for (const { unitId, source } of flyInPrograms) {
    expect(colleges).toContain(`\n${unitId},${names[unitId]},`);
    expect(source.url).toMatch(/^https:\/\//);
    expect(Number(source.year)).toBeLessThanOrEqual(2026);
  }
});

test("the programs of a trip's colleges come in the trip's order; other colleges have none named", () => {
  expect(flyInsOf([216_287, 228_778, 161_004]).map((one) => one.program)).toEqual([
    "Discover Swarthmore",
    "Explore Bowdoin",
  ]);
});
