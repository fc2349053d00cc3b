/** What a student may borrow in federal loans in each year of college, and how much of it reaches the college. */
import type { LoanTerms } from "#domain/loans/loanTerms.ts";

export type Dependency = "dependent" | "independent";

/** Whole dollars for one year of college. */
export type StudyYearLimit = {
  studyYear: number;
  mostUsd: number;
  /** The part that may be subsidized if the student has need. */
  subsidizedMostUsd: number;
  /** The fee on the maximum loan, to the nearest dollar; the college receives the rest. */
  feeUsd: number;
};

/**
 * The limits for that many years of full-time study (1 to 8), borrowing the maximum every year until the total limit.
 * One award year's terms are used for all years, because later ones are not published.
 */
export function listStudentLimits(terms: LoanTerms, dependency: Dependency, years: number): StudyYearLimit[] {
  if (!Number.isInteger(years) || years < 1 || years > 8) throw new RangeError("1 to 8 years of study");
  const yearLimits =
    dependency === "dependent" ? terms.dependentYearLimitsUsd : terms.independentYearLimitsUsd;
  let left = dependency === "dependent" ? terms.dependentTotalLimitUsd : terms.independentTotalLimitUsd;
  let subsidizedLeft = terms.subsidizedTotalLimitUsd;
  return Array.from({ length: years }, (_, index) => {
    const mostUsd = Math.min(yearLimits[Math.min(index, 3)] ?? 0, left);
    const subsidizedMostUsd = Math.min(
      terms.subsidizedYearLimitsUsd[Math.min(index, 3)] ?? 0,
      subsidizedLeft,
      mostUsd,
    );
    left -= mostUsd;
    subsidizedLeft -= subsidizedMostUsd;
    return {
      studyYear: index + 1,
      mostUsd,
      subsidizedMostUsd,
      feeUsd: Math.round(mostUsd * terms.studentFeeShare),
    };
  });
}
