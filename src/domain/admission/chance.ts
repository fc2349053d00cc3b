/** A student's chance of admission at one college: an estimate with a range, or the reason there is none. */

import {
  capParameters,
  evenWeight,
  rangeParameters,
  testParameters,
} from "#domain/admission/chanceParameters.ts";
import type { CollegeSummary, Quartiles } from "#domain/college/college.ts";
import { type Academics, hasNoAcademics } from "./academics.ts";
import { calculateMeanAdmittedZ, clampZ, findSlope, solveIntercept, toShare } from "./curve.ts";
import { calculateGpaSpread, type GpaDistribution, type GpaSpread } from "./gpaSpread.ts";

/** How a test score was used: on its own scale, or converted to the only test the college publishes. */
export type TestUsed = "sat" | "act" | "satFromAct" | "actFromSat";

export type WideningReason = keyof typeof rangeParameters.addedBy;

export type ChanceEstimate = {
  kind: "estimate";
  /** Shares 0-1, not rounded; display.ts rounds them. */
  share: number;
  low: number;
  high: number;
  /** In standard deviations above the average applicant, and above the average enrolled student. */
  applicantZ: number;
  enrolledZ: number;
  /** Weights that add up to 1; 0 if the part was not used. */
  gpaWeight: number;
  testWeight: number;
  testUsed: TestUsed | null;
  /** Why the range is wider than usual. */
  widenedBecause: readonly WideningReason[];
  /** The admit rate is under 10% and the estimate or range was capped. */
  isCapped: boolean;
};

export type Chance =
  | ChanceEstimate
  | { kind: "open" }
  | { kind: "guaranteed"; guaranteeId: string }
  | { kind: "unknown"; because: "noAdmitRate" | "noAcademics" | "extremeRate" };

const open: Chance = { kind: "open" };
const unknownRate: Chance = { kind: "unknown", because: "noAdmitRate" };
const unknownAcademics: Chance = { kind: "unknown", because: "noAcademics" };
const unknownExtreme: Chance = { kind: "unknown", because: "extremeRate" };

/**
 * The chance of admission: a logistic curve whose average over all applicants is the college's admit rate.
 * `guaranteeId` is a guarantee in law or policy that this student definitely meets (guarantees.ts).
 * Race, legacy status and athletics are never inputs.
 */
export function estimateChance(
  college: CollegeSummary,
  academics: Academics,
  guaranteeId: string | null = null,
): Chance {
  if (guaranteeId !== null) return { kind: "guaranteed", guaranteeId };
  if (college.hasOpenAdmission === true) return open;
  if (college.admitRate === null) return unknownRate;
  const curve = getCurve(college, college.admitRate);
  if (curve === null) return unknownExtreme;
  if (hasNoAcademics(academics)) return unknownAcademics;
  return estimateFromCurve(college, college.admitRate, curve, academics);
}

/** The part that is the same for every student: solved once per college and cached with the college's row. */
type Curve = { intercept: number; slope: number; gpaSpread: GpaSpread; enrolledShift: number };

const curves = new WeakMap<CollegeSummary, Curve>();

function getCurve(college: CollegeSummary, admitRate: number): Curve | null {
  const known = curves.get(college);
  if (known !== undefined) return known;
  const intercept = findIntercept(college, admitRate);
  if (intercept === null) return null;
  const slope = findSlope(admitRate);
  const curve = {
    intercept,
    slope,
    gpaSpread: calculateGpaSpread(college, admitRate),
    // Quartiles describe enrolled students, who rank above the applicant pool: decision 0010.
    enrolledShift: calculateMeanAdmittedZ(intercept, slope),
  };
  curves.set(college, curve);
  return curve;
}

function findIntercept(college: CollegeSummary, admitRate: number): number | null {
  return college.chanceIntercept ?? solveIntercept(admitRate);
}

function estimateFromCurve(
  college: CollegeSummary,
  admitRate: number,
  curve: Curve,
  academics: Academics,
): Chance {
  const isTestLeftOut = college.testPolicy === "notConsidered" || college.testImportance === 0;
  const gpaZ = academics.gpa === null ? null : scoreGpa(academics.gpa, curve.gpaSpread[academics.gpaBasis]);
  const test = isTestLeftOut ? null : scoreTest(college, academics);
  const testZ = test === null ? null : test.enrolledZ + curve.enrolledShift;
  if (gpaZ === null && testZ === null) return unknownAcademics;

  const testWeight = gpaZ === null ? 1 : testZ === null ? 0 : getTestWeight(college);
  const gpaWeight = 1 - testWeight;
  const applicantZ = clampZ(gpaWeight * (gpaZ ?? 0) + testWeight * (testZ ?? 0));

  const widenedBecause = listWideningReasons(college, academics, isTestLeftOut, test, gpaWeight, testWeight);
  if (gpaWeight > 0 && curve.gpaSpread.from === "line") widenedBecause.push("noGpaSpread");
  let halfWidth: number = rangeParameters.halfWidth;
  for (const reason of widenedBecause) halfWidth += rangeParameters.addedBy[reason];

  return {
    kind: "estimate",
    ...evaluateCurve(curve, admitRate, applicantZ, halfWidth),
    applicantZ,
    enrolledZ: applicantZ - curve.enrolledShift,
    gpaWeight,
    testWeight,
    testUsed: testWeight > 0 && test !== null ? test.used : null,
    widenedBecause,
  };
}

/** The curve at one z-score: estimate and range 0-1, capped at very selective colleges; `halfWidth` is in log-odds. */
export function evaluateCurve(
  curve: { intercept: number; slope: number },
  admitRate: number,
  applicantZ: number,
  halfWidth: number = rangeParameters.halfWidth,
): Pick<ChanceEstimate, "share" | "low" | "high" | "isCapped"> {
  const logOdds = curve.intercept + curve.slope * applicantZ;
  const cap = findChanceCap(admitRate);
  const high = toShare(logOdds + halfWidth);
  return {
    share: Math.min(cap, toShare(logOdds)),
    low: Math.min(cap, toShare(logOdds - halfWidth)),
    high: Math.min(cap, high),
    isCapped: high > cap,
  };
}

/** The highest estimate to show: at the most selective colleges nearly every applicant has the grades. */
function findChanceCap(admitRate: number): number {
  const { belowAdmitRate, timesAdmitRate, ceilingShare } = capParameters;
  return admitRate < belowAdmitRate ? Math.min(timesAdmitRate * admitRate, ceilingShare) : 1;
}

function scoreGpa(gpa: number, { mean, sd }: GpaDistribution): number {
  return (gpa - mean) / sd;
}

type TestScore = { used: TestUsed; enrolledZ: number };

/** The better of the student's scores by the college's own quartiles; converted only if the college publishes one test. */
function scoreTest(college: CollegeSummary, academics: Academics): TestScore | null {
  const { satTotal, actComposite } = college;
  const hasSat = hasSpread(satTotal);
  const hasAct = hasSpread(actComposite);
  let best: TestScore | null = null;
  if (hasSat) {
    best = pickBetterTest(best, "sat", academics.sat, satTotal, testParameters.satSpreadFactor);
    if (!hasAct)
      best = pickBetterTest(
        best,
        "satFromAct",
        academics.satByConcordance,
        satTotal,
        testParameters.satSpreadFactor,
      );
  }
  if (hasAct) {
    best = pickBetterTest(best, "act", academics.act, actComposite, 1);
    if (!hasSat) best = pickBetterTest(best, "actFromSat", academics.actByConcordance, actComposite, 1);
  }
  return best;
}

/** Equal quartiles carry no information about spread, so they are not used. */
function hasSpread(quartiles: Quartiles | null): boolean {
  return quartiles !== null && quartiles.upper > quartiles.lower;
}

function pickBetterTest(
  best: TestScore | null,
  used: TestUsed,
  score: number | null,
  quartiles: Quartiles | null,
  spreadFactor: number,
): TestScore | null {
  if (score === null || quartiles === null) return best;
  const sd = ((quartiles.upper - quartiles.lower) / testParameters.quartileSpanSd) * spreadFactor;
  const enrolledZ = (score - (quartiles.lower + quartiles.upper) / 2) / sd;
  return best !== null && best.enrolledZ >= enrolledZ ? best : { used, enrolledZ };
}

/** The test's weight: from the college's Common Data Set if it rates both, otherwise half. */
function getTestWeight(college: CollegeSummary): number {
  const { gpaImportance, testImportance } = college;
  if (gpaImportance === null || testImportance === null) return evenWeight;
  const sum = gpaImportance + testImportance;
  return sum > 0 ? testImportance / sum : evenWeight;
}

function listWideningReasons(
  college: CollegeSummary,
  academics: Academics,
  isTestLeftOut: boolean,
  test: TestScore | null,
  gpaWeight: number,
  testWeight: number,
): WideningReason[] {
  const reasons: WideningReason[] = [];
  if (academics.gpa === null && college.gpaImportance !== 0) reasons.push("noGpa");
  if (gpaWeight > 0 && academics.gpaBasis === "unweighted") reasons.push("unweightedGpa");
  if (gpaWeight > 0 && academics.isGpaConverted) reasons.push("convertedGpa");
  if (test === null && !isTestLeftOut) {
    const hasScores = hasSpread(college.satTotal) || hasSpread(college.actComposite);
    reasons.push(hasScores ? "noTest" : "noCollegeScores");
  }
  // Only if the student has no score on the college's own test, so that a better score never lowers the low end.
  const isCarriedOver =
    (test?.used === "satFromAct" && academics.sat === null) ||
    (test?.used === "actFromSat" && academics.act === null);
  if (testWeight > 0 && isCarriedOver) reasons.push("concordance");
  return reasons;
}
