/** What living costs by plan, and where the mix of plans inside a college's average price lies. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import { livingMix } from "#domain/price/livingMix.ts";

/**
 * Books, housing, food and other costs in dollars of 2024-25 for this plan; the nearest plan's figure where the
 * college reports none for this one; null where it reports none at all.
 */
export function calculateLivingCost(college: CollegeSummary, plan: LivingPlan): number | null {
  const { livingOnCampusUsd: on, livingOffCampusUsd: off, livingWithFamilyUsd: family } = college;
  if (plan === "onCampus") return on ?? off ?? family;
  if (plan === "offCampus") return off ?? on ?? family;
  return family ?? off ?? on;
}

/** Whether `livingCostOf` answers with another plan's figure. */
export function isLivingSubstituted(college: CollegeSummary, plan: LivingPlan): boolean {
  if (plan === "onCampus") return college.livingOnCampusUsd === null;
  if (plan === "offCampus") return college.livingOffCampusUsd === null;
  return college.livingWithFamilyUsd === null;
}

/** Living cost of the dearer usual plan: on campus where the college houses students, else in a place of one's own. */
export function getAwayLivingCost(college: CollegeSummary): number | null {
  return isHousing(college) ? college.livingOnCampusUsd : calculateLivingCost(college, "offCampus");
}

/** Between living with family (0) and living away (1): where the college's average student is taken to be. */
export function findLivingMix(college: CollegeSummary): { awayShare: number; spreadShare: number } {
  const byControl = livingMix[college.control];
  return isHousing(college) ? byControl.housing : byControl.commuter;
}

/** Two-year colleges count as commuter colleges: those that have rooms house few of their students. */
function isHousing(college: CollegeSummary): boolean {
  return college.livingOnCampusUsd !== null && college.level === "fourYear";
}
