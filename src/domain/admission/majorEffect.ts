/** What a major's own rate does to a chance, without the published rates themselves: the chance may be loaded alone. */
import { toLogOdds, toShare } from "./curve.ts";
import type { MajorWideningReason } from "./majorParameters.ts";

export type RateResidency = "resident" | "nonresident" | "international";

/** How an enrolled student gets into the major. */
export type LaterEntry = "open" | "gated" | "nearClosed" | "closed" | "separate";

/** A published rate, with where it comes from. Shares are 0-1; `year` is the fall. */
export type PublishedRate = {
  factId: string;
  period: string;
  year: number;
  unit: string;
  cip: readonly string[];
  /** Whose rate this is: residents' or nonresidents'; null if it covers everyone. */
  residency: RateResidency | null;
  rate: number;
  /** The college's own rate of that fall, for the same applicants; null if unknown. */
  overallRate: number | null;
  /** One of the University of California's fields, which mix many majors. */
  isBroad: boolean;
  laterEntry: LaterEntry | null;
};

export type MajorRate = PublishedRate & {
  overallRate: number;
  /** What the student asked for: a family or program of majors. */
  wish: string;
  /** Added to the log-odds of a student with the same record. */
  logOddsShift: number;
  /** The rate is for residents or nonresidents alone, so how the college treats them is in it already. */
  replacesResidency: boolean;
  /** A later fall whose rate cannot be compared, because the college's own is not known. */
  newer: { year: number; rate: number } | null;
  /** The student's other fields with a rate here, hardest first. */
  others: readonly { unit: string; year: number; rate: number }[];
};

export type MajorEffect = { rate: MajorRate | null; widening: MajorWideningReason | null };

/**
 * A major's rate and how the college treats residents and nonresidents never add up, because hardly any college publishes
 * both together. Where the rate is everyone's, nonresidents get the lower of the two, and so do residents where they are
 * the ones admitted less often. `residencyShift` is null where nothing is known about residency.
 */
export function combineWithResidency(
  rate: MajorRate,
  residencyShift: number | null,
  isResident: boolean,
): { logOddsShift: number; decidedBy: "major" | "residency" } {
  const isHeldDown =
    residencyShift !== null && !rate.replacesResidency && (!isResident || residencyShift < 0);
  return isHeldDown && residencyShift < rate.logOddsShift
    ? { logOddsShift: residencyShift, decidedBy: "residency" }
    : { logOddsShift: rate.logOddsShift, decidedBy: "major" };
}

/** The college's admit rate as it is for this major, for caps and labels that go by the rate. */
export function shiftAdmitRate(admitRate: number, logOddsShift: number): number {
  return toShare(toLogOdds(admitRate) + logOddsShift);
}
