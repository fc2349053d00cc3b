/** How far a student's record moves the chance: with grades and a score, with grades alone, with a score alone. */
import { logitVariance, recordParameters } from "#domain/admission/chanceParameters.ts";

/** What the intercept and the slope of a college's curve are multiplied by for one kind of record. */
export type RecordStrength = { perIntercept: number; perSlope: number };

export type RecordStrengths = {
  full: RecordStrength;
  gradesAlone: RecordStrength;
  scoreAlone: RecordStrength;
  /** The spread of the weighted sum of both parts, each with a spread of 1. */
  compositeSpread: number;
};

/**
 * Applicants' grades and scores are taken as normal with a correlation of `recordParameters.correlation`. The published
 * slope is what grades alone show, since the tables it was fitted on list applicants by grades; a full record says more
 * where the college reads scores too. Where a part is not known, the curve of full records is averaged over what it may
 * be, which flattens it: with the usual approximation of the logistic by the normal curve the average stays a logistic
 * curve, and the mean over all applicants stays within a point of the admit rate (`recordStrength.test.ts`). A lone score
 * says less still: it may have been sent because the grades are low, or stand beside grades far above it.
 */
export function calculateRecordStrengths(testWeight: number, slope: number): RecordStrengths {
  const { correlation, loneScoreLoss } = recordParameters;
  const gpaWeight = 1 - testWeight;
  const compositeSpread = Math.sqrt(
    testWeight ** 2 + gpaWeight ** 2 + 2 * correlation * testWeight * gpaWeight,
  );
  const gradesShow = (gpaWeight + correlation * testWeight) / compositeSpread;
  const scoreShows = (testWeight + correlation * gpaWeight) / compositeSpread;
  // The published slope belongs to the part that shows more: the grades, but where a college hardly counts them.
  const shown = Math.max(gradesShow, scoreShows);
  const fullSlope = slope / Math.sqrt(shown ** 2 - logitVariance * slope ** 2 * (1 - shown ** 2));
  const flattenAt = (share: number) => Math.sqrt(1 + logitVariance * fullSlope ** 2 * (1 - share ** 2));
  const describe = (share: number): RecordStrength => ({
    perIntercept: flattenAt(shown) / flattenAt(share),
    perSlope: (fullSlope * share) / (slope * flattenAt(share)),
  });
  return {
    full: describe(1),
    gradesAlone: describe(gradesShow),
    scoreAlone: describe(scoreShows * (1 - loneScoreLoss * gpaWeight)),
    compositeSpread,
  };
}
