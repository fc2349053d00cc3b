/** The figures of the chance method: each with its unit, and whether it was fitted, published or assumed. */

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

/** Test scores, against the college's own quartiles. */
export const testParameters = {
  /** Standard deviations between the quartiles of a normal curve. */
  quartileSpanSd: 1.349,
  /** SAT quartiles are sums of two section quartiles, which overstates the spread of the total. */
  satSpreadFactor: 0.85,
} as const;

/** Weights where the college's Common Data Set (C7) does not give both. */
export const evenWeight = 0.5;

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
  },
} as const;

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
