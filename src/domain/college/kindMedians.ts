/** What is typical for one kind of college: unweighted medians over the colleges in the browser's index. */
import { type CollegeKind, calculateMedian, type Median, toCollegeKind } from "./aggregates.ts";
import type { CollegeSummary } from "./college.ts";

/** Index fields that a college is compared on with its kind. */
export type KindMeasure =
  | "completionRate"
  | "retentionRate"
  | "earningsUsd"
  | "netPriceUsd"
  | "tuitionGrowthShare"
  | "undergraduates";

export type KindMedians = {
  kind: CollegeKind;
  measures: Readonly<Record<KindMeasure, Median>>;
  /** By income bracket, the lowest first. */
  netPrices: readonly [Median, Median, Median, Median, Median];
};

/** Covers degree-granting colleges with undergraduates that take first-years, like every median we show. */
export function calculateKindMedians(
  colleges: readonly CollegeSummary[],
  college: CollegeSummary,
): KindMedians {
  const kind = toCollegeKind(college);
  const alike = colleges.filter(
    (one) => one.isDegreeGranting && one.changeStatus !== "takesNoFirstYears" && toCollegeKind(one) === kind,
  );
  const measure = (field: KindMeasure, unit: "share" | "usd") =>
    calculateMedian(
      alike.map((one) => one[field]),
      unit,
    );
  const netPriceOf = (bracket: number) =>
    calculateMedian(
      alike.map((one) => one.netPriceByIncomeUsd[bracket] ?? null),
      "usd",
    );
  return {
    kind,
    measures: {
      completionRate: measure("completionRate", "share"),
      retentionRate: measure("retentionRate", "share"),
      tuitionGrowthShare: measure("tuitionGrowthShare", "share"),
      earningsUsd: measure("earningsUsd", "usd"),
      netPriceUsd: measure("netPriceUsd", "usd"),
      undergraduates: measure("undergraduates", "usd"),
    },
    netPrices: [netPriceOf(0), netPriceOf(1), netPriceOf(2), netPriceOf(3), netPriceOf(4)],
  };
}
