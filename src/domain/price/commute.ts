/** Whether a student can live with family at a college, and which plan is priced where that was asked and cannot be. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import { calculateDistanceMiles, type Position } from "#domain/geography/distance.ts";
import { commuteMiles } from "#domain/geography/nearness.ts";
import type { LivingPlan, Profile } from "#domain/people/profile.ts";

/** Home as far as the family told it: its state, and its place by ZIP code. */
export type CommuteFrom = { homeState: StateCode | null; homePosition?: Position | null };

export function toHome({ homeState, homeLatitude, homeLongitude }: Profile): CommuteFrom {
  const isPlaced = homeLatitude !== null && homeLongitude !== null;
  return {
    homeState,
    homePosition: isPlaced ? { latitude: homeLatitude, longitude: homeLongitude } : null,
  };
}

export type Commute = "near" | "beyond" | "unknown";

/** Straight miles of one degree north or south, rounded down: who is farther by that alone needs no finer reckoning. */
const milesPerDegree = 68;

/** Without a place, another state counts as too far: most of it is. An online college is near everywhere. */
export function classifyCommute(college: CollegeSummary, { homeState, homePosition }: CommuteFrom): Commute {
  if (college.isOnlineOnly) return "near";
  const { latitude, longitude } = college;
  if (homePosition === undefined || homePosition === null || latitude === null || longitude === null) {
    return homeState === null || homeState === college.state ? "unknown" : "beyond";
  }
  if (Math.abs(latitude - homePosition.latitude) * milesPerDegree > commuteMiles) return "beyond";
  return calculateDistanceMiles(homePosition, { latitude, longitude }) <= commuteMiles ? "near" : "beyond";
}

/** The plan that is priced at this college: living with family gives way to living on campus beyond commuting distance. */
export function chooseLivingPlan<Plan extends LivingPlan | null>(
  college: CollegeSummary,
  asked: Plan,
  from: CommuteFrom,
): Plan | "onCampus" {
  return asked === "withFamily" && classifyCommute(college, from) === "beyond" ? "onCampus" : asked;
}
