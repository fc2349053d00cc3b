/** Prints how the chance model does on its test table, compared with simpler rules. */
import {
  type BacktestFigures,
  type FindCollege,
  fitMeanGpaLine,
  runChanceBacktest,
} from "#domain/admission/backtest.ts";
import { type GpaBandFigures, gpaBandTable, runGpaBandBacktest } from "#domain/admission/gpaBandBacktest.ts";
import { ucAdmitTable } from "#domain/admission/ucAdmitTable.ts";

/** The lines that `npm run backtest` prints. */
export function listChanceBacktestLines(findCollege: FindCollege): string[] {
  const { method, admitRateAlone } = runChanceBacktest(ucAdmitTable, findCollege);
  const line = fitMeanGpaLine(ucAdmitTable);
  const bands = runGpaBandBacktest(gpaBandTable.rows, findCollege);
  return [
    `Chance: ${ucAdmitTable.source.title}, ${ucAdmitTable.source.year}; one campus left out each time`,
    formatFiguresLine("Tassel's method", method),
    formatFiguresLine("admit rate alone", admitRateAlone),
    "  25th-75th percentile rule: cannot be computed (no test quartiles at test-free campuses)",
    `  fitted on all campuses: mean GPA = ${line.base.toFixed(3)} - ${line.perLogRate.toFixed(3)} ln(admit rate)`,
    `Chance: low grades among the admitted at ${bands.cells.length} colleges, ${gpaBandTable.source.year}`,
    formatBandLine("share below 3.0", bands.three),
    formatBandLine("share below 3.5", bands.threeAndHalf),
  ];
}

function formatFiguresLine(name: string, figures: BacktestFigures): string {
  const { cells, meanErrorPoints, labelsRight, tooOptimistic, covered } = figures;
  const coverage = covered === null ? "no range" : `${covered} of ${cells} within the range`;
  return `  ${name}: mean error ${meanErrorPoints.toFixed(1)} points, ${labelsRight} of ${cells} labels right, ${tooOptimistic} too optimistic, ${coverage}`;
}

function formatBandLine(name: string, { bias, meanError }: GpaBandFigures): string {
  return `  ${name}: bias ${(100 * bias).toFixed(1)} points, mean error ${(100 * meanError).toFixed(1)} points`;
}
