/** Checks one admission guarantee against a student's figures: met, met on another GPA scale, not met, or unknown. */
import type { AdmissionGuarantee, FurtherNeed } from "#domain/parameters/admissionGuarantees.ts";
import type { Profile } from "#domain/people/profile.ts";

export type GuaranteeFigures = Pick<Profile, "gpa" | "gpaScale" | "classRankTopPercent">;

/** "metOnOtherScale": the student's own GPA is high enough, but the guarantee uses another scale. */
export type LineStanding = "notMet" | "unknown" | "metOnOtherScale" | "met";

/** From worst to best. */
const order: readonly LineStanding[] = ["notMet", "unknown", "metOnOtherScale", "met"];

/** The best status over the ways to qualify; null if no thresholds are published. */
export function bestWay(guarantee: AdmissionGuarantee, figures: GuaranteeFigures): LineStanding | null {
  const ways = guarantee.ways.map(({ minimumGpa, topPercent }) => {
    const lines: LineStanding[] = [];
    if (topPercent !== null) lines.push(rankLine(figures.classRankTopPercent, topPercent));
    if (minimumGpa !== null) lines.push(gpaLine(figures, minimumGpa, guarantee.countsWeightedGpa === true));
    return order.find((one) => lines.includes(one)) ?? "met";
  });
  return order.findLast((one) => ways.includes(one)) ?? null;
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
export function guaranteeResult(
  guarantee: AdmissionGuarantee,
  figures: GuaranteeFigures,
  confirmed: readonly FurtherNeed[],
): GuaranteeResult {
  const way = bestWay(guarantee, figures);
  const stillNeeds = needsOf(guarantee, way).filter((need) => !confirmed.includes(need));
  return { guarantee, outcome: outcomeOf(guarantee, way, stillNeeds), stillNeeds };
}

/** The conditions besides grades and rank. */
export function needsOf(guarantee: AdmissionGuarantee, way: LineStanding | null): readonly FurtherNeed[] {
  return way === "metOnOtherScale" ? [...guarantee.furtherNeeds, "gpaOnTheirScale"] : guarantee.furtherNeeds;
}

function outcomeOf(
  { promises, confidence }: AdmissionGuarantee,
  way: LineStanding | null,
  stillNeeds: readonly FurtherNeed[],
): GuaranteeOutcome {
  if (way === null) return "ownLines";
  if (way === "notMet") return "notMet";
  if (way === "unknown") return "missing";
  if (confidence !== "H") return "check";
  // Nobody can confirm that there is space, so a guarantee of one of several colleges goes only that far.
  if (promises === "oneOf")
    return stillNeeds.every((need) => need === "spaceRemains") ? "sureOfOne" : "check";
  if (stillNeeds.length === 0) return "sure";
  return stillNeeds.every((need) => need === "claimTheOffer") ? "claim" : "check";
}

function rankLine(rank: number | null, limit: number): LineStanding {
  if (rank === null) return "unknown";
  return rank <= limit ? "met" : "notMet";
}

/**
 * A weighted GPA is at least as high as the unweighted one, so each gives a bound on the other. A 100-point average
 * cannot be compared with a 4.0-scale threshold.
 */
function gpaLine(
  { gpa, gpaScale }: GuaranteeFigures,
  minimum: number,
  isWeightedLine: boolean,
): LineStanding {
  if (gpa === null || gpaScale === "none" || gpaScale === "percent") return "unknown";
  const isEnough = gpa >= minimum;
  if (isWeightedLine) {
    if (isEnough) return "met";
    return gpaScale === "weighted" ? "notMet" : "unknown";
  }
  if (!isEnough) return "notMet";
  return gpaScale === "weighted" ? "metOnOtherScale" : "met";
}
