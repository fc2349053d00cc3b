/** How a chance is displayed: rounded to five points, with "under 5" and "over 95", and as a hundred dots. */
import { scoreLeftOutRule } from "#domain/admission/chanceParameters.ts";
import type { ChanceEstimate } from "./chance.ts";

/** One end of the displayed range, as a code that words.ts turns into text. */
export type ShownEnd = { code: "under5" } | { code: "over95" } | { code: "percent"; percent: number };

export type ShownChance = {
  low: ShownEnd;
  high: ShownEnd;
  /** Of 100 dots: certain within the range, possible within the range, and the rest. They add up to 100. */
  dots: { low: number; between: number; rest: number };
  /** The middle of the range, in dots. */
  middleDots: number;
};

const under5: ShownEnd = { code: "under5" };
const over95: ShownEnd = { code: "over95" };

/** Rounds a share 0-1 to the nearest five points; below 5% and above 95% (before rounding) it is a code. */
export function toShownShare(share: number): ShownEnd {
  if (share < 0.05) return under5;
  if (share > 0.95) return over95;
  // Rounds in twentieths with a tiny tolerance, for shares such as 0.625 that binary floats store slightly low.
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

/** Whole dots out of 100, never 0 or 100, because no estimate is certain. */
function countDots(share: number): number {
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}

/** Whether leaving the score out adds enough, at a college selective enough, that a warning belongs beside it. */
export function isScoreBetterLeftOut({ share, shareWithScore, admitRate }: ChanceEstimate): boolean {
  const { fromPoints, belowAdmitRate } = scoreLeftOutRule;
  return shareWithScore !== null && share - shareWithScore >= fromPoints && admitRate < belowAdmitRate;
}
