/** Colleges for a special purpose that a student must ask for: they appear in every search but not on a first list. */
import type { CollegeSummary, SpecialFocus } from "#domain/college/college.ts";
import type { MajorFamily } from "#domain/college/majorFamilies.ts";
import type { StateCode } from "#domain/college/states.ts";
import { samePlaceMiles } from "#domain/geography/nearness.ts";
import {
  churchEndorsement,
  faithCurriculum,
  fewFieldColleges,
  maritimeAcademies,
  militaryColleges,
  mountainColleges,
  needIncomeLimits,
  needRequired,
  serviceAcademies,
  signingColleges,
  signingPrograms,
  tribalMembersOnly,
} from "#domain/match/specialAdmission.ts";
import type { Money, Profile } from "#domain/people/profile.ts";

export type SpecialPurpose =
  | "need"
  | "community"
  | "signing"
  | "onlineOnly"
  | "singleSex"
  | "tribal"
  | "service"
  | "military"
  | "maritime"
  | "endorsement"
  | "faithCurriculum"
  | "territory"
  | "oneField";

/** Purposes that make a college a match for few. */
export type NarrowPurpose =
  | "signing"
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

/**
 * Whether a college is of a kind that the student wishes for: historically Black, of a faith, for women, with a signing
 * community, or tribal. One of several wishes is enough.
 */
export function meetsWish(college: CollegeSummary, { wishes }: Pick<Profile, "wishes">): boolean {
  return wishes.some((wish) => wishTests[wish](college));
}

const wishTests: Readonly<Record<Profile["wishes"][number], (college: CollegeSummary) => boolean>> = {
  hbcu: ({ isHbcu }) => isHbcu,
  faith: ({ isReligious }) => isReligious,
  womens: ({ isWomenOnly }) => isWomenOnly,
  signing: ({ unitId }) => signingPrograms.has(unitId),
  tribal: ({ isTribal, unitId }) => isTribal && !tribalMembersOnly.has(unitId),
};

/** The special purpose the student did not ask for; null for a college suitable for anyone's first list. */
export function findUnrequestedPurpose(
  college: CollegeSummary,
  profile: Profile,
  money: Money,
  /** Straight-line miles from home; null if unknown. */
  miles: number | null,
): SpecialPurpose | null {
  const { specialFocus, unitId } = college;
  if (college.isOnlineOnly) return "onlineOnly";
  if (meetsWish(college, profile)) return null;
  if (signingColleges.has(unitId)) return "signing";
  // Nobody is asked about gender or tribe: such a college is for those who wish for one, a tribal one also for its neighbors.
  if (college.isMenOnly || college.isWomenOnly) return "singleSex";
  if (college.isTribal && !isLocalTribal(college, miles)) return "tribal";
  if (needRequired.has(unitId) && !showsNeed(money)) return "need";
  if (mountainColleges.has(unitId) && (miles === null || miles > communityMiles)) return "community";
  if (serviceAcademies.has(unitId) && !wantsField(profile, familiesOfService)) return "service";
  const cadets = findUnrequestedCadets(college, profile);
  if (cadets !== null) return cadets;
  if (faithCurriculum.has(unitId) && !wantsField(profile, familiesOfFocus.faith)) return "faithCurriculum";
  if (churchEndorsement.has(unitId) && !wantsField(profile, familiesOfFocus.faith)) return "endorsement";
  if (territories.has(college.state) && !isFromTerritory(profile)) return "territory";
  const fields = fewFieldColleges.get(unitId);
  if (fields !== undefined && !profile.majorFamilies.some((family) => fields.includes(family)))
    return "oneField";
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
  if (meetsWish(college, profile)) return null;
  if (signingColleges.has(college.unitId)) return "signing";
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

/** Straight miles from a college that serves its own mountains. An assumption: it lists counties. */
export const communityMiles = 100;

/** By Berea's own lines for a family's size, four where it was not told; an income that was not told shows no need. */
function showsNeed({ familyIncomeUsd, familySize }: Money): boolean {
  if (familyIncomeUsd === null) return false;
  const place = Math.min(Math.max((familySize ?? 4) - 2, 0), needIncomeLimits.length - 1);
  return familyIncomeUsd < (needIncomeLimits[place] ?? 0);
}

function wantsField({ majorFamilies }: Profile, families: readonly MajorFamily[]): boolean {
  return families.some((family) => majorFamilies.includes(family));
}

function isFromTerritory({ homeState }: Profile): boolean {
  return homeState !== null && territories.has(homeState);
}
