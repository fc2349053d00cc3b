/** Pricing a college for a family: years, loans, and what remains uncovered. */
import { describe, expect, test } from "vitest";
import type { CollegeSummary } from "#domain/college/college.ts";
import { estimateStudyPrice } from "#domain/price/fourYears.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { priceCollege } from "./pricedCollege.ts";

const family = { familyIncomeUsd: 60_000, familySize: 4, homeState: "IL", livingPlan: "onCampus" } as const;
const options = { entryYear: 2027, growthShare: 0 };
const college = makeCollege({ netPriceByIncomeUsd: [8_000, 9_000, 12_000, 16_000, 21_000] });

const priceFor = (of: CollegeSummary, years: number | null, payPerYearUsd: number | null) =>
  priceCollege(of, family, options, estimateStudyPrice(of, family, { ...options, years }), payPerYearUsd);

describe("a college in the calculator", () => {
  test("worked case: the gap of each year goes to the student's loan up to its limit, the rest is named", () => {
    const { study, loans } = priceFor(college, 4, 6_000);
    // Bracket price 12,000, and living on campus is 15% of 8,000 more than the average mix: 13,200 every year.
    expect(study?.years.map((year) => year.middleUsd)).toEqual([13_200, 13_200, 13_200, 13_200]);
    // 7,200 ÷ (1 − 0.01057) = 7,277: the fee is deducted, so the family borrows more than the gap.
    expect(loans?.middle.years.map((year) => year.borrowedUsd)).toEqual([5_500, 6_500, 7_277, 7_277]);
  });

  test("four years are four times the first year when prices do not grow", () => {
    const { study } = priceFor(college, 4, null);
    expect(study?.total.middleUsd).toBe(4 * (study?.firstYear.middleUsd ?? 0));
  });

  test("years not said are the usual ones of the degree", () => {
    expect(priceFor(college, null, null).study?.years).toHaveLength(4);
    const twoYear = { ...college, level: "twoYear" as const };
    expect(priceFor(twoYear, null, null).study?.years).toHaveLength(2);
  });

  test("a family that can pay the high end borrows nothing", () => {
    const { loans } = priceFor(college, 4, 60_000);
    expect(loans?.high.borrowedUsd).toBe(0);
    expect(loans?.high.monthly).toMatchObject({ lowUsd: 0, highUsd: 0 });
  });

  test("what the family can pay not said: no loan is made up", () => {
    expect(priceFor(college, 4, null).loans).toBeNull();
  });

  test("a college that publishes too little has no price and no loan", () => {
    const silent = makeCollege({ netPriceUsd: null, averageGrantUsd: null });
    expect(priceFor(silent, 4, 10_000)).toMatchObject({ study: null, loans: null });
  });
});
