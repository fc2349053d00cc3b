/** A chance as a number of students out of a group, which people picture best. */

export type ChanceOdds =
  | { code: "about"; count: number; of: 10 | 20 }
  | { code: "fewerThan"; count: 1; of: 20 }
  | { code: "moreThan"; count: 19; of: 20 };

/**
 * `share` and the upper end of its range are 0 to 1, unrounded. Out of ten; near both ends out of twenty, since 0 or 10 of 10
 * would sound certain. Never more than the range that stands beside it: where a chance is capped at 25%, it is 2 in 10, not 3.
 */
export function toOdds({ share, high }: { share: number; high: number }): ChanceOdds {
  if (share < 0.05) return { code: "fewerThan", count: 1, of: 20 };
  if (share > 0.95) return { code: "moreThan", count: 19, of: 20 };
  if (share < 0.075) return { code: "about", count: 1, of: 20 };
  if (share > 0.925) return { code: "about", count: 19, of: 20 };
  const shownHigh = Math.round(high * 20 + 1e-9) / 20;
  const most = Math.min(9, Math.floor(shownHigh * 10 + 1e-9));
  return { code: "about", count: Math.max(1, Math.min(most, Math.round(share * 10))), of: 10 };
}
