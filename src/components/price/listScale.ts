/** The money scale that the prices of a list share: it ends where the highest of them does, so that short ranges stay long enough to see. */
import type { PriceEnds } from "#domain/price/shareUnder.ts";

type Listed = { highUsd: number; pricesByIncome?: readonly PriceEnds[] | undefined } | null;

/** The dollars at the right end, with a little room. A published price beyond it is where the line goes on. */
export function findListScale(bands: readonly Listed[], payPerYearUsd: number | null): number {
  const ends = bands.map((band) => {
    if (band === null) return 0;
    const { pricesByIncome, highUsd } = band;
    return pricesByIncome === undefined ? highUsd : Math.max(...pricesByIncome.map((one) => one.middleUsd));
  });
  return Math.max(1, payPerYearUsd ?? 0, ...ends) * 1.06;
}
