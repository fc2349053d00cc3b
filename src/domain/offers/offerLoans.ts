/** What the student loans of one award letter cost a month after college. */

import type { LoanTerms } from "#domain/loans/loanTerms.ts";
import type { BorrowedYear } from "#domain/loans/monthlyPayment.ts";
import { type Payment, payBack } from "#domain/price/loan.ts";
import type { OfferLine } from "./offer.ts";

const unsubsidizedName = /\bunsub/iu;
const subsidizedName = /\bsub/iu;

/** By its name in the letter; a loan that doesn't say is not. */
export function isSubsidized(label: string): boolean {
  return subsidizedName.test(label) && !unsubsidizedName.test(label);
}

/**
 * Over the years that payments are compared by. Where the letter does not say which loan is subsidized, the range goes from
 * as much as a first-year student may have to none. Null without a student loan.
 */
export function estimateOfferPayment(
  lines: readonly OfferLine[],
  studyYears: number,
  terms: LoanTerms,
): Payment | null {
  const loans = lines.filter(({ kind }) => kind === "studentLoan");
  const sum = (some: readonly OfferLine[]) =>
    some.reduce((total, { amountUsd }) => total + (amountUsd ?? 0), 0);
  const loanUsd = sum(loans);
  if (loanUsd === 0) return null;
  const unsubsidizedUsd = sum(loans.filter(({ label }) => unsubsidizedName.test(label)));
  const subsidizedUsd = sum(loans.filter(({ label }) => isSubsidized(label)));
  const unsaidUsd = loanUsd - subsidizedUsd - unsubsidizedUsd;
  const roomUsd = Math.max(0, terms.subsidizedYearLimitsUsd[0] - subsidizedUsd);
  const split = (ofUnsaidUsd: number): BorrowedYear[] => [
    {
      studyYear: 1,
      subsidizedUsd: subsidizedUsd + ofUnsaidUsd,
      unsubsidizedUsd: loanUsd - subsidizedUsd - ofUnsaidUsd,
    },
  ];
  return payBack(split(Math.min(unsaidUsd, roomUsd)), split(0), studyYears, terms).monthly;
}
