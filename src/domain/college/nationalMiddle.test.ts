/** Which colleges a college is compared with, and that the middles are those of the data set. */
import { describe, expect, test } from "vitest";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { calculateMedian } from "./aggregates.ts";
import { fewestForMiddle, findNationalMiddle } from "./nationalMiddle.ts";

const { aggregates, summaries, bySlug } = loadShippedColleges();

function findMiddle(slug: string) {
  const college = bySlug(slug);
  if (college === null) throw new Error(`There is no college at ${slug}.`);
  return findNationalMiddle(aggregates, college);
}

describe("a college stands beside those of its kind", () => {
  test.each([
    ["the-university-of-texas-at-austin", "bachelors"],
    ["kenyon-college", "bachelors"],
    ["columbus-state-community-college", "public-twoYear"],
  ])("%s: %s", (slug, group) => {
    expect(findMiddle(slug)?.group).toBe(group);
  });

  test("one that grants no degrees stands beside none", () => {
    const college = summaries.find(({ isDegreeGranting }) => !isDegreeGranting);
    expect(college && findNationalMiddle(aggregates, college)).toBeNull();
  });
});

test("half of the four-year colleges that report a figure are above the middle, and half below", () => {
  const peers = summaries.filter(
    ({ isDegreeGranting, isBachelorsCollege, changeStatus }) =>
      isDegreeGranting && isBachelorsCollege && changeStatus !== "takesNoFirstYears",
  );
  const middle = findMiddle("kenyon-college");
  const medianOf = (values: readonly (number | null)[], unit: "usd" | "share") =>
    calculateMedian(values, unit).median;
  expect(middle?.medians).toMatchObject({
    completionRate: medianOf(
      peers.map((one) => one.completionRate),
      "share",
    ),
    netPriceUsd: medianOf(
      peers.map((one) => one.netPriceUsd),
      "usd",
    ),
    earningsUsd: medianOf(
      peers.map((one) => one.earningsUsd),
      "usd",
    ),
  });
});

test("a middle of too few colleges is none", () => {
  const kenyon = bySlug("kenyon-college");
  const of = (n: number) => {
    const medians = structuredClone(aggregates.nation.medians);
    const bachelors = medians["bachelors"];
    if (bachelors === undefined || kenyon === null) throw new Error("no four-year colleges");
    bachelors.completionRate.n = n;
    return findNationalMiddle({ ...aggregates, nation: { ...aggregates.nation, medians } }, kenyon)?.medians;
  };
  expect(of(fewestForMiddle - 1)?.completionRate).toBeNull();
  expect(of(fewestForMiddle)?.completionRate).toBe(
    aggregates.nation.medians["bachelors"]?.completionRate.median,
  );
});
