/** Colleges for a special purpose that a student must ask for: they appear in every search but not on a first list. */
import type { CollegeSummary, SpecialFocus } from "#domain/college/college.ts";
import type { MajorFamily } from "#domain/college/majorFamilies.ts";
import type { StateCode } from "#domain/college/states.ts";
import { samePlaceMiles } from "#domain/geography/nearness.ts";
import { churchEndorsement, serviceAcademies, tribalMembersOnly } from "#domain/match/specialAdmission.ts";
import type { Profile } from "#domain/people/profile.ts";

export type SpecialPurpose =
  | "onlineOnly"
  | "singleSex"
  | "tribal"
  | "service"
  | "endorsement"
  | "territory"
  | "oneField";

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
  art: ["10", "50"],
  technology: ["11", "14", "15", "41", "46", "47", "48", "49"],
  business: ["52"],
  law: ["22"],
};
const familiesOfService: readonly MajorFamily[] = ["28", "29"];

const membersOnly: ReadonlySet<number> = new Set(tribalMembersOnly.unitIds);
const endorsed: ReadonlySet<number> = new Set(churchEndorsement.unitIds);
const academies: ReadonlySet<number> = new Set(serviceAcademies.unitIds);

/** The special purpose the student did not ask for; null for a college suitable for anyone's first list. */
export function findUnrequestedPurpose(
  college: CollegeSummary,
  profile: Profile,
  /** Straight-line miles from home; null if unknown. */
  miles: number | null,
): SpecialPurpose | null {
  const { specialFocus, unitId } = college;
  const wants = (families: readonly MajorFamily[]) =>
    families.some((family) => profile.majorFamilies.includes(family));
  if (college.isOnlineOnly) return "onlineOnly";
  // We do not ask about gender or tribe; a tribal college is listed only for students who live close to it.
  if (college.isMenOnly || college.isWomenOnly) return "singleSex";
  if (college.isTribal) {
    const isLocal = miles !== null && miles <= samePlaceMiles && !membersOnly.has(unitId);
    if (!isLocal) return "tribal";
  }
  if (academies.has(unitId) && !wants(familiesOfService)) return "service";
  if (endorsed.has(unitId) && !wants(familiesOfFocus.faith)) return "endorsement";
  if (territories.has(college.state) && !isFromTerritory(profile)) return "territory";
  return specialFocus === null || wants(familiesOfFocus[specialFocus]) ? null : "oneField";
}

function isFromTerritory({ homeState }: Profile): boolean {
  return homeState !== null && territories.has(homeState);
}
