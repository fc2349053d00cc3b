/** Checks one admission guarantee against a student's figures: met, met on another GPA scale, not met, or unknown. */

import type { AdmissionGuarantee, FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import { gpaScaleMaximum } from "#domain/answers/gpaScale.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { checkAll, checkAny } from "#domain/eligibility/evaluate.ts";
import { type Profile } from "#domain/people/profile.ts";

export type GuaranteeFigures = Pick<Profile, "gpa" | "gpaScale" | "classRankTopPercent">;

/** "metOnOtherScale": the student's own GPA is high enough, but the guarantee uses another scale. */
export type LineStatus = "notMet" | "unknown" | "metOnOtherScale" | "met";

/** From worst to best. */
export function findBestLineStatus(
  guarantee: AdmissionGuarantee,
  figures: GuaranteeFigures,
): LineStatus | null {
  if (guarantee.ways.length === 0) return null;
  const answers = { ...figures, gpa: withinScale(figures) };
  const { verdict, restsOnOtherGpa } = checkAny(
    waysOf(guarantee).map((conditions) => checkAll(conditions, answers)),
  );
  if (verdict === "yes") return "met";
  if (verdict === "no") return "notMet";
  return restsOnOtherGpa ? "metOnOtherScale" : "unknown";
}

/** The best status over the ways to qualify; null if no thresholds are published. */
export function waysOf({ ways, countsWeightedGpa }: AdmissionGuarantee): readonly (readonly Condition[])[] {
  return ways.map(({ minimumGpa, topPercent }) => {
    const conditions: Condition[] = [];
    if (topPercent !== null) {
      conditions.push({ kind: "atMost", fact: "classRankTopPercent", value: topPercent });
    }
    if (minimumGpa !== null) {
      conditions.push({ kind: "gpa", value: minimumGpa, rule: countsWeightedGpa ? "weighted" : "plain" });
    }
    return conditions;
  });
}

/** An average above the top of its scale still clears every line. */
function withinScale({ gpa, gpaScale }: GuaranteeFigures): number | null {
  return gpa === null || gpaScale === "none" ? gpa : Math.min(gpa, gpaScaleMaximum[gpaScale]);
}

/**
 * "sure": admission to each of the colleges. "claim": the same, once the student claims the offer. "sureOfOne": admission
 * to one of them. "check": the figures qualify, the rest has to be confirmed. "missing": a figure is unknown. "ownLines":
 * each college sets its own threshold.
 */
export type GuaranteeOutcome = "sure" | "claim" | "sureOfOne" | "check" | "missing" | "notMet" | "ownLines";

export type GuaranteeResult = {
  guarantee: AdmissionGuarantee;
  outcome: GuaranteeOutcome;
  /** Conditions the student has not confirmed; also filled in for "missing", "notMet" and "ownLines". */
  stillNeeds: readonly FurtherNeed[];
};

/** Assumes the student finishes high school in the guarantee's state. `confirmed` lists conditions the student says they meet. */
export function checkGuarantee(
  guarantee: AdmissionGuarantee,
  figures: GuaranteeFigures,
  confirmed: readonly FurtherNeed[],
): GuaranteeResult {
  const lineStatus = findBestLineStatus(guarantee, figures);
  const stillNeeds = listFurtherNeeds(guarantee, lineStatus).filter((need) => !confirmed.includes(need));
  return { guarantee, outcome: decideOutcome(guarantee, lineStatus, stillNeeds), stillNeeds };
}

/** The conditions besides grades and rank. */
export function listFurtherNeeds(
  guarantee: AdmissionGuarantee,
  lineStatus: LineStatus | null,
): readonly FurtherNeed[] {
  return lineStatus === "metOnOtherScale"
    ? [...guarantee.furtherNeeds, "gpaOnTheirScale"]
    : guarantee.furtherNeeds;
}

function decideOutcome(
  { promises, confidence, source }: AdmissionGuarantee,
  lineStatus: LineStatus | null,
  stillNeeds: readonly FurtherNeed[],
): GuaranteeOutcome {
  if (lineStatus === null) return "ownLines";
  if (lineStatus === "notMet") return "notMet";
  if (lineStatus === "unknown") return "missing";
  // One source, or the rule of a year that is over: somebody has to confirm it.
  if (confidence !== "H" || source.pastPeriod !== undefined) return "check";
  // Nobody can confirm that there is space, so a guarantee of one of several colleges goes only that far.
  if (promises === "oneOf")
    return stillNeeds.every((need) => need === "spaceRemains") ? "sureOfOne" : "check";
  if (stillNeeds.length === 0) return "sure";
  return stillNeeds.every((need) => need === "claimTheOffer") ? "claim" : "check";
}
