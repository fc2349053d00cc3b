/** The same searches on all colleges of the data set, and whether the short forms still name colleges in it. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { loadColleges } from "#server/colleges.ts";
import { prepareSearch, searchColleges } from "./collegeSearch.ts";
import { searchCases } from "./searchCases.ts";
import { shortForms } from "./shortForms.ts";

const dataFolder = resolve(import.meta.dirname, "../../../data");

describe.runIf(existsSync(join(dataFolder, "colleges.csv")))("searching all colleges", () => {
  test("what people type finds the college they mean among all of them", () => {
    const { summaries } = loadColleges(dataFolder);
    const prepared = prepareSearch(summaries);
    const missed = searchCases.filter(({ typed, means, within }) => {
      const { hits } = searchColleges(prepared, typed, { limit: within ?? 1 });
      return !hits.some((hit) => summaries[hit.index]?.name === means);
    });
    expect(missed).toEqual([]);
  });

  test("every short form belongs to a college of the data set", () => {
    const known = new Set(loadColleges(dataFolder).summaries.map((college) => college.unitId));
    expect(known.size).toBeGreaterThan(5_000);
    expect(shortForms.filter(([unitId]) => !known.has(unitId))).toEqual([]);
  });
});

test("no college has two rows of short forms", () => {
  expect(new Set(shortForms.map(([unitId]) => unitId)).size).toBe(shortForms.length);
});
