/** Back-tests the chance model on the University of California's published admission tables. */
import { gradeParameters, labelParameters, rangeParameters } from "#domain/admission/chanceParameters.ts";
import { type AdmitTableRow } from "#domain/admission/ucAdmitTable.ts";
import { findSlope, holdZ, solveIntercept, toShare } from "./curve.ts";
import { calculateGpaSpread, type GpaDistribution, type MeanGpaLine, type SpreadInput } from "./gpaSpread.ts";

/** A table of admit rates by GPA band, all on one weighted scale. */
export type AdmitTable = { bandMiddles: readonly number[]; rows: readonly AdmitTableRow[] };

export type BacktestFigures = {
  cells: number;
  /** Mean absolute error of the predicted admit rate, in percentage points. */
  meanErrorPoints: number;
  labelsRight: number;
  /** Cells where the predicted label is more optimistic than the actual one. */
  tooOptimistic: number;
  /** Cells whose actual rate is within the unrounded range, plus or minus half a point; null for rules without a range. */
  covered: number | null;
};

export type ChanceBacktest = {
  method: BacktestFigures;
  admitRateAlone: BacktestFigures;
  /** The usual rule needs SAT quartiles, which test-free colleges do not publish. */
  percentileRule: { kind: "cannotCompute"; because: "noQuartiles" };
};

/** What the data set has of a college; throws for one that is not in it. */
export type FindCollege = (unitId: number) => SpreadInput;

/** One cell of the table with the model's prediction: shares 0-1. */
export type BacktestCell = {
  campus: string;
  admitRate: number;
  /** The band's index in the table. */
  band: number;
  actual: number;
  predicted: number;
  range: { low: number; high: number };
};

/** Predicts every cell by the method that visitors get, with a line fitted without the cell's own campus. */
export function listBacktestCells(table: AdmitTable, findCollege: FindCollege): BacktestCell[] {
  const campuses = table.rows.map((row) => ({ row, meanGpa: findBestMeanGpa(row, table.bandMiddles) }));
  const { halfWidth } = rangeParameters;
  return campuses.flatMap(({ row }) => {
    const line = fitLine(campuses.filter((campus) => campus.row !== row));
    const { weighted } = calculateGpaSpread(findCollege(row.unitId), row.admitRate, line);
    return row.byBand.map((actual, band) => {
      const logOdds = getLogOdds(row.admitRate, table.bandMiddles[band] ?? 0, weighted);
      const range = { low: toShare(logOdds - halfWidth), high: toShare(logOdds + halfWidth) };
      const { campus, admitRate } = row;
      return { campus, admitRate, band, actual, predicted: toShare(logOdds), range };
    });
  });
}

/** Compares the model and the admit rate alone on every cell of the table. */
export function runChanceBacktest(table: AdmitTable, findCollege: FindCollege): ChanceBacktest {
  const cells = listBacktestCells(table, findCollege);
  return {
    method: summarizeCells(cells),
    admitRateAlone: summarizeCells(
      cells.map((cell) => ({ ...cell, predicted: cell.admitRate, range: null })),
    ),
    percentileRule: { kind: "cannotCompute", because: "noQuartiles" },
  };
}

/** The line through all campuses, which gives the model's two parameters. */
export function fitMeanGpaLine(table: AdmitTable): MeanGpaLine {
  return fitLine(table.rows.map((row) => ({ row, meanGpa: findBestMeanGpa(row, table.bandMiddles) })));
}

type Campus = { row: AdmitTableRow; meanGpa: number };
type Cell = {
  admitRate: number;
  actual: number;
  predicted: number;
  range: { low: number; high: number } | null;
};

function getLogOdds(
  admitRate: number,
  gpa: number,
  { mean, sd }: GpaDistribution,
  intercept = solveIntercept(admitRate),
): number {
  if (intercept === null) throw new RangeError(`no curve at an admit rate of ${admitRate}`);
  return intercept + findSlope(admitRate) * holdZ((gpa - mean) / sd);
}

/** The mean GPA, to a thousandth, whose curve best fits a campus's own bands (least squares). */
function findBestMeanGpa(row: AdmitTableRow, bandMiddles: readonly number[]): number {
  const intercept = solveIntercept(row.admitRate);
  let best = 0;
  let leastError = Infinity;
  for (let thousandths = 2500; thousandths <= 4800; thousandths += 1) {
    let error = 0;
    row.byBand.forEach((actual, band) => {
      const spread = { mean: thousandths / 1000, sd: gradeParameters.weightedSd };
      const share = toShare(getLogOdds(row.admitRate, bandMiddles[band] ?? 0, spread, intercept));
      error += (share - actual) ** 2;
    });
    if (error < leastError) {
      leastError = error;
      best = thousandths / 1000;
    }
  }
  return best;
}

/** Ordinary least squares of the mean GPA on the logarithm of the admit rate. */
function fitLine(campuses: readonly Campus[]): MeanGpaLine {
  const count = campuses.length;
  const meanX = campuses.reduce((sum, campus) => sum + Math.log(campus.row.admitRate), 0) / count;
  const meanY = campuses.reduce((sum, campus) => sum + campus.meanGpa, 0) / count;
  let covariance = 0;
  let variance = 0;
  for (const { row, meanGpa } of campuses) {
    const x = Math.log(row.admitRate) - meanX;
    covariance += x * (meanGpa - meanY);
    variance += x * x;
  }
  const slope = covariance / variance;
  return { base: meanY - slope * meanX, perLogRate: -slope };
}

/** Reach 0, target 1, likely 2: from the chance and the admit rate, by the same rule for predicted and actual. */
function rankLabel(share: number, admitRate: number): number {
  const { reachBelowAdmitRate, reachBelowShare, likelyFromShare } = labelParameters;
  if (share < reachBelowShare || admitRate < reachBelowAdmitRate) return 0;
  return share < likelyFromShare ? 1 : 2;
}

/** Whether the published rate is in the unrounded range. It is rounded to whole points, hence the extra half point. */
export function isCovered(actual: number, range: { low: number; high: number }): boolean {
  const slack = 0.005;
  return actual >= range.low - slack && actual <= range.high + slack;
}

function summarizeCells(cells: readonly Cell[]): BacktestFigures {
  let error = 0;
  let labelsRight = 0;
  let tooOptimistic = 0;
  let covered = 0;
  for (const { admitRate, actual, predicted, range } of cells) {
    error += Math.abs(predicted - actual);
    const shown = rankLabel(predicted, admitRate);
    const real = rankLabel(actual, admitRate);
    if (shown === real) labelsRight += 1;
    if (shown > real) tooOptimistic += 1;
    if (range !== null && isCovered(actual, range)) covered += 1;
  }
  const hasRange = cells.every((cell) => cell.range !== null);
  return {
    cells: cells.length,
    meanErrorPoints: (100 * error) / cells.length,
    labelsRight,
    tooOptimistic,
    covered: hasRange ? covered : null,
  };
}
