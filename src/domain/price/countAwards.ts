/** Counts the home state's programs in a price: what the college publishes of its state grants, and what the programs do beside that. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { PriceCalculation, PriceQuestion } from "./calculation.ts";
import { countStateAwards, type StateMoney } from "./countStateAwards.ts";
import { getResidentTuition } from "./residency.ts";
import { isPricedAsTwoYear } from "./twoYearPrice.ts";

/** Written into for each college, never made anew. */
export function makeStateMoney(pellUsd: number, studyYear: number): StateMoney {
  return { studyYear, tuitionUsd: null, averageUsd: null, meanUsd: null, share: 0, pellUsd, toNextUsd: null };
}

/** Sets the moves of the price and, at a two-year college, the grants that are certain. */
export function countAwards(
  out: PriceCalculation,
  { awards, bracket, certain, spread }: PriceQuestion,
  college: CollegeSummary,
  money: StateMoney,
): void {
  const { averageStateGrantUsd: average, stateGrantShare: share } = college;
  const tuition = getResidentTuition(college);
  money.tuitionUsd = tuition === null ? null : tuition * out.costFactor;
  money.averageUsd = average === null ? null : average * out.netFactor;
  money.share = share ?? 0;
  money.meanUsd =
    share === 0 ? 0 : money.averageUsd === null || share === null ? null : share * money.averageUsd;
  const own = bracket === null ? null : (college.netPriceByIncomeUsd[bracket] ?? null);
  const next = bracket === null ? null : (college.netPriceByIncomeUsd[bracket + 1] ?? null);
  money.toNextUsd = own === null || next === null || next < own ? null : (next - own) * out.netFactor;
  countStateAwards(out.awards, spread === "family" ? awards : null, college, money);
  const { sureUsd, extraUsd, coveredWorstUsd } = out.awards;
  // A last-dollar program pays what the Pell Grant and other grants leave of what it covers.
  out.certainUsd = isPricedAsTwoYear(college)
    ? Math.round(extraUsd + sureUsd + Math.max(certain.pellUsd, coveredWorstUsd - sureUsd))
    : 0;
}
