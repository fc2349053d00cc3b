/** The figures of the chance method: each with its unit, and whether it was fitted, published or assumed. */

import { majorWidening } from "./majorParameters.ts";

/** Grades, fitted on the University of California table of fall 2021. */
export const gradeParameters = {
  /** Mean GPA among applicants = meanBase - meanPerLogRate x ln(admit rate), on a weighted scale capped at weightedCap. */
  meanBase: 3.6,
  meanPerLogRate: 0.14,
  weightedSd: 0.35,
  weightedCap: 4.4,
  /** Assumed: unweighted averages lie this much lower and closer together. */
  unweightedMeanShift: -0.2,
  unweightedSd: 0.3,
  unweightedCap: 4,
  /** Assumed: ten points of a 100-point average are one grade point, and 95 or more is 4.0. */
  percentAtFour: 95,
  percentPerPoint: 10,
} as const;

/**
 * The spread of GPAs at one college. Fitted on the GPA bands of enrolled first-years at 43 colleges, falls 2021-25;
 * the step to applicants follows from the curve at slope 1.6. GPA points on an unweighted scale, uncapped.
 */
export const spreadParameters = {
  usableCompletion: { lowest: 0.05, highest: 0.99, fewestUndergraduates: 300 },
  /** From the college's own average, which misleads above 3.75. */
  ownAverage: { highest: 3.75, meanAtFour: 4.16, meanPerPoint: 1.2, sdAtFour: 0.24, sdPerPoint: 0.51 },
  /** From six-year completion, held to these limits. */
  completion: {
    lowest: 0.3,
    highest: 0.97,
    meanBase: 2.7,
    meanPerShare: 1.47,
    sdBase: 0.915,
    sdPerShare: 0.69,
    smallestSd: 0.2,
  },
  /** How far the enrolled mean is above the applicants', in their standard deviations, and the ratio of the two. */
  enrolledToApplicants: {
    admitRates: [0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95],
    meanAbove: [0.86, 0.79, 0.66, 0.55, 0.44, 0.34, 0.23, 0.13, 0.07],
    sdShare: [0.82, 0.82, 0.83, 0.84, 0.85, 0.87, 0.9, 0.93, 0.96],
  },
  /**
   * Assumed: a twentieth of a grade point never moves a chance by more than five points, so grades are taken to spread
   * at least this widely. Log-odds; the steepest point of a logistic curve is a quarter of that.
   */
  mostLogOddsPerGradePoint: 4,
  backToLine: { fromAdmitRate: 0.4, fullyAtAdmitRate: 0.2 },
  /** The weighted scale keeps the University of California's line where few are admitted and nearly all finish. */
  weighted: {
    aboveUnweighted: 0.1,
    admitRates: { from: 0.6, fullyAt: 0.7 },
    completions: { from: 0.65, fullyAt: 0.55 },
  },
} as const;

/** Test scores, against the college's own quartiles. */
export const testParameters = {
  /** Standard deviations between the quartiles of a normal curve. */
  quartileSpanSd: 1.349,
  /** SAT quartiles are sums of two section quartiles, which overstates the spread of the total. */
  satSpreadFactor: 0.85,
} as const;

/** Weights where the college's Common Data Set (C7) does not give both. */
export const evenWeight = 0.5;

/** The test's weight at public colleges without C7, fitted on the decisions of `schoolBacktest.ts`: they go more by grades. */
export const publicTestWeight = 0.35;

/** How much a student's record says. */
export const recordParameters = {
  /** Assumed: how closely applicants' grades and scores go together, as in studies of the SAT and high school grades. */
  correlation: 0.5,
  /** Fitted roughly, on the decisions of two schools: what a score without grades loses, times the weight of grades. */
  loneScoreLoss: 0.5,
} as const;

/** Turns the variance of what is not known into the flattening of a logistic curve: (16 √3 / 15 π)², the usual constant. */
export const logitVariance = 0.346;

/** Half the range, in log-odds; what adds to it is assumed. */
export const rangeParameters = {
  halfWidth: 1.1,
  addedBy: {
    noGpa: 0.3,
    noTest: 0.3,
    noCollegeScores: 0.3,
    unweightedGpa: 0.2,
    convertedGpa: 0.2,
    concordance: 0.1,
    noGpaSpread: 0.3,
    oneRateForAll: 0.3,
    ...majorWidening,
  },
} as const;

/** When to say that applicants without a score are often admitted less: a gain in share, at colleges admitting under half. */
export const scoreLeftOutRule = { fromPoints: 0.1, belowAdmitRate: 0.5 } as const;

/** Below this admit rate nobody is shown more than a multiple of it, and never more than the ceiling. */
export const capParameters = { belowAdmitRate: 0.1, timesAdmitRate: 3, ceilingShare: 0.25 } as const;

/** Borders of the labels, as shares of the unrounded chance. */
export const labelParameters = {
  reachBelowShare: 0.25,
  reachBelowAdmitRate: 0.2,
  likelyFromShare: 0.75,
  likelyLowFromShare: 0.5,
  safetyFromShare: 0.9,
  safetyLowFromShare: 0.75,
} as const;

/**
 * Luck that all of a student's applications share (log-odds, standard deviation): assumed. The scale keeps each
 * college's own chance about the same when luck is added: sqrt(1 + scalePerVariance x sd²), 1.09 at 0.7.
 */
export const luckParameters = { sd: 0.7, alternativeSds: [0.4, 1.0], scalePerVariance: 0.384 } as const;
