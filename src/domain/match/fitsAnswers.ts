/** Which of the student's answers a college misses: a list that says "all that fit" shows only those that miss none. */
import type { Profile } from "#domain/people/profile.ts";
import { type MatchPriceBand, scoreSize } from "./curves.ts";
import { firstListRule } from "./firstListRule.ts";
import type { RankedCollege } from "./rank.ts";
import { findNarrowPurpose } from "./specialPurpose.ts";

export const answersToFit = ["grades", "distance", "budget", "major", "size", "setting", "purpose"] as const;
export type AnswerToFit = (typeof answersToFit)[number];

/**
 * What is not published counts as a miss for distance, size and setting, and not for fields and price: a college that
 * reports no degrees may still offer a field, and its price may still be right. Levels and kinds are the ranking's.
 * Grades and scores miss where even the upper end of the chance is slim; `purpose` where a college is made for others.
 */
export function listMissedAnswers(
  { college, chance, distanceMiles, budgetLabel, field }: RankedCollege<MatchPriceBand>,
  profile: Profile,
): AnswerToFit[] {
  const missed: AnswerToFit[] = [];
  if (chance.kind === "estimate" && chance.high < firstListRule.reachHighFromShare) missed.push("grades");
  const { maxDistanceMiles, homeLatitude, majorFamilies, sizes, settings } = profile;
  if (maxDistanceMiles !== null && homeLatitude !== null && (distanceMiles ?? Infinity) > maxDistanceMiles)
    missed.push("distance");
  if (budgetLabel === "over") missed.push("budget");
  if (majorFamilies.length > 0 && field?.isOffered === false) missed.push("major");
  if (sizes.length > 0 && scoreSize(college.undergraduates ?? 0, sizes) < 100) missed.push("size");
  if (settings.length > 0 && (college.setting === null || !settings.includes(college.setting)))
    missed.push("setting");
  if (chance.kind !== "guaranteed" && findNarrowPurpose(college, profile, distanceMiles) !== null)
    missed.push("purpose");
  return missed;
}

/** How many colleges one answer alone keeps out, most first: what would bring colleges back to an empty list. */
export function countKeptOut(
  rows: readonly RankedCollege<MatchPriceBand>[],
  profile: Profile,
): { answer: AnswerToFit; count: number }[] {
  const counts = new Map<AnswerToFit, number>();
  for (const row of rows) {
    const [only, ...others] = listMissedAnswers(row, profile);
    if (only !== undefined && others.length === 0) counts.set(only, (counts.get(only) ?? 0) + 1);
  }
  return [...counts].map(([answer, count]) => ({ answer, count })).toSorted((a, b) => b.count - a.count);
}
