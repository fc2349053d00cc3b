/** Aid offers for the example months: made up, and built from what each college published on average. */

import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { Offer, OfferLine } from "#domain/offers/offer.ts";
import type { Bracket } from "#domain/price/brackets.ts";
import type { Colleges } from "#server/colleges.ts";

/** Most that the Michigan Achievement Scholarship paid a year at a four-year college, 2025-26 (MI Student Aid). */
const stateAwardUsd = 5_500;

/**
 * Cost: the published average cost of attendance. Gift aid: so much that the average net price of the family's income
 * bracket is left; of it the Pell Grant, the state award, and the rest from the college. Both figures are of 2023-24.
 * Null where the college publishes too little.
 */
export function makeFictionalOffer(
  unitId: number,
  { bracket, pellUsd, colleges }: { bracket: Bracket; pellUsd: number; colleges: Colleges },
): Offer | null {
  const record = colleges.recordOf(unitId);
  const netPriceUsd = record?.netPriceByIncomeUsd[bracket] ?? null;
  if (record === null || record.averageCostUsd === null || netPriceUsd === null) return null;
  const giftUsd = record.averageCostUsd - netPriceUsd;
  const pell = Math.min(pellUsd, giftUsd);
  const state = Math.min(stateAwardUsd, giftUsd - pell);
  const [subsidizedUsd] = loanTerms2026.subsidizedYearLimitsUsd;
  const [loanUsd] = loanTerms2026.dependentYearLimitsUsd;
  const lines: OfferLine[] = [
    makeOfferLine("Cost of attendance", "totalCost", record.averageCostUsd, "college", null),
    makeOfferLine("Federal Pell Grant", "grant", pell, "federal", true),
    makeOfferLine("Michigan Achievement Scholarship", "grant", state, "state", true),
    makeOfferLine("College grant", "grant", giftUsd - pell - state, "college", null),
    makeOfferLine("Federal Direct Subsidized Loan", "studentLoan", subsidizedUsd, "federal", null),
    makeOfferLine("Federal Direct Unsubsidized Loan", "studentLoan", loanUsd - subsidizedUsd, "federal", null),
  ];
  return {
    id: `example${unitId}`,
    unitId,
    collegeName: record.name,
    // The figures it is built from are of that year.
    academicYear: "2023-24",
    lines: lines.filter(({ amountUsd }) => amountUsd !== 0),
    practices: {},
  };
}

function makeOfferLine(
  label: string,
  kind: OfferLine["kind"],
  amountUsd: number,
  source: OfferLine["source"],
  isRenewable: boolean | null,
): OfferLine {
  return { label: `${label} (made up for this example)`, kind, amountUsd, source, isRenewable };
}
