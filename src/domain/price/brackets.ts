/** The five income brackets of the federal net price data. */
import { incomeBrackets } from "#domain/college/college.ts";
import { formatUsd } from "#lib/format.ts";

export type Bracket = 0 | 1 | 2 | 3 | 4;
export const brackets: readonly Bracket[] = [0, 1, 2, 3, 4];
export const topBracket = 4;

/** The bracket of a family income in dollars a year; upper ends are inclusive ($48,000 is in the second). */
export function findBracket(familyIncomeUsd: number): Bracket {
  for (const bracket of brackets) {
    const upper = incomeBrackets[bracket].toUsd;
    if (upper !== null && familyIncomeUsd <= upper) return bracket;
  }
  return topBracket;
}

/** The open-ended range goes on from $110,000; about what its families earn in the middle. */
const topIncomeUsd = 160_000;

/** The income that stands for its range: the middle, and for the open-ended one an amount that is said with it. */
export function getBracketIncome(bracket: Bracket): number {
  const { fromUsd, toUsd } = incomeBrackets[bracket];
  return toUsd === null ? topIncomeUsd : Math.round((Math.max(0, fromUsd - 1) + toUsd) / 2 / 500) * 500;
}

/** "Up to $30,000", "$30,001 to $48,000", "Over $110,000". */
export function nameBracket(bracket: Bracket): string {
  const { fromUsd, toUsd } = incomeBrackets[bracket];
  if (toUsd === null) return `Over ${formatUsd(fromUsd - 1)}`;
  return bracket === 0 ? `Up to ${formatUsd(toUsd)}` : `${formatUsd(fromUsd)} to ${formatUsd(toUsd)}`;
}
