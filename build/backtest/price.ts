/** Prints how well the price band does on prices that are known and were hidden, and what the growth rule rests on. */
import { join } from "node:path";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type Grade, gradePrices } from "#domain/price/backtest.ts";
import { familySpread } from "#domain/price/familySpread.ts";
import { indexCheck } from "#domain/price/priceIndexCheck.ts";
import { loadColleges } from "#server/colleges.ts";
import { checkGrowth, type GrowthRow } from "./priceFit.ts";

/** The lines to print; `npm run backtest` writes them out. */
export function listPriceBacktestLines(
  colleges: readonly CollegeSummary[],
  growthRows: readonly GrowthRow[],
): string[] {
  const grades = gradePrices(colleges);
  const inAll = grades.filter((grade) => grade.control === null && grade.bracket === null);
  return [
    "Price: known bracket prices hidden and estimated by lines fitted on the other nine tenths of colleges (2023-24)",
    ...inAll.flatMap((all) => [
      `  from the ${all.basis === "average" ? "average price" : "cost less usual grants"}: ${formatFigures(all)}`,
      ...grades
        .filter((grade) => grade.basis === all.basis && grade !== all)
        .map((grade) => `    ${formatPartName(grade)}: ${formatFigures(grade)}`),
    ]),
    "  The band that is said to hold eight of ten is graded on the college's average price for the bracket.",
    `  Families of one bracket differ as well, which no published figure shows. Assumption: aid calculators explain ${formatPercent(familySpread.explainedShare)} of grants;`,
    '  the rest widens every band a family sees. "Shown" is the share of averages inside that wider band.',
    ...listGrowthLines(growthRows),
    ...listIndexLines(),
  ];
}

function listGrowthLines(rows: readonly GrowthRow[]): string[] {
  const { colleges, nationalShare, errors } = checkGrowth(rows);
  const best = errors.reduce((least, one) => (one.meanErrorShare < least.meanErrorShare ? one : least));
  const errorAt = (ownWeight: number) =>
    errors.find((one) => one.ownWeight === ownWeight)?.meanErrorShare ?? 0;
  const points = (share: number) => (100 * share).toFixed(2);
  return [
    `Growth: ${colleges} colleges, median ${points(nationalShare)}% a year over 2021-22 to 2024-25`,
    `  next step from the two before: national alone ${points(errorAt(0))} points mean error, own alone ${points(errorAt(1))}, best at own weight ${best.ownWeight}: ${points(best.meanErrorShare)}`,
  ];
}

/** Measured apart from the data handed in: a test holds the committed figures to the data set. */
function listIndexLines(): string[] {
  const { colleges, byIncomeUsd, byIndexUsd, spanUsd } = indexCheck;
  return [
    `Student Aid Index: at ${colleges} colleges that say they meet full need, a hidden bracket price drawn between its neighbors`,
    `  by income median error $${byIncomeUsd}, by index $${byIndexUsd}; eight of ten prices lie within $${spanUsd} of each other beside the index. So the index moves no price.`,
  ];
}

function formatPartName({ control, bracket }: Grade): string {
  return [control ?? "all", bracket === null ? "all brackets" : `bracket ${bracket + 1}`].join(", ");
}

function formatFigures(grade: Grade): string {
  return `${grade.prices} prices, median error $${grade.medianErrorUsd}, mean $${grade.meanErrorUsd}, band held ${formatPercent(grade.heldShare)}, shown ${formatPercent(grade.shownHeldShare)}`;
}

function formatPercent(share: number): string {
  return `${(100 * share).toFixed(0)}%`;
}

if (import.meta.main) {
  const colleges = loadColleges(join(import.meta.dirname, "../../data"));
  const records = colleges.summaries.flatMap((one) => colleges.recordOf(one.unitId) ?? []);
  console.log(listPriceBacktestLines(colleges.summaries, records).join("\n"));
}
