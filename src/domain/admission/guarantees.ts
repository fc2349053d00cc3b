/** Which admission guarantees a student meets: certain ones count as admitted, others say what to confirm. */
import {
  type AdmissionGuarantee,
  admissionGuarantees,
  type FurtherNeed,
} from "#domain/admission/admissionGuarantees.ts";
import type { Profile } from "#domain/people/profile.ts";
import { describeSourceYear } from "#facts/describePeriod.ts";
import { isTransfer } from "./applicantStatus.ts";
import { type AssuredRule, assuredRules } from "./assuredRules.ts";
import type { MetGuarantee } from "./chance.ts";
import { findBestLineStatus, listFurtherNeeds } from "./checkGuarantee.ts";
import { checkRule, toRuleAnswers } from "./checkRule.ts";
import { type TransferRule, transferRules } from "./transferRules.ts";

export type GuaranteeStatus = {
  guarantee: AdmissionGuarantee | AssuredRule;
  /** `guaranteed`: certain from the answers. `check`: the figures qualify, the rest has to be confirmed with the agency. */
  status: "guaranteed" | "check";
  stillNeeds: readonly FurtherNeed[];
};

/**
 * The guarantees this student qualifies for, by college; all of them are for first-years. Living in a state is taken as finishing high school there.
 * `confirmed` lists conditions the student says they meet. Compute once per profile.
 */
export function checkGuarantees(
  profile: Profile,
  confirmed: readonly FurtherNeed[] = [],
): ReadonlyMap<number, GuaranteeStatus> {
  const statuses = new Map<number, GuaranteeStatus>();
  if (isTransfer(profile)) return statuses;
  const add = (unitIds: readonly number[], status: GuaranteeStatus) => {
    for (const unitId of unitIds) {
      if (statuses.get(unitId)?.status !== "guaranteed") statuses.set(unitId, status);
    }
  };
  const holding = [...confirmed, ...listAnsweredNeeds(profile)];
  for (const guarantee of admissionGuarantees) {
    if (guarantee.state !== profile.homeState) continue;
    const lineStatus = findBestLineStatus(guarantee, profile);
    // A college that publishes no line may still make an offer.
    if (lineStatus === "notMet" || lineStatus === "unknown") continue;
    if (isDenied(guarantee, profile)) continue;
    const needs = listFurtherNeeds(guarantee, lineStatus);
    const stillNeeds = needs.filter((need) => !holding.includes(need));
    const isSure =
      guarantee.promises === "each" &&
      guarantee.confidence === "H" &&
      lineStatus !== null &&
      guarantee.source.pastPeriod === undefined &&
      stillNeeds.length === 0;
    add(guarantee.unitIds, { guarantee, status: isSure ? "guaranteed" : "check", stillNeeds });
  }
  const answers = toRuleAnswers(profile);
  for (const rule of assuredRules) {
    const { outcome } = checkRule(rule, answers);
    if (outcome !== "guaranteed" && outcome !== "check") continue;
    add(rule.unitIds, { guarantee: rule, status: outcome, stillNeeds: [] });
  }
  return statuses;
}

/** Further needs that the profile's own answers settle. */
function listAnsweredNeeds(profile: Profile): readonly FurtherNeed[] {
  const { hasRequiredCourses, attendsPublicSchool, satTotal, actComposite } = profile;
  const needs: FurtherNeed[] = [];
  if (hasRequiredCourses === true) needs.push("requiredCourses");
  if (attendsPublicSchool === true) needs.push("publicSchool");
  if (satTotal !== null || actComposite !== null) needs.push("testTaken");
  return needs;
}

/** The student has said that one of the conditions does not hold: an offer to seniors is past for a graduate. */
export function isDenied(
  { furtherNeeds }: AdmissionGuarantee,
  { gradeYear, hasRequiredCourses, attendsPublicSchool }: Profile,
): boolean {
  return (
    (gradeYear === 13 && furtherNeeds.includes("claimTheOffer")) ||
    (hasRequiredCourses === false && furtherNeeds.includes("requiredCourses")) ||
    (attendsPublicSchool === false && furtherNeeds.includes("publicSchool"))
  );
}

/** The promise or rule with this id, which a guaranteed chance names. */
export function findPromise(id: string): AdmissionGuarantee | AssuredRule | TransferRule | null {
  return [...admissionGuarantees, ...assuredRules, ...transferRules].find((one) => one.id === id) ?? null;
}

/** The guarantee that makes admission to this college certain; null if there is none. */
export function findMetGuarantee(
  statuses: ReadonlyMap<number, GuaranteeStatus>,
  unitId: number,
): MetGuarantee | null {
  const status = statuses.get(unitId);
  if (status?.status !== "guaranteed") return null;
  const { id, name, source } = status.guarantee;
  return { id, promise: { name, year: describeSourceYear(source) } };
}
