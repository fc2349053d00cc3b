/** When a list with low odds is mended, and by what; apart from the search, which pages load when they ask. */
import type { Profile } from "#domain/people/profile.ts";

/** Assumptions; shares are odds of a four-year college whose price fits. */
export const mendRule = {
  /** A list with lower odds, shown as 49 in 100 or less, is likelier to leave a student without a college than with one. */
  evenOdds: 0.495,
  /** How many colleges are named, and what one of them must add to be worth naming. */
  named: 2,
  leastGain: 0.05,
  /** How many candidates are compared as pairs, after all were compared alone. */
  paired: 24,
  /** Where fewer than 40% finish, only public colleges of the home state are named, and none where fewer than this do. */
  rareCompletionFromShare: 0.3,
  /** Straight miles from home; a public college of the home state may be farther. */
  withinMiles: 600,
  /** A budget is named in steps of this many dollars a year, and no higher than families pay anywhere. */
  budgetStepUsd: 500,
  highestBudgetUsd: 100_000,
} as const;

/** What stands beside the odds where two colleges would mend a list alike, in shares of them. */
export const mendWorth = {
  /** What a point of a first list's score, for nearness, wishes and fit, is worth beside the odds, 0-1. */
  perScorePoint: 0.0015,
  /** The same for a college of a kind that the student wishes for. */
  wishedValue: 0.05,
} as const;

/** Two-year colleges alone were asked for: then they are what the odds are about. */
export function isTwoYearOnly({ levels }: Profile): boolean {
  return levels.includes("twoYear") && !levels.includes("fourYear");
}
