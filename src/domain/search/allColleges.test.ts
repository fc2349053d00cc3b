/** The same searches on all colleges of the data set, and whether the short forms still match it. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { searchCases } from "../../../test/fixtures/searchCases.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { prepareSearch, searchColleges } from "./collegeSearch.ts";
import { shortForms } from "./shortForms.ts";

const dataFolder = resolve(import.meta.dirname, "../../../data");

describe.runIf(existsSync(join(dataFolder, "colleges.csv")))("searching all colleges", () => {
  test("finds the college people mean among all of them", () => {
    const { summaries } = loadShippedColleges();
    const prepared = prepareSearch(summaries);
    const missed = searchCases.filter(({ typed, means, within }) => {
      const { hits } = searchColleges(prepared, typed, { limit: within ?? 1 });
      return !hits.some((hit) => summaries[hit.index]?.name === means);
    });
    expect(missed).toEqual([]);
  });

  test("every short form belongs to a college in the data set", () => {
    const known = new Set(loadShippedColleges().summaries.map((college) => college.unitId));
    expect(known.size).toBeGreaterThan(5_000);
    expect(shortForms.filter(([unitId]) => !known.has(unitId))).toEqual([]);
  });
});

test("no college has two rows of short forms", () => {
  expect(new Set(shortForms.map(([unitId]) => unitId)).size).toBe(shortForms.length);
});
