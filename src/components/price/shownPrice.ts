/** A price estimate as people read it: to the hundred, because it is not known to the dollar. */
import { formatUsd } from "#lib/format.ts";
import { words } from "./words.ts";

/** The one place where an estimate is rounded: to the nearest $100; below $50 it is "$0 or less". */
export function formatShownUsd(amountUsd: number): string {
  const rounded = Math.round(amountUsd / 100) * 100;
  return rounded <= 0 ? words.zeroOrLess : formatUsd(rounded);
}

/** "$14,200 to $21,700"; one figure where both ends read the same; "Up to …" where the low end is zero or less. */
export function formatShownRange(band: { lowUsd: number; highUsd: number }): string {
  const low = formatShownUsd(band.lowUsd);
  const high = formatShownUsd(band.highUsd);
  if (low === high) return high === words.zeroOrLess ? high : words.about(high);
  return low === words.zeroOrLess ? words.range(formatUsd(0), high) : words.range(low, high);
}

/** How much more one amount is than another: "$8,000", or "less than $100". */
export function formatShownDifference(amountUsd: number): string {
  const rounded = Math.round(amountUsd / 100) * 100;
  return rounded <= 0 ? words.lessThan(formatUsd(100)) : formatUsd(rounded);
}
