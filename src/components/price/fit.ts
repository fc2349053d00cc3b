/** How a price band compares with what the family can pay per year, in a sentence. */

import { chooseBudgetLabel } from "#domain/price/budgetLabel.ts";
import { formatShownDifference } from "#domain/price/shownPrice.ts";
import { words } from "./words.ts";

/** Null if the family has not said what it can pay. */
export function describeFit(
  band: { lowUsd: number; highUsd: number },
  payPerYearUsd: number | null,
): string | null {
  if (payPerYearUsd === null) return null;
  const budget = chooseBudgetLabel(band, payPerYearUsd);
  if (budget === "within") return words.fit.within;
  const overLow = formatShownDifference(band.lowUsd - payPerYearUsd);
  const overHigh = formatShownDifference(band.highUsd - payPerYearUsd);
  if (budget === "maybe") return words.fit.partly(overHigh);
  return overLow === overHigh ? words.fit.aboveOnly(overHigh) : words.fit.above(overLow, overHigh);
}
