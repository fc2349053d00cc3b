/** Federal student loans by award year: rates, fees and limits. A year that is not here is not published yet. */
import { periodsOf, requireValue } from "#facts/fact.ts";
import {
  loanIndependentYearLimitsOrigins,
  loanStudentRateOrigins,
} from "#facts/federal-aid/loans.origins.ts";
import * as facts from "#facts/federal-aid/loans.ts";
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
  parentFeeShare: number;
  /** A parent's loan: most a year for one student, and most in all. */
  parentYearLimitUsd: number;
  parentTotalLimitUsd: number;
  /** Years of the standard plan that the monthly payment is worked out for. */
  repaymentYears: number;
  source: Source;
};

/** Rates from the auction of May 2026; limits of Public Law 119-21 for loans from July 1, 2026. */
export const loanTerms2026 = readLoanTerms("2026-27");

function readLoanTerms(awardYear: string): LoanTerms {
  return {
    awardYear,
    studentRateShare: requireValue(facts.loanStudentRate, awardYear),
    studentFeeShare: requireValue(facts.loanStudentFee, awardYear),
    dependentYearLimitsUsd: requireValue(facts.loanDependentYearLimits, awardYear),
    dependentTotalLimitUsd: requireValue(facts.loanDependentTotalLimit, awardYear),
    subsidizedYearLimitsUsd: requireValue(facts.loanSubsidizedYearLimits, awardYear),
    subsidizedTotalLimitUsd: requireValue(facts.loanSubsidizedTotalLimit, awardYear),
    independentYearLimitsUsd: requireValue(facts.loanIndependentYearLimits, awardYear),
    independentTotalLimitUsd: requireValue(facts.loanIndependentTotalLimit, awardYear),
    areIndependentLimitsToCheck: requireValue(loanIndependentYearLimitsOrigins, awardYear).confidence !== "H",
    parentRateShare: requireValue(facts.loanParentRate, awardYear),
    parentFeeShare: requireValue(facts.loanParentFee, awardYear),
    parentYearLimitUsd: requireValue(facts.loanParentYearLimit, awardYear),
    parentTotalLimitUsd: requireValue(facts.loanParentTotalLimit, awardYear),
    repaymentYears: requireValue(facts.loanStandardYears, awardYear),
    source: requireValue(loanStudentRateOrigins, awardYear).source,
  };
}

/** Terms of an award year written "2026-27", or null where they are not published yet. */
export function findLoanTerms(awardYear: string): LoanTerms | null {
  if (awardYear === loanTerms2026.awardYear) return loanTerms2026;
  return periodsOf(facts.loanStudentRate).includes(awardYear) ? readLoanTerms(awardYear) : null;
}
