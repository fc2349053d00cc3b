/** How a chance is shown: ends rounded to five points, "under 5" and "over 95", and a hundred dots. */
import type { ChanceEstimate } from "./chance.ts";

/** An end of the range as people read it: codes, so that words can be chosen elsewhere. */
export type ShownEnd = { code: "under5" } | { code: "over95" } | { code: "percent"; percent: number };

export type ShownChance = {
  low: ShownEnd;
  high: ShownEnd;
  /** Of 100 dots: sure within the range, possible within the range, the rest. They sum to 100. */
  dots: { low: number; between: number; rest: number };
  /** The middle of the range, in dots. */
  middleDots: number;
};

const under5: ShownEnd = { code: "under5" };
const over95: ShownEnd = { code: "over95" };

/** Rounds a share 0-1 to the nearest five points; below 5% and above 95%, unrounded, it is a code. */
export function toShownShare(share: number): ShownEnd {
  if (share < 0.05) return under5;
  if (share > 0.95) return over95;
  // Twentieths, with a hair's allowance for shares such as 0.625 that binary numbers hold just below.
  return { code: "percent", percent: 5 * Math.round(share * 20 + 1e-9) };
}

export function toShownChance(chance: ChanceEstimate): ShownChance {
  const low = countDots(chance.low);
  const high = countDots(chance.high);
  return {
    low: toShownShare(chance.low),
    high: toShownShare(chance.high),
    dots: { low, between: high - low, rest: 100 - high },
    middleDots: countDots(chance.share),
  };
}

/** Whole dots of 100; never none and never all, since no estimate is certain. */
function countDots(share: number): number {
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
