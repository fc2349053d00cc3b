/** Living costs by living arrangement, and where the mix inside a college's average price lies. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import { livingMix } from "#domain/price/livingMix.ts";

/**
 * Books, housing, food and other costs in 2024-25 dollars for this arrangement; the closest arrangement's figure if the
 * college does not report this one; null if it reports none.
 */
export function calculateLivingCost(college: CollegeSummary, plan: LivingPlan): number | null {
  const { livingOnCampusUsd: on, livingOffCampusUsd: off, livingWithFamilyUsd: family } = college;
  if (plan === "onCampus") return on ?? off ?? family;
  if (plan === "offCampus") return off ?? on ?? family;
  return family ?? off ?? on;
}

/** Whether another arrangement's figure is used instead. */
export function isLivingSubstituted(college: CollegeSummary, plan: LivingPlan): boolean {
  if (plan === "onCampus") return college.livingOnCampusUsd === null;
  if (plan === "offCampus") return college.livingOffCampusUsd === null;
  return college.livingWithFamilyUsd === null;
}

/** Living cost away from home: on campus if the college has housing, otherwise off campus. */
export function getAwayLivingCost(college: CollegeSummary): number | null {
  return isHousing(college) ? college.livingOnCampusUsd : calculateLivingCost(college, "offCampus");
}

const mostlyFromHome: ReadonlyMap<number, number> = new Map(livingMix.mostlyFromHome);

/** Whether nearly all of the college's students live at home, as at the City University of New York. */
export const isMostlyFromHome = ({ unitId }: CollegeSummary) => mostlyFromHome.has(unitId);

/**
 * Where the college's average student is between living with family (0) and away (1): by its own average cost where that says
 * nearly all live at home, otherwise as at colleges of its kind.
 */
export function findLivingMix(college: CollegeSummary): { awayShare: number; spreadShare: number } {
  const { housing, commuter } = livingMix[college.control];
  if (!isHousing(college)) return commuter;
  const awayShare = mostlyFromHome.get(college.unitId);
  return awayShare === undefined ? housing : { ...housing, awayShare };
}

/** Two-year colleges count as commuter colleges, because those with housing house few of their students. */
function isHousing(college: CollegeSummary): boolean {
  return college.livingOnCampusUsd !== null && college.level === "fourYear";
}
