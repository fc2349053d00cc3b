/** The figures typed on the home page are those of the data set. */
import { expect, test } from "vitest";
import { collegeCount, exampleCollege } from "#screens/home/figures.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";

const colleges = loadShippedColleges();

test("the example college's prices, cost and admit rate are the published ones", () => {
  const summary = colleges.bySlug(exampleCollege.path.slice("/colleges/".length));
  const record = colleges.recordOf(summary?.unitId ?? 0);
  expect(exampleCollege.name).toBe(record?.name);
  expect(exampleCollege.prices.map((price) => price.netPriceUsd)).toEqual(record?.netPriceByIncomeUsd);
  expect(exampleCollege.costUsd).toBe(record?.averageCostUsd);
  expect(exampleCollege.admitShare).toBe(record?.admitRate);
});

test("so many colleges are in the data set", () => {
  expect(colleges.summaries).toHaveLength(collegeCount);
});
