/** What is usual among colleges of one kind: medians over the colleges in the browser's index, each counting once. */
import { type CollegeKind, toCollegeKind, type Median, calculateMedian } from "./aggregates.ts";
import type { CollegeSummary } from "./college.ts";

/** Fields of the index that a college is held against its kind by. */
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

/** Degree-granting colleges with undergraduates, as everywhere medians are shown. Each median is worked out when asked for. */
export function calculateKindMedians(colleges: readonly CollegeSummary[], college: CollegeSummary): KindMedians {
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
