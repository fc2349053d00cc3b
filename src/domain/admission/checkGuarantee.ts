/** How one promised place stands for a student's figures: met for certain, met on another scale, missed, or not told. */
import type { AdmissionGuarantee, FurtherNeed } from "#domain/parameters/admissionGuarantees.ts";
import type { Profile } from "#domain/people/profile.ts";

export type GuaranteeFigures = Pick<Profile, "gpa" | "gpaScale" | "classRankTopPercent">;

/** "metOnOtherScale": the student's own average is enough, but the promise counts another one. */
export type LineStatus = "notMet" | "unknown" | "metOnOtherScale" | "met";

/** From the worst to the best. */
const lineOrder: readonly LineStatus[] = ["notMet", "unknown", "metOnOtherScale", "met"];

/** The best of the ways in; null where no line is published. */
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
  // Whether there is space nobody can confirm: a place at one of them is promised only as far as it goes.
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
 * A weighted average reads at least as high as the plain one, so each says something of the other. A 100-point average
 * cannot be held against a grade-point line.
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
