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
  measure: (measure: KindMeasure) => Median;
  /** Net price of one income bracket, 0 to 4. */
  netPriceOf: (bracket: number) => Median;
};

/** Covers degree-granting colleges with undergraduates, like every median we show. Each median is computed on demand. */
export function calculateKindMedians(
  colleges: readonly CollegeSummary[],
  college: CollegeSummary,
): KindMedians {
  const kind = toCollegeKind(college);
  const alike = colleges.filter((one) => one.isDegreeGranting && toCollegeKind(one) === kind);
  return {
    kind,
    measure: (measure) =>
      calculateMedian(
        alike.map((one) => one[measure]),
        shares.has(measure) ? "share" : "usd",
      ),
    netPriceOf: (bracket) =>
      calculateMedian(
        alike.map((one) => one.netPriceByIncomeUsd[bracket] ?? null),
        "usd",
      ),
  };
}

const shares: ReadonlySet<KindMeasure> = new Set(["completionRate", "retentionRate", "tuitionGrowthShare"]);
