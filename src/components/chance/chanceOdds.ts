/** A chance as a number of students out of a group, which people picture best. */

export type ChanceOdds =
  | { code: "about"; count: number; of: 10 | 20 }
  | { code: "fewerThan"; count: 1; of: 20 }
  | { code: "moreThan"; count: 19; of: 20 };

/** `share` is 0 to 1, unrounded. Out of ten; near both ends out of twenty, since 0 or 10 of 10 would sound certain. */
export function toOdds(share: number): ChanceOdds {
  if (share < 0.05) return { code: "fewerThan", count: 1, of: 20 };
  if (share > 0.95) return { code: "moreThan", count: 19, of: 20 };
  if (share < 0.075) return { code: "about", count: 1, of: 20 };
  if (share > 0.925) return { code: "about", count: 19, of: 20 };
  return { code: "about", count: Math.min(9, Math.max(1, Math.round(share * 10))), of: 10 };
}
