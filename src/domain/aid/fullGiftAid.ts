/**
 * No Pell Grant beside full gift aid: from 2026-27 a student whose non-federal grants and scholarships cover the whole cost
 * of attendance gets none. Public Law 119-21, section 83004.
 */
import { latestValue, valueIn } from "#facts/fact.ts";
import { pellEndsAtFullGiftAid } from "#facts/federal-aid/pell.ts";

export const fullGiftAidResults = [
  /** Neither figure is known, so the rule was not tested. */
  "notGiven",
  "costMissing",
  "giftAidMissing",
  /** The award year is before the rule. */
  "notYetLaw",
  "belowCost",
  "coversCost",
] as const;
export type FullGiftAidResult = (typeof fullGiftAidResults)[number];

/** Whole dollars for the same period; null if not known. */
export type GiftAidFigures = { costOfAttendanceUsd: number | null; nonFederalGiftAidUsd: number | null };

/**
 * Grants from the state, the college and private donors count, and reaching the cost exactly is enough. Loans never count.
 * A letter may not say its year: null is read as a year under the law of today.
 */
export function checkFullGiftAid(
  awardYear: string | null,
  { costOfAttendanceUsd: cost, nonFederalGiftAidUsd: giftAid }: GiftAidFigures,
): FullGiftAidResult {
  if (cost === null) return giftAid === null ? "notGiven" : "costMissing";
  if (giftAid === null) return "giftAidMissing";
  const isLaw =
    awardYear === null ? latestValue(pellEndsAtFullGiftAid) : valueIn(pellEndsAtFullGiftAid, awardYear);
  if (isLaw !== true) return "notYetLaw";
  return giftAid >= cost ? "coversCost" : "belowCost";
}
