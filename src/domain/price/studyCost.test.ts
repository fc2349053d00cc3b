/** Growth, years of college, and loans. */
import { describe, expect, test } from "vitest";
import { findLoanTerms, loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { bareCollege, haroldWashington, utAustin } from "../../../test/fixtures/sampleColleges.ts";
import type { PriceInput } from "./band.ts";
import { estimateStudyPrice } from "./fourYears.ts";
import { calculateGrowthFactor, chooseGrowthShare, toEntryYear } from "./growth.ts";
import { calculateMonthlyPayment, coverByLoans } from "./loan.ts";

const texan: PriceInput = { familyIncomeUsd: 60_000, familySize: 4, homeState: "TX", livingPlan: "onCampus" };

describe("growth", () => {
  test("a college's own 6% shrinks to 2.74% + 0.3 × 3.26% = 3.718%", () => {
    expect(chooseGrowthShare({ ...utAustin, tuitionGrowthShare: 0.06 }, null)).toBeCloseTo(0.03718, 6);
  });
  test("without its own the national growth is used, and a family's own assumption replaces both", () => {
    expect(chooseGrowthShare(bareCollege, null)).toBe(0.0274);
    expect(chooseGrowthShare({ ...utAustin, tuitionGrowthShare: 0.06 }, 0)).toBe(0);
  });
  test("works forward and backward", () => {
    expect(calculateGrowthFactor(0.05, 2)).toBeCloseTo(1.1025, 10);
    expect(calculateGrowthFactor(0.05, 0)).toBe(1);
    expect(calculateGrowthFactor(0.05, -1)).toBeCloseTo(1 / 1.05, 10);
  });
  test.each([
    [12, "2026-11-21", 2027],
    [9, "2026-11-21", 2030],
    [12, "2027-06-30", 2027],
    [12, "2027-07-01", 2028],
    [13, "2026-11-21", 2027],
    [null, "2026-11-21", 2027],
  ])("grade %s on %s starts college in fall %d", (gradeYear, asOf, fall) => {
    expect(toEntryYear(gradeYear, asOf)).toBe(fall);
  });
});

describe("four years", () => {
  const price = estimateStudyPrice(utAustin, texan, { entryYear: 2027, growthShare: 0.05 });
  test("grow from the first year and add up", () => {
    const first = price?.firstYear.middleUsd ?? 0;
    expect(price?.years.map((year) => year.fallYear)).toEqual([2027, 2028, 2029, 2030]);
    expect(price?.years[3]?.middleUsd).toBe(Math.round(first * 1.05 ** 3));
    expect(price?.total.middleUsd).toBe(price?.years.reduce((sum, year) => sum + year.middleUsd, 0));
  });
  test("at the high end grants stay flat while the sticker price grows", () => {
    // Under no aid policy, which would hold the high end.
    const plain = estimateStudyPrice({ ...utAustin, unitId: 1 }, texan, {
      entryYear: 2027,
      growthShare: 0.05,
    });
    const [first, second] = plain?.years ?? [];
    expect((second?.highUsd ?? 0) - (first?.highUsd ?? 0)).toBe(
      (second?.stickerUsd ?? 0) - (first?.stickerUsd ?? 0),
    );
  });
  test("stay in order if prices are assumed to fall", () => {
    const falling = estimateStudyPrice(utAustin, texan, { entryYear: 2027, growthShare: -0.1, years: 8 });
    expect(falling?.years).toHaveLength(8);
    for (const year of falling?.years ?? []) {
      expect(year.lowUsd).toBeLessThanOrEqual(year.middleUsd);
      expect(year.middleUsd).toBeLessThanOrEqual(year.highUsd);
      expect(year.highUsd).toBeLessThanOrEqual(year.stickerUsd ?? 0);
    }
  });
  test("are two at a community college, or as many as the family says", () => {
    expect(estimateStudyPrice(haroldWashington, texan, { entryYear: 2027 })?.years).toHaveLength(2);
    expect(estimateStudyPrice(haroldWashington, texan, { entryYear: 2027, years: 6 })?.years).toHaveLength(6);
  });
  test.each([0, 9, 2.5])("%d years are rejected", (years) => {
    expect(() => estimateStudyPrice(utAustin, texan, { entryYear: 2027, years })).toThrow(RangeError);
  });
  test("have no total if the college has no price", () => {
    expect(estimateStudyPrice(bareCollege, texan, { entryYear: 2027 })).toBeNull();
  });
});

describe("loans", () => {
  test("$27,000 at 6.52% over ten years is about $307 a month, $5,500 about $62.5", () => {
    expect(calculateMonthlyPayment(27_000, 0.0652, 10)).toBeCloseTo(306.8, 0);
    expect(calculateMonthlyPayment(5_500, 0.0652, 10)).toBeCloseTo(62.5, 1);
    expect(calculateMonthlyPayment(12_000, 0, 10)).toBe(100);
  });
  test("a gap of $10,000 a year is borrowed up to the limits, and the rest is shown", () => {
    const plan = coverByLoans([10_000, 10_000, 10_000, 10_000], loanTerms2026);
    expect(plan.years.map((year) => year.borrowedUsd)).toEqual([5_500, 6_500, 7_500, 7_500]);
    expect(plan.borrowedUsd).toBe(27_000);
    expect(plan.monthlyLowUsd).toBe(307);
    // Interest from day one, simple: 5,500 × 4.5 + 6,500 × 3.5 + 7,500 × (2.5 + 1.5) years at 6.52%.
    expect(plan.monthlyHighUsd).toBe(
      Math.round(calculateMonthlyPayment(27_000 + 77_500 * 0.0652, 0.0652, 10)),
    );
    // 1.057% of each loan never reaches the college: 58, 69, 79 and 79 dollars.
    expect(plan.uncoveredUsd).toBe(40_000 - 27_000 + 58 + 69 + 79 + 79);
    expect(plan.parentLoanRoomUsd).toBe(plan.uncoveredUsd);
  });
  test("a small gap is covered completely, including the fee", () => {
    const [year] = coverByLoans([1_000], loanTerms2026).years;
    expect(year).toMatchObject({ borrowedUsd: 1_011, feeUsd: 11, uncoveredUsd: 0 });
  });
  test.each([
    [5_441, 0],
    [5_442, 0],
    [5_443, 1],
  ])("a first-year gap of $%d leaves $%d: the limit is 5,500 less a fee of 58", (gap, left) => {
    expect(coverByLoans([gap], loanTerms2026).uncoveredUsd).toBe(left);
  });
  test("the total limit of 31,000 stops a fifth and sixth year", () => {
    const plan = coverByLoans([30_000, 30_000, 30_000, 30_000, 30_000, 30_000], loanTerms2026);
    expect(plan.years.map((year) => year.borrowedUsd)).toEqual([5_500, 6_500, 7_500, 7_500, 4_000, 0]);
    expect(plan.borrowedUsd).toBe(31_000);
    expect(plan.parentLoanRoomUsd).toBe(65_000);
  });
  test("no gap, no loan", () => {
    const plan = coverByLoans([-500, 0], loanTerms2026);
    expect([plan.borrowedUsd, plan.uncoveredUsd, plan.monthlyLowUsd]).toEqual([0, 0, 0]);
  });
  test("an unpublished year has no loan terms, never the previous year's", () => {
    expect(findLoanTerms("2026-27")?.studentRateShare).toBe(0.0652);
    expect(findLoanTerms("2027-28")).toBeNull();
  });
});
