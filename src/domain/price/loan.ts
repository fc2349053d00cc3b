/** How a gap between price and what a family can pay would be covered by federal student loans, and what stays uncovered. */
import type { LoanTerms } from "#domain/loans/loanTerms.ts";

export type LoanYear = {
  studyYear: number;
  /** Price less what the family can pay, never below zero. */
  gapUsd: number;
  /** Borrowed by the student this year: within the year's limit and the limit in all. */
  borrowedUsd: number;
  /** Kept back as the fee; the college receives the rest. */
  feeUsd: number;
  uncoveredUsd: number;
};

export type LoanPlan = {
  years: readonly LoanYear[];
  borrowedUsd: number;
  uncoveredUsd: number;
  /** Of the uncovered, what a parent's loan could carry within its limits. Named, never counted as covered. */
  parentLoanRoomUsd: number;
  /** Dollars a month over the repayment years: no interest while studying (subsidized), and interest from day one. */
  monthlyLowUsd: number;
  monthlyHighUsd: number;
  terms: LoanTerms;
};

/** Months between leaving college and the first payment. */
const graceMonths = 6;

/** Level payment a month in dollars, not rounded, for a loan at `rateShare` a year over `years`. 27,000 at 6.52% over ten years is 307. */
export function calculateMonthlyPayment(principalUsd: number, rateShare: number, years: number): number {
  const months = years * 12;
  const monthly = rateShare / 12;
  if (monthly === 0) return principalUsd / months;
  return (principalUsd * monthly) / (1 - (1 + monthly) ** -months);
}

/**
 * A loan plan of a dependent student for the gaps of each year of study, in whole dollars. Terms of one award year are
 * used for all years: later ones are not published. Gaps below zero count as none.
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
    (sum, year) => sum + year.borrowedUsd * (1 + terms.studentRateShare * countYearsWaiting(year, years.length)),
    0,
  );
  return {
    years,
    borrowedUsd,
    uncoveredUsd: years.reduce((sum, year) => sum + year.uncoveredUsd, 0),
    parentLoanRoomUsd: parentUsd,
    monthlyLowUsd: Math.round(calculateMonthlyPayment(borrowedUsd, terms.studentRateShare, terms.repaymentYears)),
    monthlyHighUsd: Math.round(calculateMonthlyPayment(owed, terms.studentRateShare, terms.repaymentYears)),
    terms,
  };
}

/** Years of simple interest before repayment, from the start of the study year to the end of the grace months. */
function countYearsWaiting(year: LoanYear, studyYears: number): number {
  return studyYears - year.studyYear + 1 + graceMonths / 12;
}
