/** Data for /methodology: figures from the data set, its sources, and the back-tests that `npm run backtest` prints. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod/mini";
import { type MethodologyPage, methodologyPageSchema } from "#contract/methodologyPage.ts";
import { isCovered, listBacktestCells, runChanceBacktest } from "#domain/admission/backtest.ts";
import { gpaBandTable, runGpaBandBacktest } from "#domain/admission/gpaBandBacktest.ts";
import { ucAdmitTable } from "#domain/admission/ucAdmitTable.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { gradePrices } from "#domain/price/backtest.ts";
import { gradeTwoYearPrices } from "#domain/price/twoYearBacktest.ts";
import type { Colleges } from "#server/colleges.ts";

const sourcesFile = join(import.meta.dirname, "..", "data", "sources.json");
const sourcesSchema = z.object({ sources: methodologyPageSchema.shape.sources });

export function buildMethodologyData(colleges: Colleges): MethodologyPage {
  const { summaries, release, asOf } = colleges;
  const { sources } = sourcesSchema.parse(JSON.parse(readFileSync(sourcesFile, "utf8")));
  const findCollege = (unitId: number) => {
    const college = colleges.byUnitId(unitId);
    if (college === null) throw new RangeError(`no college ${unitId} in the data set`);
    return college;
  };
  const { method, admitRateAlone } = runChanceBacktest(ucAdmitTable, findCollege);
  return methodologyPageSchema.parse({
    release,
    asOf,
    sources,
    counts: countColleges(summaries),
    chance: {
      method,
      admitRateAlone,
      cells: listBacktestCells(ucAdmitTable, findCollege).map(
        ({ campus, admitRate, band, actual, predicted, range }) => ({
          campus,
          admitRate,
          band,
          actual,
          predicted,
          isCovered: isCovered(actual, range),
        }),
      ),
      lowGrades: runGpaBandBacktest(gpaBandTable.rows, findCollege),
    },
    priceGrades: gradePrices(summaries),
    twoYearGrades: gradeTwoYearPrices(summaries),
  });
}

function countColleges(summaries: readonly CollegeSummary[]): MethodologyPage["counts"] {
  const count = (has: (college: CollegeSummary) => boolean) => summaries.filter(has).length;
  return {
    colleges: summaries.length,
    degreeGranting: count((college) => college.isDegreeGranting),
    bachelors: count((college) => college.isBachelorsCollege),
    admitRate: count((college) => college.admitRate !== null),
    openAdmission: count((college) => college.hasOpenAdmission === true),
    testQuartiles: count((college) => college.satTotal !== null || college.actComposite !== null),
    priceByIncome: count(({ netPriceByIncomeUsd, aidedPriceByIncomeUsd }) =>
      [...netPriceByIncomeUsd, ...aidedPriceByIncomeUsd].some((price) => price !== null),
    ),
    averagePrice: count((college) => college.netPriceUsd !== null),
    completion: count((college) => college.completionRate !== null),
    earnings: count((college) => college.earningsUsd !== null),
  };
}
