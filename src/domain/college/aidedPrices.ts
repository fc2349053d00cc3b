/** What can be told of a college's price in one income bracket, from the federal survey of students with aid. */
import type { CollegeSummary } from "./college.ts";
import { dataYears } from "./dataYears.ts";
import type { CollegeRecord } from "./record.ts";

/** With fewer students than this behind it a price is not used; in the two upper brackets, where few have federal aid, more are asked for. */
export const fewestStudents = [10, 10, 10, 30, 30] as const;

/** Two years of one price that lie farther apart than this widen its range. */
export const aidedGapUsd = 5_000;

/**
 * "used": in the price. "few": too few students. "differs": the prices do not fit the college's average. "noAverage": there is
 * no average to hold them against. "notPublished": the newest file has none.
 */
export type AidedStatus = "used" | "few" | "differs" | "noAverage" | "notPublished";

export function findAidedStatus(college: CollegeRecord, bracket: 0 | 1 | 2 | 3 | 4): AidedStatus {
  if (college.aidedPriceByIncomeUsd[bracket] !== null) return "used";
  if (college.aidedPriceCheck === null) return "notPublished";
  if (college.aidedPriceCheck !== "fits") return college.aidedPriceCheck;
  const students = college.aidedStudentsByIncome[bracket];
  if (students === null) return "notPublished";
  return students < fewestStudents[bracket] ? "few" : "notPublished";
}

/** A bracket's average price after grants, wherever there is one, and its year. */
export function findPriceByIncome(
  college: Pick<CollegeSummary, "netPriceByIncomeUsd" | "aidedPriceByIncomeUsd">,
  bracket: 0 | 1 | 2 | 3 | 4,
): { usd: number | null; year: string; field: "netPriceByIncomeUsd" | "aidedPriceByIncomeUsd" } {
  const aided = college.aidedPriceByIncomeUsd[bracket];
  if (college.netPriceByIncomeUsd[bracket] !== null || aided === null) {
    return { usd: college.netPriceByIncomeUsd[bracket], year: dataYears.aid, field: "netPriceByIncomeUsd" };
  }
  return {
    usd: aided,
    year: bracket === 4 ? dataYears.tuition2 : dataYears.aid,
    field: "aidedPriceByIncomeUsd",
  };
}
