/** Prints how well the chance method does on its test table, beside simpler rules. */
import { type BacktestFigures, runChanceBacktest, fitMeanGpaLine } from "#domain/admission/backtest.ts";
import { ucAdmitTable } from "#domain/admission/ucAdmitTable.ts";

/** The lines to print; `npm run backtest` writes them out. */
export function listChanceBacktestLines(): string[] {
  const { method, admitRateAlone } = runChanceBacktest(ucAdmitTable);
  const line = fitMeanGpaLine(ucAdmitTable);
  return [
    `Chance: ${ucAdmitTable.source.title}, ${ucAdmitTable.source.year}; one campus left out each time`,
    formatFiguresLine("Tassel's method", method),
    formatFiguresLine("admit rate alone", admitRateAlone),
    "  25th-75th percentile rule: cannot be computed (no test quartiles at test-free campuses)",
    `  fitted on all campuses: mean GPA = ${line.base.toFixed(3)} - ${line.perLogRate.toFixed(3)} ln(admit rate)`,
  ];
}

function formatFiguresLine(name: string, figures: BacktestFigures): string {
  const { cells, meanErrorPoints, labelsRight, tooOptimistic, covered } = figures;
  const coverage = covered === null ? "no range" : `${covered} of ${cells} within the range`;
  return `  ${name}: mean error ${meanErrorPoints.toFixed(1)} points, ${labelsRight} of ${cells} labels right, ${tooOptimistic} too optimistic, ${coverage}`;
}

if (import.meta.main) console.log(listChanceBacktestLines().join("\n"));
