/** How the GPAs of a college's applicants are spread: from its own average or its completion rate, or one line for all. */

import { gradeParameters, spreadParameters } from "#domain/admission/chanceParameters.ts";
import { findSlope } from "#domain/admission/curve.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";

/** A normal distribution of GPAs, uncapped: its low tail describes a class better than one cut off at 4.0. */
export type GpaDistribution = { mean: number; sd: number };

export type GpaSpread = {
  unweighted: GpaDistribution;
  weighted: GpaDistribution;
  /** What the unweighted spread comes from; `line` where the college publishes too little. */
  from: "ownAverage" | "completion" | "line";
};

/** Mean GPA of applicants on the weighted scale = base - perLogRate x ln(admit rate). */
export type MeanGpaLine = { base: number; perLogRate: number };

const fittedLine: MeanGpaLine = {
  base: gradeParameters.meanBase,
  perLogRate: gradeParameters.meanPerLogRate,
};

/** The part of a college that its spread depends on; shares 0-1. */
export type SpreadInput = Pick<
  CollegeSummary,
  "completionRate" | "enrolledGpa" | "level" | "undergraduates" | "unitId"
>;

/**
 * The GPAs of a college's applicants. Fitted on the GPA bands that 43 colleges publish of enrolled first-years
 * (Common Data Set C11), and on the weighted scale on the University of California's table; docs/decisions/0029.
 */
export function calculateGpaSpread(
  college: SpreadInput,
  admitRate: number,
  meanLine: MeanGpaLine = fittedLine,
): GpaSpread {
  const { unweighted, weighted, from } = describeApplicants(college, admitRate, meanLine);
  const smallestSd = findSlope(admitRate) / spreadParameters.mostLogOddsPerGradePoint;
  const hold = ({ mean, sd }: GpaDistribution) => ({ mean, sd: Math.max(sd, smallestSd) });
  // The University of California's own table of weighted grades is steeper than that.
  const isTabled = findPublicSystem(college.unitId) === "uc";
  return { unweighted: hold(unweighted), weighted: isTabled ? weighted : hold(weighted), from };
}

function describeApplicants(college: SpreadInput, admitRate: number, meanLine: MeanGpaLine): GpaSpread {
  const line = meanLine.base - meanLine.perLogRate * Math.log(admitRate);
  const lineSpread: GpaSpread = {
    unweighted: { mean: line + gradeParameters.unweightedMeanShift, sd: gradeParameters.unweightedSd },
    weighted: { mean: line, sd: gradeParameters.weightedSd },
    from: "line",
  };
  const completion = findUsableCompletion(college);
  if (completion === null) return lineSpread;
  const enrolled = describeEnrolled(completion, college.enrolledGpa);
  const applicants = toApplicants(enrolled, admitRate);
  const unweighted = keepNearLine(applicants, lineSpread.unweighted.mean, admitRate);
  return {
    unweighted,
    weighted: toWeighted(unweighted, lineSpread.weighted, admitRate, completion),
    from: isOwnAverageUsable(college.enrolledGpa) ? "ownAverage" : "completion",
  };
}

/** Null where six-year completion is missing or says nothing, as at very small colleges. */
function findUsableCompletion({ completionRate, level, undergraduates }: SpreadInput): number | null {
  const { lowest, highest, fewestUndergraduates } = spreadParameters.usableCompletion;
  if (level !== "fourYear" || completionRate === null) return null;
  if (undergraduates === null || undergraduates < fewestUndergraduates) return null;
  return completionRate > lowest && completionRate < highest ? completionRate : null;
}

function isOwnAverageUsable(average: number | null): average is number {
  return average !== null && average <= spreadParameters.ownAverage.highest;
}

function describeEnrolled(completion: number, average: number | null): GpaDistribution {
  if (isOwnAverageUsable(average)) {
    const { meanAtFour, meanPerPoint, sdAtFour, sdPerPoint } = spreadParameters.ownAverage;
    return { mean: meanAtFour - meanPerPoint * (4 - average), sd: sdAtFour + sdPerPoint * (4 - average) };
  }
  const { lowest, highest, meanBase, meanPerShare, sdBase, sdPerShare, smallestSd } =
    spreadParameters.completion;
  const share = Math.min(highest, Math.max(lowest, completion));
  return {
    mean: meanBase + meanPerShare * share,
    sd: Math.max(smallestSd, sdBase - sdPerShare * share),
  };
}

/** The enrolled class is above the pool it was chosen from and closer together, the more so the lower the admit rate. */
function toApplicants(enrolled: GpaDistribution, admitRate: number): GpaDistribution {
  const { admitRates, meanAbove, sdShare } = spreadParameters.enrolledToApplicants;
  const sd = enrolled.sd / interpolate(admitRates, sdShare, admitRate);
  return { mean: enrolled.mean - interpolate(admitRates, meanAbove, admitRate) * sd, sd };
}

/** Below the first admit rate the mean moves to at least the line: few who finish do not mean that admission is easy. */
function keepNearLine(applicants: GpaDistribution, lineMean: number, admitRate: number): GpaDistribution {
  const { fromAdmitRate, fullyAtAdmitRate } = spreadParameters.backToLine;
  const progress = toProgress(admitRate, fromAdmitRate, fullyAtAdmitRate);
  return { ...applicants, mean: mix(applicants.mean, Math.max(applicants.mean, lineMean), progress) };
}

function toWeighted(
  unweighted: GpaDistribution,
  line: GpaDistribution,
  admitRate: number,
  completion: number,
): GpaDistribution {
  const { aboveUnweighted, admitRates, completions } = spreadParameters.weighted;
  const shifted = unweighted.mean + aboveUnweighted;
  const progress = Math.max(
    toProgress(admitRate, admitRates.from, admitRates.fullyAt),
    toProgress(completion, completions.from, completions.fullyAt),
  );
  return {
    mean: mix(Math.max(line.mean, shifted), shifted, progress),
    sd: mix(line.sd, unweighted.sd, progress),
  };
}

/** 0 at `from`, 1 at `fullyAt` and beyond. */
function toProgress(value: number, from: number, fullyAt: number): number {
  return Math.min(1, Math.max(0, (value - from) / (fullyAt - from)));
}

function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}

/** Linear between the points; the first and last value beyond them. */
function interpolate(at: readonly number[], values: readonly number[], x: number): number {
  const next = at.findIndex((point) => point >= x);
  if (next === -1) return values.at(-1) ?? 0;
  if (next === 0) return values[0] ?? 0;
  const [from = 0, to = 0] = [at[next - 1], at[next]];
  return mix(values[next - 1] ?? 0, values[next] ?? 0, (x - from) / (to - from));
}
