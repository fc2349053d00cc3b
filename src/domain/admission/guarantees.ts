/** Which admission guarantees a student meets: certain ones count as admitted, others say what to confirm. */
import {
  type AdmissionGuarantee,
  admissionGuarantees,
  type FurtherNeed,
} from "#domain/parameters/admissionGuarantees.ts";
import type { Profile } from "#domain/people/profile.ts";
import { bestWay, needsOf } from "./guaranteeStanding.ts";

export type GuaranteeStanding = {
  guarantee: AdmissionGuarantee;
  /** `guaranteed`: certain from the answers. `check`: the figures qualify, the rest has to be confirmed with the agency. */
  standing: "guaranteed" | "check";
  stillNeeds: readonly FurtherNeed[];
};

/**
 * The guarantees this student qualifies for, by college. Living in a state is taken as finishing high school there.
 * `confirmed` lists conditions the student says they meet. Compute once per profile.
 */
export function guaranteeStandings(
  profile: Profile,
  confirmed: readonly FurtherNeed[] = [],
): ReadonlyMap<number, GuaranteeStanding> {
  const standings = new Map<number, GuaranteeStanding>();
  for (const guarantee of admissionGuarantees) {
    if (guarantee.state !== profile.homeState) continue;
    const way = bestWay(guarantee, profile);
    if (way !== "met" && way !== "metOnOtherScale") continue;
    const needs = needsOf(guarantee, way);
    const stillNeeds = needs.filter((need) => !confirmed.includes(need));
    const isSure = guarantee.promises === "each" && guarantee.confidence === "H" && stillNeeds.length === 0;
    for (const unitId of guarantee.unitIds) {
      if (standings.get(unitId)?.standing === "guaranteed") continue;
      standings.set(unitId, { guarantee, standing: isSure ? "guaranteed" : "check", stillNeeds });
    }
  }
  return standings;
}

/** The guarantee that makes admission to this college certain; null if there is none. */
export function sureGuaranteeId(
  standings: ReadonlyMap<number, GuaranteeStanding>,
  unitId: number,
): string | null {
  const standing = standings.get(unitId);
  return standing?.standing === "guaranteed" ? standing.guarantee.id : null;
}
