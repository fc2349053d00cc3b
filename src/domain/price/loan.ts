/** How federal student loans would cover the gap between the price and what a family can pay, and what stays uncovered. */
import type { LoanTerms } from "#domain/loans/loanTerms.ts";

export type LoanYear = {
  studyYear: number;
  /** Price minus what the family can pay, at least zero. */
  gapUsd: number;
  /** Borrowed by the student this year, within the annual and the total limit. */
  borrowedUsd: number;
  /** Deducted as the loan fee; the college receives the rest. */
  feeUsd: number;
  uncoveredUsd: number;
};

export type LoanPlan = {
  years: readonly LoanYear[];
  borrowedUsd: number;
  uncoveredUsd: number;
  /** How much of the uncovered part a parent loan could cover within its limits. Shown, but never counted as covered. */
  parentLoanRoomUsd: number;
  /** Monthly payment over the repayment years: no interest during college (subsidized), and interest from day one. */
  monthlyLowUsd: number;
  monthlyHighUsd: number;
  terms: LoanTerms;
};

/** Months between leaving college and the first payment. */
const graceMonths = 6;

/** Level monthly payment in dollars, not rounded, for a loan at `rateShare` a year over `years`. 27,000 at 6.52% over ten years is 307. */
export function calculateMonthlyPayment(principalUsd: number, rateShare: number, years: number): number {
  const months = years * 12;
  const monthly = rateShare / 12;
  if (monthly === 0) return principalUsd / months;
  return (principalUsd * monthly) / (1 - (1 + monthly) ** -months);
}

/**
 * A dependent student's loan plan for each year's gap, in whole dollars. One award year's terms are used for all years,
 * because later ones are not published. Negative gaps count as zero.
 */
export function coverByLoans(gapsUsd: readonly number[], terms: LoanTerms): LoanPlan {
  let borrowedUsd = 0;
  let parentUsd = 0;
  const years: LoanYear[] = [];
  for (const [index, gap] of gapsUsd.entries()) {
    const gapUsd = Math.max(0, Math.round(gap));
    const yearLimit = terms.dependentYearLimitsUsd[Math.min(index, 3)] ?? 0;
    const room = Math.min(yearLimit, terms.dependentTotalLimitUsd - borrowedUsd);
    const wanted = Math.ceil(gapUsd / (1 - terms.studentFeeShare));
    const borrowed = Math.max(0, Math.min(room, wanted));
    const feeUsd = Math.round(borrowed * terms.studentFeeShare);
    const uncoveredUsd = Math.max(0, gapUsd - (borrowed - feeUsd));
    borrowedUsd += borrowed;
    parentUsd += Math.min(uncoveredUsd, terms.parentYearLimitUsd, terms.parentTotalLimitUsd - parentUsd);
    years.push({ studyYear: index + 1, gapUsd, borrowedUsd: borrowed, feeUsd, uncoveredUsd });
  }
  const owed = years.reduce(
    (sum, year) =>
      sum + year.borrowedUsd * (1 + terms.studentRateShare * countYearsWaiting(year, years.length)),
    0,
  );
  return {
    years,
    borrowedUsd,
    uncoveredUsd: years.reduce((sum, year) => sum + year.uncoveredUsd, 0),
    parentLoanRoomUsd: parentUsd,
    monthlyLowUsd: Math.round(
      calculateMonthlyPayment(borrowedUsd, terms.studentRateShare, terms.repaymentYears),
    ),
    monthlyHighUsd: Math.round(calculateMonthlyPayment(owed, terms.studentRateShare, terms.repaymentYears)),
    terms,
  };
}

/** Years of simple interest before repayment, from the start of the year of study to the end of the grace period. */
function countYearsWaiting(year: LoanYear, studyYears: number): number {
  return studyYears - year.studyYear + 1 + graceMonths / 12;
}
