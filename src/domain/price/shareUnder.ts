/** How much of a price range is within what a family can pay: the chance that the price fits, where only the range is known. */

/** Whole dollars a year. */
export type PriceEnds = { lowUsd: number; middleUsd: number; highUsd: number };

/**
 * The share of the range at or under the budget, 0-1. Half of it lies below the middle, which is seldom half way: where a
 * range runs up to the published price, most families pay less than the mean of its ends.
 */
export function findShareUnder({ lowUsd, middleUsd, highUsd }: PriceEnds, payPerYearUsd: number): number {
  if (payPerYearUsd >= highUsd) return 1;
  if (payPerYearUsd < lowUsd) return 0;
  return payPerYearUsd < middleUsd
    ? (payPerYearUsd - lowUsd) / (middleUsd - lowUsd) / 2
    : (1 + (payPerYearUsd - middleUsd) / (highUsd - middleUsd)) / 2;
}
