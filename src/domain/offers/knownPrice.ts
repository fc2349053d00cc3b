/** Prices as far as they are known: aid above the costs that are given says nothing while other costs are not given. */
import type { OfferFigures } from "./summarizeOffer.ts";

type Price = Pick<OfferFigures, "netPriceUsd" | "missing">;
type Left = Price &
  Pick<OfferFigures, "workStudyUsd" | "studentLoanUsd" | "parentLoanUsd" | "privateLoanUsd">;

/** The net price; null where no cost is given, or where aid is above the few that are. */
export function findKnownNetPrice({ netPriceUsd, missing }: Price): number | null {
  return isBelowMissing(netPriceUsd, missing) ? null : netPriceUsd;
}

/** The family's own money for the year, after work-study and loans; null as for the net price. */
export function findLeftToPay(figures: Left): number | null {
  const { netPriceUsd, missing, workStudyUsd, studentLoanUsd, parentLoanUsd, privateLoanUsd } = figures;
  if (netPriceUsd === null) return null;
  const leftUsd = netPriceUsd - workStudyUsd - studentLoanUsd - parentLoanUsd - privateLoanUsd;
  return isBelowMissing(leftUsd, missing) ? null : leftUsd;
}

function isBelowMissing(usd: number | null, missing: Price["missing"]): boolean {
  return usd !== null && usd < 0 && missing.length > 0;
}
