/**
 * The price at colleges that meet full need, where a dollar more of what a family is asked to pay is a dollar more of price.
 * Above $110,000 it follows the Student Aid Index, between two published averages: that of the bracket below and that above.
 */
import type { NetPriceByIncome } from "#domain/college/college.ts";
import { indexCheck } from "#domain/price/priceIndexCheck.ts";
import { type Bracket, topBracket } from "./brackets.ts";
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

/**
 * The price of a bracket, or what families with a higher income paid on average, if that is less: grants by need never leave more
 * to those with less. The lowest bracket's average is often above the next one's, since it also holds families with little
 * income and much property. The highest bracket has no upper end and does not count.
 */
export function findLeastAbove(prices: NetPriceByIncome, at: Bracket, price: number): number {
  let least = price;
  for (let above = at + 1; above < topBracket; above++) least = Math.min(least, prices[above] ?? least);
  return least;
}
