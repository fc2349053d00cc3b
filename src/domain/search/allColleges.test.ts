/** The same searches on all colleges of the data set, and whether the short forms still match it. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { communityCollegeForms, sharedForms } from "../../../test/fixtures/communityCollegeForms.ts";
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

  test("a community college is found first by what students call it", () => {
    const { summaries } = loadShippedColleges();
    const prepared = prepareSearch(summaries);
    const find = (typed: string, limit: number) =>
      searchColleges(prepared, typed, { limit }).hits.map(({ unitId }) => unitId);
    const cases = communityCollegeForms.flatMap(([unitId, ...forms]) =>
      forms.map((form) => ({ form, unitId })),
    );
    expect(cases.length).toBeGreaterThan(300);
    expect(cases.filter(({ form, unitId }) => find(form, 1)[0] !== unitId)).toEqual([]);
    expect(sharedForms.filter(([form, unitId]) => !find(form, 3).includes(unitId))).toEqual([]);
  });

  test("letters that a two-year college reports lead to it, or to a larger college of the same letters", () => {
    const { summaries } = loadShippedColleges();
    const prepared = prepareSearch(summaries);
    const reported = summaries.flatMap(
      ({ unitId, level, isDegreeGranting, control, aliases, undergraduates }) =>
        level === "twoYear" && isDegreeGranting && control !== "forProfit"
          ? aliases
              .filter((alias) => /^[A-Z]{3,7}$/.test(alias))
              .map((form) => ({ form, unitId, size: undergraduates ?? 0 }))
          : [],
    );
    const judged = reported.map(({ form, unitId, size }) => {
      const { hits } = searchColleges(prepared, form, { limit: 80 });
      const at = hits.findIndex((hit) => hit.unitId === unitId);
      const before = hits.slice(0, at).map(({ index, reason }) => ({
        name: summaries[index]?.name,
        size: summaries[index]?.undergraduates ?? 0,
        kind: reason.kind,
      }));
      return { form, unitId, size, at, before };
    });
    expect(judged.filter(({ at }) => at === 0).length).toBeGreaterThan(200);
    // A short form chosen by hand, or a real name, may come before a larger college.
    const unfair = judged.filter(
      ({ at, before, size }) =>
        at === -1 ||
        before.some((other) => other.kind !== "shortForm" && other.kind !== "name" && other.size < size / 2),
    );
    expect(unfair).toEqual([]);
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
