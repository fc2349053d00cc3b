/** Which promised places a student's answers meet: certain ones count as a yes, the others say what to check. */
import {
  type AdmissionGuarantee,
  admissionGuarantees,
  type FurtherNeed,
} from "#domain/admission/admissionGuarantees.ts";
import type { Profile } from "#domain/people/profile.ts";
import { bestWay, needsOf } from "./guaranteeStanding.ts";

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

/** The guarantee that makes this college a sure yes, or null. */
export function sureGuaranteeId(
  standings: ReadonlyMap<number, GuaranteeStanding>,
  unitId: number,
): string | null {
  const standing = standings.get(unitId);
  return standing?.standing === "guaranteed" ? standing.guarantee.id : null;
}
