/** Colleges for a special purpose that a student must ask for: they appear in every search but not on a first list. */
import type { CollegeSummary, SpecialFocus } from "#domain/college/college.ts";
import type { MajorFamily } from "#domain/college/majorFamilies.ts";
import type { StateCode } from "#domain/college/states.ts";
import { samePlaceMiles } from "#domain/geography/nearness.ts";
import {
  churchEndorsement,
  maritimeAcademies,
  militaryColleges,
  serviceAcademies,
  tribalMembersOnly,
} from "#domain/match/specialAdmission.ts";
import type { Profile } from "#domain/people/profile.ts";

export type SpecialPurpose =
  | "onlineOnly"
  | "singleSex"
  | "tribal"
  | "service"
  | "military"
  | "maritime"
  | "endorsement"
  | "territory"
  | "oneField";

/** Purposes that make a college a match for few. */
export type NarrowPurpose =
  | "onlineOnly"
  | "tribal"
  | "military"
  | "maritime"
  | "endorsement"
  | "territory"
  | "theology";

/** U.S. territories and freely associated states. */
export const territories: ReadonlySet<StateCode> = new Set<StateCode>([
  "AS",
  "FM",
  "GU",
  "MH",
  "MP",
  "PR",
  "PW",
  "VI",
]);

/** Majors that imply a specialized college. */
export const familiesOfFocus: Readonly<Record<SpecialFocus, readonly MajorFamily[]>> = {
  faith: ["38", "39"],
  health: ["34", "51"],
  art: ["04", "10", "50"],
  technology: ["11", "14", "15", "41", "46", "47", "48", "49"],
  business: ["52"],
  law: ["22"],
};
const familiesOfService: readonly MajorFamily[] = ["28", "29"];
/** Ships are transportation; a maritime academy also leads to a commission. */
const familiesOfShips: readonly MajorFamily[] = ["49", ...familiesOfService];

/** The special purpose the student did not ask for; null for a college suitable for anyone's first list. */
export function findUnrequestedPurpose(
  college: CollegeSummary,
  profile: Profile,
  /** Straight-line miles from home; null if unknown. */
  miles: number | null,
): SpecialPurpose | null {
  const { specialFocus, unitId } = college;
  if (college.isOnlineOnly) return "onlineOnly";
  // We do not ask about gender or tribe; a tribal college is listed only for students who live close to it.
  if (college.isMenOnly || college.isWomenOnly) return "singleSex";
  if (college.isTribal && !isLocalTribal(college, miles)) return "tribal";
  if (serviceAcademies.has(unitId) && !wantsField(profile, familiesOfService)) return "service";
  const cadets = findUnrequestedCadets(college, profile);
  if (cadets !== null) return cadets;
  if (churchEndorsement.has(unitId) && !wantsField(profile, familiesOfFocus.faith)) return "endorsement";
  if (territories.has(college.state) && !isFromTerritory(profile)) return "territory";
  return specialFocus === null || wantsField(profile, familiesOfFocus[specialFocus]) ? null : "oneField";
}

/**
 * The purpose that makes a college a match for few, and not for this student: taught online only, for members of tribes,
 * for cadets, in a territory, for theology, or in another state and for those whom a church leader endorses. Colleges for women or
 * men, and of any other field, are matches like the rest. Null for nearly every college.
 */
export function findNarrowPurpose(
  college: CollegeSummary,
  profile: Profile,
  /** Straight-line miles from home; null if unknown. */
  miles: number | null,
): NarrowPurpose | null {
  if (college.isOnlineOnly) return "onlineOnly";
  if (college.isTribal && !isLocalTribal(college, miles)) return "tribal";
  const cadets = findUnrequestedCadets(college, profile);
  if (cadets !== null) return cadets;
  if (territories.has(college.state)) return isFromTerritory(profile) ? null : "territory";
  const isEndorsed = churchEndorsement.has(college.unitId) && college.state !== profile.homeState;
  if (!isEndorsed && college.specialFocus !== "faith") return null;
  if (wantsField(profile, familiesOfFocus.faith)) return null;
  return isEndorsed ? "endorsement" : "theology";
}

/** Life in uniform is a choice, wherever the college is: even next door it is for those who chose its field. */
function findUnrequestedCadets({ unitId }: CollegeSummary, profile: Profile): "military" | "maritime" | null {
  if (militaryColleges.has(unitId)) return wantsField(profile, familiesOfService) ? null : "military";
  return maritimeAcademies.has(unitId) && !wantsField(profile, familiesOfShips) ? "maritime" : null;
}

function isLocalTribal({ unitId }: CollegeSummary, miles: number | null): boolean {
  return miles !== null && miles <= samePlaceMiles && !tribalMembersOnly.has(unitId);
}

function wantsField({ majorFamilies }: Profile, families: readonly MajorFamily[]): boolean {
  return families.some((family) => majorFamilies.includes(family));
}

function isFromTerritory({ homeState }: Profile): boolean {
  return homeState !== null && territories.has(homeState);
}
