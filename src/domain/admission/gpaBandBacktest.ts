/** The second back-test of the chance: the low grades among those admitted, against what colleges publish of their first-years. */
import { enrolledGpaBands } from "#facts/admission/gpaBands.ts";
import { latestValue } from "#facts/fact.ts";
import { enrolledGpaBandsSource } from "#facts/sources/chanceMethod.ts";
import type { Source } from "#lib/source.ts";
import type { FindCollege } from "./backtest.ts";
import { findSlope, holdZ, solveIntercept, toShare } from "./curve.ts";
import { calculateGpaSpread } from "./gpaSpread.ts";

/** One college's entering class; shares 0-1 of its first-years. */
export type GpaBandRow = {
  college: string;
  unitId: number;
  /** The year of the fall. */
  fall: number;
  /** Of the same fall. */
  admitRate: number;
  belowThree: number;
  belowThreeAndHalf: number;
};

export const gpaBandTable: { source: Source; rows: readonly GpaBandRow[] } = {
  source: enrolledGpaBandsSource,
  ...latestValue(enrolledGpaBands),
};

/** Below this admit rate hardly anybody enters with a GPA under 3.0, so that there is nothing to get wrong. */
export const lowestTestedAdmitRate = 0.7;

export type PredictedBand = { actual: number; predicted: number };
export type GpaBandCell = GpaBandRow & { three: PredictedBand; threeAndHalf: PredictedBand };

/** In shares 0-1: what was predicted too high (above 0) or too low on average, and the mean size of the error. */
export type GpaBandFigures = { bias: number; meanError: number };

export type GpaBandBacktest = {
  cells: readonly GpaBandCell[];
  three: GpaBandFigures;
  threeAndHalf: GpaBandFigures;
};

/**
 * Compares the share of the admitted below a GPA, by the method that visitors get, with the share of those who enrolled:
 * nobody publishes the former. Colleges that admit at least `lowestTestedAdmitRate`.
 */
export function runGpaBandBacktest(rows: readonly GpaBandRow[], findCollege: FindCollege): GpaBandBacktest {
  const cells = rows
    .filter(({ admitRate }) => admitRate >= lowestTestedAdmitRate)
    .map((row): GpaBandCell => {
      const { unweighted } = calculateGpaSpread(findCollege(row.unitId), row.admitRate);
      const predict = (gpa: number) =>
        predictShareBelow((gpa - unweighted.mean) / unweighted.sd, row.admitRate);
      return {
        ...row,
        three: { actual: row.belowThree, predicted: predict(3) },
        threeAndHalf: { actual: row.belowThreeAndHalf, predicted: predict(3.5) },
      };
    });
  return {
    cells,
    three: summarize(cells.map(({ three }) => three)),
    threeAndHalf: summarize(cells.map(({ threeAndHalf }) => threeAndHalf)),
  };
}

/** The share 0-1 of admitted applicants below a z-score, summed over all applicants in steps of a hundredth. */
function predictShareBelow(limitZ: number, admitRate: number): number {
  const intercept = solveIntercept(admitRate);
  if (intercept === null) throw new RangeError(`no curve at an admit rate of ${admitRate}`);
  const slope = findSlope(admitRate);
  let admitted = 0;
  let below = 0;
  for (let hundredths = -600; hundredths <= 600; hundredths += 1) {
    const z = hundredths / 100;
    const weight = Math.exp((-z * z) / 2) * toShare(intercept + slope * holdZ(z));
    admitted += weight;
    if (z < limitZ) below += weight;
  }
  return below / admitted;
}

function summarize(bands: readonly PredictedBand[]): GpaBandFigures {
  const errors = bands.map(({ actual, predicted }) => predicted - actual);
  const average = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  return { bias: average(errors), meanError: average(errors.map(Math.abs)) };
}
