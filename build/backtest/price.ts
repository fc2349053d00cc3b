/** Prints how the price range does on hidden known prices, and the evidence behind the growth rule. */
import { join } from "node:path";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type Grade, gradePrices } from "#domain/price/backtest.ts";
import { familySpread } from "#domain/price/familySpread.ts";
import { indexCheck } from "#domain/price/priceIndexCheck.ts";
import { gradeTwoYearPrices, type TwoYearGrade } from "#domain/price/twoYearBacktest.ts";
import { loadColleges } from "#server/colleges.ts";
import { checkGrowth, type GrowthRow } from "./priceFit.ts";

/** The lines that `npm run backtest` prints. */
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
    ...listTwoYearLines(gradeTwoYearPrices(colleges)),
    ...listGrowthLines(growthRows),
    ...listIndexLines(),
  ];
}

function listTwoYearLines(grades: readonly TwoYearGrade[]): string[] {
  return [
    "Price at two-year colleges: prices by income hidden, priced from cost less the Pell Grant of a typical family of four (2023-24; over $110,000 2022-23)",
    ...grades.map(
      (grade) =>
        `  ${formatPartName(grade)}: ${grade.prices} prices, median error $${grade.medianErrorUsd}, mean $${grade.meanErrorUsd}, in the range ${formatPercent(grade.heldShare)}, below ${formatPercent(grade.belowShare)}, above ${formatPercent(grade.aboveShare)}`,
    ),
    "  The middle counts grants that are certain and no others, so it lies above most averages from $48,000 on. One reason for averages above the",
    "  range: they include students who left during the year, and so got less than a whole grant. The highest bracket is of another year than its cost.",
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

/** Measured separately from the data passed in; a test compares the committed figures with the data set. */
function listIndexLines(): string[] {
  const { colleges, byIncomeUsd, byIndexUsd, spanUsd } = indexCheck;
  return [
    `Student Aid Index: at ${colleges} colleges that say they meet full need, a hidden bracket price drawn between its neighbors`,
    `  by income median error $${byIncomeUsd}, by index $${byIndexUsd}; eight of ten prices lie within $${spanUsd} of each other beside the index. So the index moves no price.`,
  ];
}

function formatPartName({ control, bracket }: Pick<Grade, "control" | "bracket">): string {
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
