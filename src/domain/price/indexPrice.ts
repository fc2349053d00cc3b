/**
 * The price by Student Aid Index at colleges that meet full need, where a dollar more of what a family is asked to pay is
 * a dollar more of price. Two published averages anchor it: that of the bracket below $110,000 and that above.
 */
import { indexCheck } from "#domain/price/priceIndexCheck.ts";
import { estimateIndex, typicalFamily } from "./familyIndex.ts";

/** The index of the typical family in the middle of the bracket from $75,001 to $110,000, with half of typical assets. */
const belowIndexUsd = estimateIndex(92_500, typicalFamily.people, typicalFamily.mostAssetsUsd / 2);

/** Half of the width that held eight of ten differences between index and published price, in 2023-24 dollars. */
export const indexSpreadUsd = indexCheck.spanUsd / 2;

/** The average prices of the two highest brackets in 2023-24 dollars, and the factor to the entry year. */
export type IndexLine = { below: number; top: number; netFactor: number };

/**
 * In 2023-24 dollars. The average of the top bracket is paid by families whose index comes to about that average, so the
 * line runs from the lower bracket's average to there, and rises dollar by dollar beyond.
 */
export function priceAtIndex({ below, top, netFactor }: IndexLine, indexUsd: number): number {
  const topIndexUsd = top * netFactor;
  if (top <= below || topIndexUsd <= belowIndexUsd)
    return top + Math.max(0, indexUsd - Math.max(topIndexUsd, belowIndexUsd)) / netFactor;
  const share = (indexUsd - belowIndexUsd) / (topIndexUsd - belowIndexUsd);
  if (share >= 1) return top + (indexUsd - topIndexUsd) / netFactor;
  return below + Math.max(0, share) * (top - below);
}
