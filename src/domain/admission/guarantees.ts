/** Which promised places a student's answers meet: certain ones count as a yes, the others say what to check. */
import {
  type AdmissionGuarantee,
  admissionGuarantees,
  type FurtherNeed,
} from "#domain/parameters/admissionGuarantees.ts";
import type { Profile } from "#domain/people/profile.ts";

export type GuaranteeStanding = {
  guarantee: AdmissionGuarantee;
  /** `guaranteed`: certain from the answers. `check`: the figures fit, the rest must be asked of the agency. */
  standing: "guaranteed" | "check";
  stillNeeds: readonly FurtherNeed[];
};

/**
 * The promises whose figures this student meets, by college. Living in a state is read as finishing high school there.
 * `confirmed` holds conditions that the student has said they meet. Derive it once per profile.
 */
export function guaranteeStandings(
  profile: Profile,
  confirmed: readonly FurtherNeed[] = [],
): ReadonlyMap<number, GuaranteeStanding> {
  const standings = new Map<number, GuaranteeStanding>();
  for (const guarantee of admissionGuarantees) {
    if (guarantee.state !== profile.homeState) continue;
    const way = wayMet(guarantee, profile);
    if (way === null) continue;
    const needs = way.isGpaCertain
      ? guarantee.furtherNeeds
      : [...guarantee.furtherNeeds, "gpaOnTheirScale" as const];
    const stillNeeds = needs.filter((need) => !confirmed.includes(need));
    const isSure = guarantee.promises === "each" && guarantee.confidence === "H" && stillNeeds.length === 0;
    for (const unitId of guarantee.unitIds) {
      if (standings.get(unitId)?.standing === "guaranteed") continue;
      standings.set(unitId, { guarantee, standing: isSure ? "guaranteed" : "check", stillNeeds });
    }
  }
  return standings;
}

/** The guarantee that makes this college a sure yes, or null. */
export function sureGuaranteeId(
  standings: ReadonlyMap<number, GuaranteeStanding>,
  unitId: number,
): string | null {
  const standing = standings.get(unitId);
  return standing?.standing === "guaranteed" ? standing.guarantee.id : null;
}

/** The way in that is met, a certain one first; null where none is. */
function wayMet(guarantee: AdmissionGuarantee, profile: Profile): { isGpaCertain: boolean } | null {
  // The promises count plain averages: a weighted or 100-point one may read higher than the agency's.
  const isOnTheirScale = profile.gpaScale === "unweighted" || profile.gpaScale === "letter";
  let found: { isGpaCertain: boolean } | null = null;
  for (const { minimumGpa, topPercent } of guarantee.ways) {
    if (topPercent !== null && !isRankWithin(profile.classRankTopPercent, topPercent)) continue;
    if (minimumGpa === null) return { isGpaCertain: true };
    if (!hasGpaOf(profile, minimumGpa)) continue;
    if (isOnTheirScale) return { isGpaCertain: true };
    found = { isGpaCertain: false };
  }
  return found;
}

function isRankWithin(rankTopPercent: number | null, limit: number): boolean {
  return rankTopPercent !== null && rankTopPercent <= limit;
}

/** A 100-point average cannot be held against a grade-point line, so it never meets one. */
function hasGpaOf(profile: Profile, minimumGpa: number): boolean {
  if (profile.gpaScale === "none" || profile.gpaScale === "percent") return false;
  return profile.gpa !== null && profile.gpa >= minimumGpa;
}
