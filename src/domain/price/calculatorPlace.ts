/** Where the figure of a college's own calculator falls on our range. */
import type { PriceBand } from "./band.ts";
import type { CalculatorPrice } from "./calculatorPrice.ts";
import { calculateGrowthFactor } from "./growth.ts";

/** The figure in the dollars of our range: grown to the first year of college, as our prices are. */
export function toEntryYearUsd(
  { amountUsd, fallYear }: CalculatorPrice,
  entryYear: number,
  growthShare: number,
): number {
  return fallYear === null ? amountUsd : amountUsd * calculateGrowthFactor(growthShare, entryYear - fallYear);
}

export type BandPlace = "below" | "inside" | "above";

/** By the hundred, as our ends are shown: a figure that reads like an end is inside. */
export function findBandPlace(
  amountUsd: number,
  { lowUsd, highUsd }: Pick<PriceBand, "lowUsd" | "highUsd">,
): BandPlace {
  const shown = toShownHundred(amountUsd);
  if (shown < toShownHundred(lowUsd)) return "below";
  return shown > toShownHundred(highUsd) ? "above" : "inside";
}

/** Nothing below zero is shown, so a low end of less is read as zero. */
function toShownHundred(amountUsd: number): number {
  return Math.max(0, Math.round(amountUsd / 100));
}
