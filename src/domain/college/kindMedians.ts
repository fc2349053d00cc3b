/** What is typical for one kind of college: unweighted medians over the colleges in the browser's index. */
import { type CollegeKind, kindOf, type Median, medianOf } from "./aggregates.ts";
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
export function mediansOfKind(colleges: readonly CollegeSummary[], college: CollegeSummary): KindMedians {
  const kind = kindOf(college);
  const alike = colleges.filter((one) => one.isDegreeGranting && kindOf(one) === kind);
  return {
    kind,
    measure: (measure) =>
      medianOf(
        alike.map((one) => one[measure]),
        shares.has(measure) ? "share" : "usd",
      ),
    netPriceOf: (bracket) =>
      medianOf(
        alike.map((one) => one.netPriceByIncomeUsd[bracket] ?? null),
        "usd",
      ),
  };
}

const shares: ReadonlySet<KindMeasure> = new Set(["completionRate", "retentionRate", "tuitionGrowthShare"]);
