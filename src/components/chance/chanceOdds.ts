/** A chance in the form people picture best: so many of so many students like this one. */

export type ChanceOdds =
  | { code: "about"; count: number; of: 10 | 20 }
  | { code: "fewerThan"; count: 1; of: 20 }
  | { code: "moreThan"; count: 19; of: 20 };

/** `share` is 0-1, unrounded. Tenths; near both ends twentieths, because 0 or 10 of 10 would claim to be sure. */
export function toOdds(share: number): ChanceOdds {
  if (share < 0.05) return { code: "fewerThan", count: 1, of: 20 };
  if (share > 0.95) return { code: "moreThan", count: 19, of: 20 };
  if (share < 0.075) return { code: "about", count: 1, of: 20 };
  if (share > 0.925) return { code: "about", count: 19, of: 20 };
  return { code: "about", count: Math.min(9, Math.max(1, Math.round(share * 10))), of: 10 };
}
