/** Loans for the gap: limits and fees, which part is subsidized, and the payments, against amounts worked out by hand. */
import { describe, expect, test } from "vitest";
import { findLoanTerms, loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { calculateMonthlyPayment, countMonthsWaiting } from "#domain/loans/monthlyPayment.ts";
import { listStudentLimits } from "#domain/loans/studentLimits.ts";
import { type Borrower, coverByLoans, payBackLimits, payBackParentLoans } from "./loan.ts";

const unknown: Borrower = { index: null, isIndependent: false };
const withIndex = (low: number, high = low): Borrower => ({ index: { low, high }, isIndependent: false });
const fourYears = (priceUsd: number) => [priceUsd, priceUsd, priceUsd, priceUsd];

test.each([
  // Principal × (0.0652 ÷ 12) ÷ (1 − (1 + 0.0652 ÷ 12)^−120).
  [27_000, 0.0652, 10, 306.85],
  [5_500, 0.0652, 10, 62.51],
  [12_000, 0, 10, 100],
])("$%d at %d over %d years is %d a month", (principalUsd, rateShare, years, monthly) => {
  expect(calculateMonthlyPayment(principalUsd, rateShare, years)).toBeCloseTo(monthly, 2);
});

test("the average dollar of four years' loans waits 48.5, 36.5, 24.5 and 12.5 months", () => {
  expect([1, 2, 3, 4].map((year) => countMonthsWaiting(year, 4))).toEqual([48.5, 36.5, 24.5, 12.5]);
});

test("a gap below what prices are rounded to is none: nobody borrows $3", () => {
  const borrow = (gapUsd: number) => coverByLoans([18_000 + gapUsd], 18_000, unknown, loanTerms2026);
  expect(borrow(49).borrowedUsd).toBe(0);
  expect(borrow(49).uncoveredUsd).toBe(0);
  expect(borrow(50).borrowedUsd).toBe(51);
});

describe("the limits of four years: 5,500 + 6,500 + 7,500 + 7,500 = 27,000, of it 3,500 + 4,500 + 5,500 + 5,500 = 19,000 subsidized", () => {
  const plan = coverByLoans(fourYears(10_000), 0, unknown, loanTerms2026);
  test("are borrowed for a gap of $10,000 a year, and the rest is shown", () => {
    expect(plan.years.map((year) => year.borrowedUsd)).toEqual([5_500, 6_500, 7_500, 7_500]);
    expect(plan.borrowedUsd).toBe(27_000);
    expect([plan.subsidizedLowUsd, plan.subsidizedHighUsd]).toEqual([0, 19_000]);
    // 1.057% of each loan never reaches the college: 58, 69, 79 and 79 dollars.
    expect(plan.uncoveredUsd).toBe(40_000 - 27_000 + 58 + 69 + 79 + 79);
  });

  test("are paid back with the interest of the college years", () => {
    // With need 2,000 a year are unsubsidized: 2,000 × (48.5 + 36.5 + 24.5 + 12.5) ÷ 12 × 6.52% = 1,326 of interest.
    // Without need all of it is: (5,500 × 48.5 + 6,500 × 36.5 + 7,500 × 24.5 + 7,500 × 12.5) ÷ 12 × 6.52% = 4,246.
    expect(plan.owed).toEqual({ lowUsd: 28_326, highUsd: 31_246 });
    // Ten years: $11.365 a month for each $1,000 owed. 28.326 × 11.365 = 322; 31.246 × 11.365 = 355.
    expect(plan.monthly).toEqual({ lowUsd: 322, highUsd: 355, years: 10 });
    // The tier of a loan of 25,000 to 49,999 is 15 years, $8.722 for each $1,000: 247 and 273.
    expect(plan.tiered).toEqual({ lowUsd: 247, highUsd: 273, years: 15 });
  });

  test("come to the same where a guide shows them as a table", () => {
    expect(payBackLimits(listStudentLimits(loanTerms2026, "dependent", 4), loanTerms2026)).toEqual({
      owed: plan.owed,
      monthly: plan.monthly,
      tiered: plan.tiered,
    });
  });
});

describe("the subsidized part is what the price leaves above the index", () => {
  test.each([
    ["no need: the index is above the price", withIndex(60_000), 0, 0],
    ["need beyond every limit", withIndex(-1_500), 19_000, 19_000],
    ["an index of 8,000 leaves need of 2,000 a year", withIndex(8_000), 8_000, 8_000],
    ["an open index: from nothing to all", withIndex(0, 12_000), 0, 19_000],
    ["no index", unknown, 0, 19_000],
  ])("%s", (_name, borrower, low, high) => {
    const plan = coverByLoans(fourYears(10_000), 0, borrower, loanTerms2026);
    expect([plan.subsidizedLowUsd, plan.subsidizedHighUsd]).toEqual([low, high]);
    expect(plan.owed.lowUsd).toBeLessThanOrEqual(plan.owed.highUsd);
    expect(plan.owed.lowUsd === plan.owed.highUsd).toBe(low === high);
  });
});

describe("a gap", () => {
  test("that is small is covered completely, including the fee", () => {
    const [year] = coverByLoans([7_000], 6_000, unknown, loanTerms2026).years;
    expect(year).toMatchObject({ borrowedUsd: 1_011, feeUsd: 11, uncoveredUsd: 0, limitUsd: 5_500 });
  });
  test.each([
    [5_441, 0],
    [5_442, 0],
    [5_443, 1],
  ])("of $%d in the first year leaves $%d: the limit is 5,500 less a fee of 58", (gap, left) => {
    expect(coverByLoans([gap], 0, unknown, loanTerms2026).uncoveredUsd).toBe(left);
  });
  test("of six years stops at the total limit: 31,000, of it 23,000 subsidized", () => {
    const plan = coverByLoans([...fourYears(30_000), 30_000, 30_000], 0, unknown, loanTerms2026);
    expect(plan.years.map((year) => year.borrowedUsd)).toEqual([5_500, 6_500, 7_500, 7_500, 4_000, 0]);
    expect(plan.subsidizedHighUsd).toBe(23_000);
  });
  test("of an independent student is borrowed up to higher limits, and no parent borrows", () => {
    const independent = { index: { low: 0, high: 0 }, isIndependent: true };
    const plan = coverByLoans(fourYears(30_000), 0, independent, loanTerms2026);
    expect(plan.years.map((year) => year.borrowedUsd)).toEqual([9_500, 10_500, 12_500, 12_500]);
    expect(plan.subsidizedHighUsd).toBe(19_000);
    expect(plan.parent).toBeNull();
  });
  test("of nothing is no loan", () => {
    const plan = coverByLoans([5_000, 6_000], 6_000, unknown, loanTerms2026);
    expect([plan.borrowedUsd, plan.uncoveredUsd, plan.monthly.highUsd, plan.parent]).toEqual([0, 0, 0, null]);
  });
});

describe("a parent's loan for the rest", () => {
  test("pays what is open after its fee of 4.228%", () => {
    // 20,000 less 5,442 leaves 14,558; 14,558 ÷ 0.95772 = 15,201 borrowed.
    const { parent } = coverByLoans([20_000], 0, unknown, loanTerms2026);
    expect(parent).toMatchObject({ borrowedUsd: 15_201, coveredUsd: 14_558, beyondUsd: 0 });
    // Ten years at 9.07% are $12.701 a month for each $1,000: 193; waiting 12.5 months adds 9.45%: 211.
    expect(parent?.monthly).toEqual({ lowUsd: 193, highUsd: 211, years: 10 });
  });
  test("ends at $20,000 a year and $65,000 in all", () => {
    const { parent, uncoveredUsd } = coverByLoans(fourYears(60_000), 0, unknown, loanTerms2026);
    expect(parent?.borrowedUsd).toBe(65_000);
    // 4.228% of 20,000 is 846, three times, and of 5,000 it is 211.
    expect(parent?.coveredUsd).toBe(65_000 - 3 * 846 - 211);
    expect((parent?.coveredUsd ?? 0) + (parent?.beyondUsd ?? 0)).toBe(uncoveredUsd);
  });
  test.each([
    [[20_000], 254, 10],
    [[20_000, 20_000], 407, 15],
    [[20_000, 20_000, 20_000, 5_000], 588, 20],
  ])("%j, interest paid during college, is %d a month for %d years", (byYearUsd, lowUsd, years) => {
    expect(payBackParentLoans(byYearUsd, loanTerms2026)).toMatchObject({ lowUsd, years });
  });
});

test("an unpublished year has no loan terms, never the previous year's", () => {
  expect(findLoanTerms("2026-27")?.studentRateShare).toBe(0.0652);
  expect(findLoanTerms("2027-28")).toBeNull();
});
