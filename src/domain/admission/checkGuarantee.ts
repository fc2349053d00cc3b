/** How one promised place stands for a student's figures: met for certain, met on another scale, missed, or not told. */

import type { AdmissionGuarantee, FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { checkAll, checkAny } from "#domain/eligibility/evaluate.ts";
import { gpaScaleMaximum, type Profile } from "#domain/people/profile.ts";

export type GuaranteeFigures = Pick<Profile, "gpa" | "gpaScale" | "classRankTopPercent">;

/** "metOnOtherScale": the student's own average is enough, but the promise counts another one. */
export type LineStatus = "notMet" | "unknown" | "metOnOtherScale" | "met";

/** The best of the ways in; null where no line is published. */
export function findBestLineStatus(guarantee: AdmissionGuarantee, figures: GuaranteeFigures): LineStatus | null {
  if (guarantee.ways.length === 0) return null;
  const answers = { ...figures, gpa: withinScale(figures) };
  const { verdict, restsOnOtherGpa } = checkAny(
    waysOf(guarantee).map((conditions) => checkAll(conditions, answers)),
  );
  if (verdict === "yes") return "met";
  if (verdict === "no") return "notMet";
  return restsOnOtherGpa ? "metOnOtherScale" : "unknown";
}

/** Each way as the conditions that it sets. */
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
 * "sure": a place at each of the colleges. "claim": the same, once the offer is claimed. "sureOfOne": a place at one of
 * them. "check": the figures fit, the rest is to be asked. "missing": a figure is not told. "ownLines": each college
 * decides by a line of its own.
 */
export type GuaranteeOutcome = "sure" | "claim" | "sureOfOne" | "check" | "missing" | "notMet" | "ownLines";

export type GuaranteeResult = {
  guarantee: AdmissionGuarantee;
  outcome: GuaranteeOutcome;
  /** What the student has not confirmed; for "missing", "notMet" and "ownLines" as well. */
  stillNeeds: readonly FurtherNeed[];
};

/** For a student who finishes high school in the promise's state. `confirmed` is what the student says they meet. */
export function checkGuarantee(
  guarantee: AdmissionGuarantee,
  figures: GuaranteeFigures,
  confirmed: readonly FurtherNeed[],
): GuaranteeResult {
  const lineStatus = findBestLineStatus(guarantee, figures);
  const stillNeeds = listFurtherNeeds(guarantee, lineStatus).filter((need) => !confirmed.includes(need));
  return { guarantee, outcome: decideOutcome(guarantee, lineStatus, stillNeeds), stillNeeds };
}

/** What has to be true beside the figures. */
export function listFurtherNeeds(guarantee: AdmissionGuarantee, lineStatus: LineStatus | null): readonly FurtherNeed[] {
  return lineStatus === "metOnOtherScale" ? [...guarantee.furtherNeeds, "gpaOnTheirScale"] : guarantee.furtherNeeds;
}

function decideOutcome(
  { promises, confidence }: AdmissionGuarantee,
  lineStatus: LineStatus | null,
  stillNeeds: readonly FurtherNeed[],
): GuaranteeOutcome {
  if (lineStatus === null) return "ownLines";
  if (lineStatus === "notMet") return "notMet";
  if (lineStatus === "unknown") return "missing";
  if (confidence !== "H") return "check";
  // Whether there is space nobody can confirm: a place at one of them is promised only as far as it goes.
  if (promises === "oneOf")
    return stillNeeds.every((need) => need === "spaceRemains") ? "sureOfOne" : "check";
  if (stillNeeds.length === 0) return "sure";
  return stillNeeds.every((need) => need === "claimTheOffer") ? "claim" : "check";
}
