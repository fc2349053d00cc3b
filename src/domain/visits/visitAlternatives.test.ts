/** Fly-in programs belong to the right colleges, and each has a page to check. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { flyInPrograms, listFlyIns } from "#domain/visits/visitAlternatives.ts";

const names: Readonly<Record<number, string>> = {
  161_004: "Bowdoin College",
  168_148: "Tufts University",
  168_342: "Williams College",
  182_670: "Dartmouth College",
  216_287: "Swarthmore College",
};

test("each program's college is in the data set, with a page and a year", () => {
  const colleges = readFileSync(join(resolve(import.meta.dirname, "../../.."), "data/colleges.csv"), "utf8");
  expect(flyInPrograms).toHaveLength(5);
  for (const { unitId, source } of flyInPrograms) {
    expect(colleges).toContain(`\n${unitId},${names[unitId]},`);
    expect(source.url).toMatch(/^https:\/\//);
    expect(Number(source.year)).toBeLessThanOrEqual(2026);
  }
});

test("programs come in the order of the trip's colleges; other colleges have none", () => {
  expect(listFlyIns([216_287, 228_778, 161_004]).map((one) => one.program)).toEqual([
    "Discover Swarthmore",
    "Explore Bowdoin",
  ]);
});
