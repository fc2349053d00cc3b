/** Which admission guarantees a student meets: certain ones count as admitted, others say what to confirm. */
import {
  type AdmissionGuarantee,
  admissionGuarantees,
  type FurtherNeed,
} from "#domain/admission/admissionGuarantees.ts";
import type { Profile } from "#domain/people/profile.ts";
import { findBestLineStatus, listFurtherNeeds } from "./checkGuarantee.ts";

export type GuaranteeStatus = {
  guarantee: AdmissionGuarantee;
  /** `guaranteed`: certain from the answers. `check`: the figures qualify, the rest has to be confirmed with the agency. */
  status: "guaranteed" | "check";
  stillNeeds: readonly FurtherNeed[];
};

/**
 * The guarantees this student qualifies for, by college. Living in a state is taken as finishing high school there.
 * `confirmed` lists conditions the student says they meet. Compute once per profile.
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

/** The guarantee that makes admission to this college certain; null if there is none. */
export function findMetGuaranteeId(
  statuses: ReadonlyMap<number, GuaranteeStatus>,
  unitId: number,
): string | null {
  const status = statuses.get(unitId);
  return status?.status === "guaranteed" ? status.guarantee.id : null;
}
