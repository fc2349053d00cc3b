/** What is near, what comes first, and what is worth naming among the colleges that a list may have. */
import type { MatchPriceBand } from "./curves.ts";
import { type Candidate, firstListRule } from "./firstListRule.ts";

type Any = Candidate<MatchPriceBand>;

const { rings, farMiles } = firstListRule;

export const byScore = (a: Any, b: Any) => b.score - a.score;
export const byMiles = (a: Any, b: Any) => (a.miles ?? Infinity) - (b.miles ?? Infinity);
/** The nearest ring first; inside it what fits better, and among two-year colleges the nearest. A public college of the home state is never beyond the last ring. */
export const byRing = (a: Any, b: Any) =>
  findRing(a) - findRing(b) || (a.isTwoYear && b.isTwoYear ? byMiles(a, b) : byScore(a, b));

function findRing({ miles, isHomePublic }: Any): number {
  const ring = miles === null ? 0 : rings.findIndex((most) => miles <= most);
  return ring >= 0 ? ring : isHomePublic ? rings.length - 1 : rings.length;
}

/** Within a day's drive, or a public college of the home state. */
export const isNear = ({ miles, isHomePublic }: Any) => isHomePublic || (miles ?? 0) <= farMiles;

export function isWithin({ miles }: Any, most: number): boolean {
  return (miles ?? 0) <= most;
}

/** Worth naming beside a list that misses it: no reach, nor a college without the field or where few finish. */
export function isWorthNaming({ kind, isRarelyFinished, canBeListed, hasField }: Any): boolean {
  return canBeListed && hasField && kind !== null && kind !== "reach" && !isRarelyFinished;
}
