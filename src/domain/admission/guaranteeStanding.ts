/** How one promised place stands for a student's figures: met for certain, met on another scale, missed, or not told. */
import type { AdmissionGuarantee, FurtherNeed } from "#domain/parameters/admissionGuarantees.ts";
import type { Profile } from "#domain/people/profile.ts";

export type GuaranteeFigures = Pick<Profile, "gpa" | "gpaScale" | "classRankTopPercent">;

/** "metOnOtherScale": the student's own average is enough, but the promise counts another one. */
export type LineStanding = "notMet" | "unknown" | "metOnOtherScale" | "met";

/** From the worst to the best. */
const order: readonly LineStanding[] = ["notMet", "unknown", "metOnOtherScale", "met"];

/** The best of the ways in; null where no line is published. */
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
export function guaranteeResult(
  guarantee: AdmissionGuarantee,
  figures: GuaranteeFigures,
  confirmed: readonly FurtherNeed[],
): GuaranteeResult {
  const way = bestWay(guarantee, figures);
  const stillNeeds = needsOf(guarantee, way).filter((need) => !confirmed.includes(need));
  return { guarantee, outcome: outcomeOf(guarantee, way, stillNeeds), stillNeeds };
}

/** What has to be true beside the figures. */
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
  // Whether there is space nobody can confirm: a place at one of them is promised only as far as it goes.
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
 * A weighted average reads at least as high as the plain one, so each says something of the other. A 100-point average
 * cannot be held against a grade-point line.
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
