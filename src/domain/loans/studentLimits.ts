/** What a student may borrow from the federal government in each year of study, and what of it reaches the college. */
import type { LoanTerms } from "#domain/loans/loanTerms.ts";

export type Dependency = "dependent" | "independent";

/** Whole dollars of one year of study. */
export type StudyYearLimit = {
  studyYear: number;
  mostUsd: number;
  /** Of it the part that may be subsidized where the student has need. */
  subsidizedMostUsd: number;
  /** Kept back as the fee when the most is borrowed, to the nearest dollar; the college receives the rest. */
  feeUsd: number;
};

/**
 * The limits of so many years at full-time study (1 to 8), for who borrows the most every year: the total ends them.
 * Terms of one award year are used for all years, because later ones are not published.
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
