/** The five income brackets of the federal net price figures. */
import { incomeBrackets } from "#domain/college/college.ts";

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
