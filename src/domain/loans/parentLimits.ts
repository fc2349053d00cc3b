/** What a parent may borrow for one student, year by year, within the limits of loans from July 1, 2026. */
import type { LoanTerms } from "#domain/loans/loanTerms.ts";

export type ParentLoanPlan = { borrowedByYearUsd: readonly number[]; borrowedUsd: number; beyondUsd: number };

/** `wantedUsd` each year for so many years; what the limits do not allow is `beyondUsd`. Whole dollars. */
export function planParentLoans(wantedUsd: number, years: number, terms: LoanTerms): ParentLoanPlan {
  let leftUsd = terms.parentTotalLimitUsd;
  const borrowedByYearUsd = Array.from({ length: years }, () => {
    const borrowedUsd = Math.min(wantedUsd, terms.parentYearLimitUsd, leftUsd);
    leftUsd -= borrowedUsd;
    return borrowedUsd;
  });
  const borrowedUsd = terms.parentTotalLimitUsd - leftUsd;
  return { borrowedByYearUsd, borrowedUsd, beyondUsd: wantedUsd * years - borrowedUsd };
}
