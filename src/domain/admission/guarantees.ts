/** Which promised places a student's answers meet: certain ones count as a yes, the others say what to check. */
import {
  type AdmissionGuarantee,
  admissionGuarantees,
  type FurtherNeed,
} from "#domain/admission/admissionGuarantees.ts";
import type { Profile } from "#domain/people/profile.ts";
import { findBestLineStatus, listFurtherNeeds } from "./checkGuarantee.ts";

export type GuaranteeStatus = {
  guarantee: AdmissionGuarantee;
  /** `guaranteed`: certain from the answers. `check`: the figures fit, the rest must be asked of the agency. */
  status: "guaranteed" | "check";
  stillNeeds: readonly FurtherNeed[];
};

/**
 * The promises whose figures this student meets, by college. Living in a state is read as finishing high school there.
 * `confirmed` holds conditions that the student has said they meet. Derive it once per profile.
 */
export function checkGuarantees(
  profile: Profile,
  confirmed: readonly FurtherNeed[] = [],
): ReadonlyMap<number, GuaranteeStatus> {
  const statuses = new Map<number, GuaranteeStatus>();
  for (const guarantee of admissionGuarantees) {
    if (guarantee.state !== profile.homeState) continue;
    const lineStatus = findBestLineStatus(guarantee, profile);
    if (lineStatus !== "met" && lineStatus !== "metOnOtherScale") continue;
    const needs = listFurtherNeeds(guarantee, lineStatus);
    const stillNeeds = needs.filter((need) => !confirmed.includes(need));
    const isSure = guarantee.promises === "each" && guarantee.confidence === "H" && stillNeeds.length === 0;
    for (const unitId of guarantee.unitIds) {
      if (statuses.get(unitId)?.status === "guaranteed") continue;
      statuses.set(unitId, { guarantee, status: isSure ? "guaranteed" : "check", stillNeeds });
    }
  }
  return statuses;
}

/** The guarantee that makes this college a sure yes, or null. */
export function findMetGuaranteeId(
  statuses: ReadonlyMap<number, GuaranteeStatus>,
  unitId: number,
): string | null {
  const status = statuses.get(unitId);
  return status?.status === "guaranteed" ? status.guarantee.id : null;
}
