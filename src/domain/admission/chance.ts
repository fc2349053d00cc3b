/** A student's chance of admission at one college: an estimate with a range, or the reason there is none. */

import {
  capParameters,
  evenWeight,
  publicTestWeight,
  rangeParameters,
} from "#domain/admission/chanceParameters.ts";
import { testRequirementFall } from "#domain/admission/testRequirements.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import { isTooFewToSay } from "#domain/college/tooFewToSay.ts";
import { type Academics, hasNoAcademics } from "./academics.ts";
import {
  calculateMeanAdmittedZ,
  curveLimits,
  findSlope,
  holdZ,
  solveIntercept,
  solveInterceptNear,
  toLogOdds,
  toShare,
} from "./curve.ts";
import { calculateGpaSpread, type GpaDistribution, type GpaSpread } from "./gpaSpread.ts";
import { combineWithResidency, type MajorEffect, shiftAdmitRate } from "./majorEffect.ts";
import type { MajorWideningReason } from "./majorParameters.ts";
import { calculateRecordStrengths, type RecordStrengths } from "./recordStrength.ts";
import {
  type ApplicantGroup,
  findApplicantGroup,
  findRankAdmission,
  findResidencyShift,
  hasOneRateForAll,
} from "./residencyRates.ts";
import { findScorePolicy } from "./scorePolicy.ts";
import { hasSpread, scoreTest, type TestScore, type TestUsed } from "./testScore.ts";

export type WideningReason = keyof typeof rangeParameters.addedBy;

export type ChanceEstimate = {
  kind: "estimate";
  /** Shares 0-1, not rounded; display.ts rounds them. */
  share: number;
  low: number;
  high: number;
  /** The admit rate 0-1 behind it: the college's own, or that of the student's group of applicants. */
  admitRate: number;
  /** Whose rate it is, where the college publishes one for residents and one for others. */
  group: ApplicantGroup | null;
  /** Of the parts that are known, in standard deviations above the average applicant and the average enrolled student. */
  applicantZ: number;
  enrolledZ: number;
  /** Weights that add up to 1; 0 if the part was not used. */
  gpaWeight: number;
  testWeight: number;
  testUsed: TestUsed | null;
  /** With the score sent, where leaving it out is better and nobody has to send one; else null. */
  shareWithScore: number | null;
  /** Why the range is wider than usual. */
  widenedBecause: readonly WideningReason[];
  /** The admit rate is under 10% and the estimate or range was capped. */
  isCapped: boolean;
};

/**
 * `noFirstYears`: the college closed, merged, or closes before a student could finish. `transfer`: every published rate is of
 * first-years; `transferAgreement` where an agreement admits those who do what is left of it.
 */
export type UnknownReason =
  | "noFirstYears"
  | "transfer"
  | "transferAgreement"
  | "noAdmitRate"
  | "tooFewApplicants"
  | "noAcademics"
  | "extremeRate";

export type Chance =
  | ChanceEstimate
  | { kind: "open"; because: "openAdmission" | "nearlyEveryone" }
  | { kind: "guaranteed"; guarantee: MetGuarantee }
  | { kind: "unknown"; because: UnknownReason };

const open: Chance = { kind: "open", because: "openAdmission" };
const nearlyOpen: Chance = { kind: "open", because: "nearlyEveryone" };
const unknownClosed: Chance = { kind: "unknown", because: "noFirstYears" };
const unknownTransfer: Chance = { kind: "unknown", because: "transfer" };
const unknownAgreement: Chance = { kind: "unknown", because: "transferAgreement" };
const unknownRate: Chance = { kind: "unknown", because: "noAdmitRate" };
const unknownOfTooFew: Chance = { kind: "unknown", because: "tooFewApplicants" };
const unknownAcademics: Chance = { kind: "unknown", because: "noAcademics" };
const unknownExtreme: Chance = { kind: "unknown", because: "extremeRate" };

/** What makes admission certain: a promise in law or policy, by its name and year, or null if the college has admitted the student. */
export type MetGuarantee = { id: string; promise: { name: string; year: string } | null };

/** What besides grades and scores bears on the chance at one college. */
export type Circumstances = {
  /** A guarantee in law or policy that this student definitely meets (guarantees.ts). */
  guarantee?: MetGuarantee | null;
  homeState?: StateCode | null;
  /** 5 for the top 5% of the class. */
  classRankTopPercent?: number | null;
  /** For a transfer student only: whether an agreement covers them here (transfer.ts). */
  transfer?: "agreement" | "none" | null;
  /** What the student's fields of study mean at this college; null where nothing is known or none were chosen. */
  major?: MajorEffect | null;
};

/**
 * The chance of admission: a logistic curve whose average over all applicants is the college's admit rate, or over
 * residents or others where it publishes both. Race, legacy status and athletics are never inputs.
 */
export function estimateChance(
  college: CollegeSummary,
  academics: Academics,
  {
    guarantee = null,
    homeState = null,
    classRankTopPercent = null,
    transfer = null,
    major = null,
  }: Circumstances = {},
): Chance {
  if (college.changeStatus === "takesNoFirstYears") return unknownClosed;
  if (guarantee !== null) return { kind: "guaranteed", guarantee };
  if (college.hasOpenAdmission === true) return open;
  if (transfer !== null) return transfer === "agreement" ? unknownAgreement : unknownTransfer;
  if (college.admitRate === null) return isTooFewToSay(college, "admitRate") ? unknownOfTooFew : unknownRate;
  if (college.admitRate >= curveLimits.highestAdmitRate) return nearlyOpen;
  const curve = getCurve(college, college.admitRate);
  if (curve === null) return unknownExtreme;
  if (hasNoAcademics(academics)) return unknownAcademics;
  const standing = chooseStanding(curve, findApplicantGroup(college, homeState, classRankTopPercent), major);
  return estimateFromCurve(college, curve, standing, academics);
}

/** An admit rate 0-1, and the curve's intercept for it. */
type GroupRate = { admitRate: number; intercept: number };

/** The rate that stands for this student, whose it is, and whether a major makes the range wider. */
type Standing = GroupRate & { group: ApplicantGroup | null; widening: MajorWideningReason | null };

/** The rate of the student's group, moved to that of the major where one is published; the two are never multiplied. */
function chooseStanding(curve: Curve, group: ApplicantGroup | null, major: MajorEffect | null): Standing {
  const ofGroup = group === null ? null : (curve.groups?.[group] ?? null);
  // Nearly always so, and then nothing is made anew: this runs for every college.
  if (major === null) return ofGroup ?? curve.whole;
  const { rate, widening } = major;
  const byGroup = { ...(ofGroup ?? curve.whole), widening };
  if (rate === null) return byGroup;
  const residencyShift = ofGroup === null ? null : toLogOdds(ofGroup.admitRate) - toLogOdds(curve.admitRate);
  const { logOddsShift, decidedBy } = combineWithResidency(rate, residencyShift, group !== "others");
  if (decidedBy === "residency") return byGroup;
  const { lowestAdmitRate, highestAdmitRate } = curveLimits;
  const shifted = shiftAdmitRate(curve.admitRate, logOddsShift);
  const admitRate = Math.min(highestAdmitRate, Math.max(lowestAdmitRate, shifted));
  return { admitRate, intercept: solveInterceptNear(curve, admitRate), group: null, widening };
}

/** The part that is the same for every student: solved once per college and cached with the college's row. */
type Curve = GroupRate & {
  slope: number;
  gpaSpread: GpaSpread;
  enrolledShift: number;
  scores: "required" | "optional" | "notRead";
  testWeight: number;
  strengths: RecordStrengths;
  whole: Standing;
  /** Null where the college publishes one rate for all. */
  groups: Readonly<Record<ApplicantGroup, Standing>> | null;
  hasOneRateForAll: boolean;
};

const curves = new WeakMap<CollegeSummary, Curve>();

function getCurve(college: CollegeSummary, admitRate: number): Curve | null {
  const known = curves.get(college);
  if (known !== undefined) return known;
  const intercept = college.chanceIntercept ?? solveIntercept(admitRate);
  if (intercept === null) return null;
  const slope = findSlope(admitRate);
  const scores = findScoreUse(college);
  const testWeight = scores === "notRead" ? 0 : getTestWeight(college);
  const curve: Curve = {
    admitRate,
    intercept,
    slope,
    gpaSpread: calculateGpaSpread(college, admitRate),
    // Quartiles describe enrolled students, who rank above the applicant pool: decision 0010.
    enrolledShift: calculateMeanAdmittedZ(intercept, slope),
    scores,
    testWeight,
    strengths: calculateRecordStrengths(testWeight, slope),
    whole: { admitRate, intercept, group: null, widening: null },
    groups: solveGroups(college, { admitRate, intercept, slope }),
    hasOneRateForAll: hasOneRateForAll(college, admitRate),
  };
  curves.set(college, curve);
  return curve;
}

/** Both groups keep the slope and the applicants of the whole college, so that the order of two groups never reverses. */
function solveGroups({ unitId }: CollegeSummary, curve: GroupRate & { slope: number }): Curve["groups"] {
  const solve = (group: ApplicantGroup): Standing | null => {
    const shift = findResidencyShift(unitId, group);
    if (shift === null) return null;
    const { admitRate, intercept } = curve;
    if (shift === 0) return { admitRate, intercept, group: null, widening: null };
    const ownRate = toShare(toLogOdds(admitRate) + shift);
    return { admitRate: ownRate, intercept: solveInterceptNear(curve, ownRate), group, widening: null };
  };
  const residents = solve("residents");
  const others = solve("others");
  if (residents === null || others === null) return null;
  return {
    residents,
    others,
    outsideRank: findRankAdmission(unitId) === null ? residents : (solve("outsideRank") ?? residents),
  };
}

/** By the record that also answers whether to send scores, for the cycle under way. */
function findScoreUse(college: CollegeSummary): Curve["scores"] {
  if (college.testImportance === 0) return "notRead";
  const { kind } = findScorePolicy(college, testRequirementFall);
  if (kind === "notRead") return "notRead";
  return kind === "required" || kind === "flexible" || kind === "paaOrSat" ? "required" : "optional";
}

/** Where nobody has to send a score, the share and both ends are each the better of sending it and leaving it out. */
function estimateFromCurve(
  college: CollegeSummary,
  curve: Curve,
  standing: Standing,
  academics: Academics,
): Chance {
  const test = curve.scores === "notRead" ? null : scoreTest(college, academics);
  if (academics.gpa === null && test === null) return unknownAcademics;
  const sent = estimateWith(test, college, curve, standing, academics);
  if (test === null || academics.gpa === null || curve.scores === "required") return sent;
  const leftOut = estimateWith(null, college, curve, standing, academics);
  const best = leftOut.share > sent.share ? leftOut : sent;
  // Both were made here, so the better one is filled in instead of copied.
  best.low = Math.max(sent.low, leftOut.low);
  best.high = Math.max(sent.high, leftOut.high);
  if (best === leftOut) best.shareWithScore = sent.share;
  return best;
}

function estimateWith(
  test: TestScore | null,
  college: CollegeSummary,
  curve: Curve,
  standing: Standing,
  academics: Academics,
): ChanceEstimate {
  const { gpa, gpaBasis } = academics;
  const gpaZ = gpa === null ? null : scoreGpa(gpa, curve.gpaSpread[gpaBasis]);
  const testZ = test === null ? null : test.enrolledZ + curve.enrolledShift;
  const testWeight = gpaZ === null ? 1 : testZ === null ? 0 : curve.testWeight;
  const gpaWeight = 1 - testWeight;
  const { full, gradesAlone, scoreAlone, compositeSpread } = curve.strengths;
  const strength = gpaZ === null ? scoreAlone : testZ === null ? gradesAlone : full;
  const sum = gpaWeight * (gpaZ ?? 0) + testWeight * (testZ ?? 0);
  const applicantZ = holdZ(strength === full ? sum / compositeSpread : sum);

  const widenedBecause = listWideningReasons(college, academics, curve, test, gpaWeight, testWeight);
  if (standing.widening !== null) widenedBecause.push(standing.widening);
  let halfWidth: number = rangeParameters.halfWidth;
  for (const reason of widenedBecause) halfWidth += rangeParameters.addedBy[reason];

  const { share, low, high, isCapped } = evaluateCurve(
    { intercept: standing.intercept * strength.perIntercept, slope: curve.slope * strength.perSlope },
    standing.admitRate,
    applicantZ,
    halfWidth,
  );
  return {
    kind: "estimate",
    share,
    low,
    high,
    isCapped,
    admitRate: standing.admitRate,
    group: standing.group,
    applicantZ,
    enrolledZ: applicantZ - curve.enrolledShift,
    gpaWeight,
    testWeight,
    testUsed: testWeight > 0 && test !== null ? test.used : null,
    shareWithScore: null,
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

/** The test's weight: from the college's Common Data Set if it rates both, otherwise half, and less at public colleges. */
function getTestWeight({ gpaImportance, testImportance, control }: CollegeSummary): number {
  if (gpaImportance === null || testImportance === null)
    return control === "public" ? publicTestWeight : evenWeight;
  const sum = gpaImportance + testImportance;
  return sum > 0 ? testImportance / sum : evenWeight;
}

function listWideningReasons(
  college: CollegeSummary,
  academics: Academics,
  curve: Curve,
  test: TestScore | null,
  gpaWeight: number,
  testWeight: number,
): WideningReason[] {
  const reasons: WideningReason[] = [];
  if (academics.gpa === null && college.gpaImportance !== 0) reasons.push("noGpa");
  if (gpaWeight > 0 && academics.gpaBasis === "unweighted") reasons.push("unweightedGpa");
  if (gpaWeight > 0 && academics.isGpaConverted) reasons.push("convertedGpa");
  if (test === null && curve.scores !== "notRead") {
    const hasScores = hasSpread(college.satTotal) || hasSpread(college.actComposite);
    reasons.push(hasScores ? "noTest" : "noCollegeScores");
  }
  // Only if the student has no score on the college's own test, so that a better score never lowers the low end.
  const isCarriedOver =
    (test?.used === "satFromAct" && academics.sat === null) ||
    (test?.used === "actFromSat" && academics.act === null);
  if (testWeight > 0 && isCarriedOver) reasons.push("concordance");
  if (gpaWeight > 0 && curve.gpaSpread.from === "line") reasons.push("noGpaSpread");
  if (curve.hasOneRateForAll) reasons.push("oneRateForAll");
  return reasons;
}
