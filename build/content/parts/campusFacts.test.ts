/** A state guide's campus section, compared with the data set. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { guideStates } from "#content/guideStates.ts";
import type { StateCode } from "#domain/college/states.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { buildCampusFacts } from "./campusFacts.ts";

const dataFolder = join(import.meta.dirname, "../../../data");
const colleges = loadShippedColleges();
const buildFacts = (state: StateCode) => buildCampusFacts({ state, colleges, dataFolder });

test.each(Object.values(guideStates))(
  "%s: settings and sizes hold every college and every student once",
  (state) => {
    const { settings, sizes, colleges: all } = buildFacts(state);
    for (const parts of [settings, sizes]) {
      expect(parts.reduce((sum, { colleges: count }) => sum + count, 0)).toBe(all);
      expect(parts.reduce((sum, { studentShare }) => sum + studentShare, 0)).toBeCloseTo(1, 2);
    }
  },
);

test("housing in Ohio: the median public college and both ends, for 2023-24", () => {
  const [ofPublic] = buildFacts("OH").housing;
  expect(ofPublic).toMatchObject({
    control: "public",
    medianUsd: 12_805,
    least: { name: "Youngstown State University", usd: 10_384 },
    most: { name: "Miami University-Oxford", usd: 16_714 },
  });
});

test("seminaries with a few students are not the ends of the range", () => {
  for (const state of Object.values(guideStates)) {
    for (const { least, most } of buildFacts(state).housing) {
      for (const end of [least, most]) {
        if (end !== null) expect(colleges.bySlug(end.slug)?.undergraduates).toBeGreaterThanOrEqual(500);
      }
    }
  }
});

test("Historically Black colleges of Maryland are named, the largest first", () => {
  const hbcu = buildFacts("MD").affiliations.find(({ kind }) => kind === "hbcu");
  expect(hbcu?.count).toBe(4);
  expect(hbcu?.colleges.map(({ name }) => name).toSorted()).toEqual([
    "Bowie State University",
    "Coppin State University",
    "Morgan State University",
    "University of Maryland Eastern Shore",
  ]);
});

test("a long list is reported as a number only", () => {
  const men = buildFacts("NY").affiliations.find(({ kind }) => kind === "men");
  expect(men?.count).toBeGreaterThan(13);
  expect(men?.colleges).toEqual([]);
});

test.each(Object.values(guideStates))("%s: affiliations add up to the colleges that report one", (state) => {
  const { religious } = buildFacts(state);
  const listed = religious.faiths.reduce((sum, { count }) => sum + count, 0);
  expect(listed + religious.others).toBe(religious.count);
  const reporting = colleges.summaries.filter(
    (one) =>
      one.state === state &&
      one.isDegreeGranting &&
      one.isReligious &&
      one.changeStatus !== "takesNoFirstYears",
  );
  expect(religious.count).toBe(reporting.length);
});

test("retention covers residential colleges, not online ones", () => {
  const top = buildFacts("AZ").topRetention.map(({ name }) => name);
  expect(top).toContain("Arizona State University Campus Immersion");
  expect(top).not.toContain("Arizona State University Digital Immersion");
  const shares = buildFacts("OH").topRetention.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
});
