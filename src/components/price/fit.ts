/** How a price band lies to what the family can pay in a year. */

import { formatShownDifference } from "./shownPrice.ts";
import { words } from "./words.ts";

export type Fit = "within" | "partly" | "above";

/** Null where the family has not said what it can pay. Unrounded ends are compared. */
export function classifyFit(band: { lowUsd: number; highUsd: number }, payPerYearUsd: number | null): Fit | null {
  if (payPerYearUsd === null) return null;
  if (band.highUsd <= payPerYearUsd) return "within";
  return band.lowUsd <= payPerYearUsd ? "partly" : "above";
}

export function describeFit(
  band: { lowUsd: number; highUsd: number },
  payPerYearUsd: number | null,
): string | null {
  const fit = classifyFit(band, payPerYearUsd);
  if (fit === null || payPerYearUsd === null) return null;
  if (fit === "within") return words.fit.within;
  const overLow = formatShownDifference(band.lowUsd - payPerYearUsd);
  const overHigh = formatShownDifference(band.highUsd - payPerYearUsd);
  if (fit === "partly") return words.fit.partly(overHigh);
  return overLow === overHigh ? words.fit.aboveOnly(overHigh) : words.fit.above(overLow, overHigh);
}
