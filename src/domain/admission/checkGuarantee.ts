/** Checks one admission guarantee against a student's figures: met, met on another GPA scale, not met, or unknown. */
import type { AdmissionGuarantee, FurtherNeed } from "#domain/parameters/admissionGuarantees.ts";
import type { Profile } from "#domain/people/profile.ts";

export type GuaranteeFigures = Pick<Profile, "gpa" | "gpaScale" | "classRankTopPercent">;

/** "metOnOtherScale": the student's own GPA is high enough, but the guarantee uses another scale. */
export type LineStatus = "notMet" | "unknown" | "metOnOtherScale" | "met";

/** From worst to best. */
const lineOrder: readonly LineStatus[] = ["notMet", "unknown", "metOnOtherScale", "met"];

/** The best status over the ways to qualify; null if no thresholds are published. */
export function findBestLineStatus(
  guarantee: AdmissionGuarantee,
  figures: GuaranteeFigures,
): LineStatus | null {
  const ways = guarantee.ways.map(({ minimumGpa, topPercent }) => {
    const lines: LineStatus[] = [];
    if (topPercent !== null) lines.push(checkRank(figures.classRankTopPercent, topPercent));
    if (minimumGpa !== null) lines.push(checkGpa(figures, minimumGpa, guarantee.countsWeightedGpa === true));
    return lineOrder.find((one) => lines.includes(one)) ?? "met";
  });
  return lineOrder.findLast((one) => ways.includes(one)) ?? null;
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
  { promises, confidence }: AdmissionGuarantee,
  lineStatus: LineStatus | null,
  stillNeeds: readonly FurtherNeed[],
): GuaranteeOutcome {
  if (lineStatus === null) return "ownLines";
  if (lineStatus === "notMet") return "notMet";
  if (lineStatus === "unknown") return "missing";
  if (confidence !== "H") return "check";
  // Nobody can confirm that there is space, so a guarantee of one of several colleges goes only that far.
  if (promises === "oneOf")
    return stillNeeds.every((need) => need === "spaceRemains") ? "sureOfOne" : "check";
  if (stillNeeds.length === 0) return "sure";
  return stillNeeds.every((need) => need === "claimTheOffer") ? "claim" : "check";
}

function checkRank(rank: number | null, limit: number): LineStatus {
  if (rank === null) return "unknown";
  return rank <= limit ? "met" : "notMet";
}

/**
 * A weighted GPA is at least as high as the unweighted one, so each gives a bound on the other. A 100-point average
 * cannot be compared with a 4.0-scale threshold.
 */
function checkGpa({ gpa, gpaScale }: GuaranteeFigures, minimum: number, isWeightedLine: boolean): LineStatus {
  if (gpa === null || gpaScale === "none" || gpaScale === "percent") return "unknown";
  const isEnough = gpa >= minimum;
  if (isWeightedLine) {
    if (isEnough) return "met";
    return gpaScale === "weighted" ? "notMet" : "unknown";
  }
  if (!isEnough) return "notMet";
  return gpaScale === "weighted" ? "metOnOtherScale" : "met";
}
