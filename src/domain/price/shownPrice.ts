/** Formats a price estimate to the nearest hundred, because it is not known to the dollar. */
import { formatUsd } from "#lib/format.ts";
import type { PriceEnds } from "./shareUnder.ts";

const words = {
  range: (low: string, high: string) => `${low} to ${high}`,
  zeroOrLess: "$0 or less",
  upTo: (high: string) => `Up to ${high}`,
  lessThan: (amount: string) => `less than ${amount}`,
  about: (amount: string) => `About ${amount}`,
  byIncome: "Depends on your income",
  atFive: (amounts: string) => `Depends on your income: ${amounts}`,
};

/** The only place where an estimate is rounded: to the nearest $100; below $50 it is "$0 or less". */
export function formatShownUsd(amountUsd: number): string {
  const rounded = Math.round(amountUsd / 100) * 100;
  return rounded <= 0 ? words.zeroOrLess : formatUsd(rounded);
}

/** The same for a part of a whole, which cannot be less than nothing: "$0". */
export function formatShownPart(amountUsd: number): string {
  return formatUsd(Math.max(0, Math.round(amountUsd / 100) * 100));
}

/**
 * "$14,200 to $21,700"; one figure if both ends read the same, which is "Up to …" where an aid policy sets it. A range that
 * covers every income is no answer: then the five prices stand beside these words.
 */
export function formatShownRange(band: {
  lowUsd: number;
  highUsd: number;
  isCeiling?: boolean;
  pricesByIncome?: readonly PriceEnds[] | undefined;
}): string {
  if (band.pricesByIncome !== undefined) return words.byIncome;
  const low = formatShownUsd(band.lowUsd);
  const high = formatShownUsd(band.highUsd);
  if (low === high) {
    // A policy that leaves nothing to pay pays nobody.
    if (high === words.zeroOrLess) return band.isCeiling === true ? formatUsd(0) : high;
    return band.isCeiling === true ? words.upTo(high) : words.about(high);
  }
  return low === words.zeroOrLess ? words.range(formatUsd(0), high) : words.range(low, high);
}

/** How much more one amount is than another: "$8,000", or "less than $100". */
export function formatShownDifference(amountUsd: number): string {
  const rounded = Math.round(amountUsd / 100) * 100;
  return rounded <= 0 ? words.lessThan(formatUsd(100)) : formatUsd(rounded);
}

/** The same where nothing is drawn beside it: the five prices stand in the text. */
export function formatShownPrice(band: Parameters<typeof formatShownRange>[0]): string {
  const { pricesByIncome } = band;
  return pricesByIncome === undefined
    ? formatShownRange(band)
    : words.atFive(formatPricesByIncome(pricesByIncome));
}

/** "$6,900, $7,400, $9,800, $14,100, $19,000": the middle at each of the five incomes, the lowest first. */
export function formatPricesByIncome(prices: readonly PriceEnds[]): string {
  return prices.map(({ middleUsd }) => formatShownPart(middleUsd)).join(", ");
}
