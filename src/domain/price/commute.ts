/** Whether a student can commute from home to a college, and which living arrangement is priced if not. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { commuteMiles } from "#domain/geography/nearness.ts";
import { measureTravel } from "#domain/geography/travel.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import type { CommuteFrom } from "./commuteFrom.ts";

export type Commute = "near" | "beyond" | "unknown";

/** Miles in one degree of latitude, rounded down: a quick check that skips the exact distance of a college with one campus. */
const milesPerDegree = 68;

/** Without a location, another state counts as too far, since most of it is. An online college is always in reach. */
export function classifyCommute(college: CollegeSummary, { homeState, homePosition }: CommuteFrom): Commute {
  if (college.isOnlineOnly) return "near";
  const { latitude, longitude, places } = college;
  if (homePosition === undefined || homePosition === null || latitude === null || longitude === null) {
    return homeState === null || homeState === college.state ? "unknown" : "beyond";
  }
  const isFar = Math.abs(latitude - homePosition.latitude) * milesPerDegree > commuteMiles;
  if (isFar && places === undefined) return "beyond";
  return (measureTravel(homePosition, college).distanceMiles ?? 0) <= commuteMiles ? "near" : "beyond";
}

/** The living arrangement to price: beyond commuting distance, living on campus replaces living with family. */
export function chooseLivingPlan<Plan extends LivingPlan | null>(
  college: CollegeSummary,
  asked: Plan,
  from: CommuteFrom,
): Plan | "onCampus" {
  return asked === "withFamily" && classifyCommute(college, from) === "beyond" ? "onCampus" : asked;
}
