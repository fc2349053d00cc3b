/** Federal student loans by award year: rates, fees and limits. A year that is not here is not published yet. */
import type { Source } from "#lib/source.ts";

export type LoanTerms = {
  awardYear: string;
  /** Fixed interest a year of Direct loans to undergraduates. */
  studentRateShare: number;
  /** Kept back from each payment to the college. */
  studentFeeShare: number;
  /** Most that a dependent student may borrow in the first, second, third and each later year of study. */
  dependentYearLimitsUsd: readonly [number, number, number, number];
  /** Most that a dependent student may owe in all. */
  dependentTotalLimitUsd: number;
  /** Of the year's limit the part that may be subsidized, for who has need; the same for every student. */
  subsidizedYearLimitsUsd: readonly [number, number, number, number];
  subsidizedTotalLimitUsd: number;
  /** The same limits for an independent student, or one whose parents were refused a parent's loan. */
  independentYearLimitsUsd: readonly [number, number, number, number];
  independentTotalLimitUsd: number;
  /** True where the independent limits were not read in a publication of this award year: shown as a thing to check. */
  areIndependentLimitsToCheck: boolean;
  parentRateShare: number;
  /** A parent's loan: most a year for one student, and most in all. */
  parentYearLimitUsd: number;
  parentTotalLimitUsd: number;
  /** Years of the standard plan that the monthly payment is worked out for. */
  repaymentYears: number;
  source: Source;
};

/** Rates from the auction of May 2026; limits of Public Law 119-21 for loans from July 1, 2026. */
export const loanTerms2026: LoanTerms = {
  awardYear: "2026-27",
  studentRateShare: 0.0652,
  studentFeeShare: 0.01057,
  dependentYearLimitsUsd: [5_500, 6_500, 7_500, 7_500],
  dependentTotalLimitUsd: 31_000,
  subsidizedYearLimitsUsd: [3_500, 4_500, 5_500, 5_500],
  subsidizedTotalLimitUsd: 23_000,
  independentYearLimitsUsd: [9_500, 10_500, 12_500, 12_500],
  independentTotalLimitUsd: 57_500,
  areIndependentLimitsToCheck: true,
  parentRateShare: 0.0907,
  parentYearLimitUsd: 20_000,
  parentTotalLimitUsd: 65_000,
  repaymentYears: 10,
  source: {
    id: "federal-loans-2026-27",
    title: "Federal student loans: interest rates, fees and limits, Federal Student Aid",
    year: "2026-27",
    url: "https://studentaid.gov/understand-aid/types/loans/interest-rates",
  },
};

/** Terms of an award year written "2026-27", or null where they are not published yet. */
export function loanTermsOf(awardYear: string): LoanTerms | null {
  return awardYear === loanTerms2026.awardYear ? loanTerms2026 : null;
}
