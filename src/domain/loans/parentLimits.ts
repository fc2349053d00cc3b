/** What a parent may borrow for one student, year by year, under the limits for loans from July 1, 2026. */
import type { LoanTerms } from "#domain/loans/loanTerms.ts";

export type ParentLoanPlan = { borrowedByYearUsd: readonly number[]; borrowedUsd: number; beyondUsd: number };

/** `wantedUsd` is per year for that many years; `beyondUsd` is what the limits do not allow. Whole dollars. */
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
