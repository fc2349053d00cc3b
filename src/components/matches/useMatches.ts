/** Matches, prices, labels and ranks every college for the plan's family, in one pass on the device. */
import { useDeferredValue, useMemo } from "react";
import { type AllColleges, type LoadState, useColleges } from "#client/colleges/useColleges.ts";
import { useMajors } from "#client/colleges/useReferenceData.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import { readStanding } from "#domain/aid/standing.ts";
import type { MajorsIndex } from "#domain/college/majorsIndex.ts";
import { buildFirstList, type FirstList } from "#domain/match/firstList.ts";
import { toRankInput } from "#domain/match/matchColleges.ts";
import { type RankedCollege, type RankInput, rankCollege, rankColleges } from "#domain/match/rank.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { PriceBand, PriceOptions } from "#domain/price/band.ts";
import { toEntryYear } from "#domain/price/growth.ts";

export type Ranked = RankedCollege<PriceBand>;

export type Matches = {
  /** Best match first; only the kinds of college the student wants. */
  rows: readonly Ranked[];
  /** The first list made from them. */
  first: FirstList<PriceBand>;
  /** One college, wanted kind or not; null for an unknown id. */
  of: (unitId: number) => Ranked | null;
  input: RankInput<PriceBand>;
  /** The day the data set was built, YYYY-MM-DD. */
  asOf: string;
};

/** Recalculated when an answer changes; typing stays smooth because the ranking may lag behind. */
export function useMatches(): LoadState<Matches> {
  const index = useColleges();
  const { plan } = usePlan();
  const deferredPlan = useDeferredValue(plan);
  const aid = useAidEstimate(deferredPlan);
  const majors = useMajors(deferredPlan.profile.majorFamilies.length > 0);
  const majorsIndex = majors.status === "ready" ? majors.value : null;
  const all = index.status === "ready" ? index.value : null;
  const matches = useMemo(() => {
    if (all === null) return null;
    return buildMatches(all, deferredPlan, buildRankInput(deferredPlan, majorsIndex, getToday(), aid));
  }, [all, deferredPlan, majorsIndex, aid]);
  if (index.status === "failed") return index;
  return matches === null ? { status: "loading" } : { status: "ready", value: matches };
}

/** Ranks all colleges when the ranking is first read: a screen that shows only a few does not pay for it. */
function buildMatches(all: AllColleges, { profile, money }: Plan, input: RankInput<PriceBand>): Matches {
  let ranked: readonly Ranked[] | null = null;
  let first: FirstList<PriceBand> | null = null;
  const known = new Map<number, Ranked>();
  return {
    get rows() {
      ranked ??= rankColleges(all.colleges, profile, money, input);
      return ranked;
    },
    get first() {
      first ??= buildFirstList(this.rows, profile, money);
      return first;
    },
    of(unitId) {
      const college = all.byUnitId.get(unitId);
      if (college === undefined) return null;
      const row = known.get(unitId) ?? rankCollege(college, profile, money, input);
      known.set(unitId, row);
      return row;
    },
    input,
    asOf: all.asOf,
  };
}

/** Whether the student has answered enough for a chance or price of their own. */
export function hasAnswers({ profile, money, aid }: Plan): boolean {
  const hasAcademics = profile.gpa !== null || profile.satTotal !== null || profile.actComposite !== null;
  return (
    hasAcademics ||
    profile.homeState !== null ||
    money.payPerYearUsd !== null ||
    money.familyIncomeUsd !== null ||
    hasAidIncome(aid)
  );
}

function hasAidIncome(aid: Plan["aid"]): boolean {
  return aid["first.agi"] !== undefined || aid["student.agi"] !== undefined;
}

/** False until the device's storage has been read. */
export function useHasAnswers(): boolean {
  const { plan, isLoaded } = usePlan();
  return isLoaded && hasAnswers(plan);
}

/** How a plan's prices are calculated on a day (YYYY-MM-DD): the first year of college, and the family's own growth assumption. */
export function buildPriceOptions(plan: Plan, asOf: string): PriceOptions {
  return {
    entryYear: toEntryYear(plan.profile.gradeYear, asOf),
    growthShare: plan.assumptions.growthShare,
  };
}

/** The parts of a plan that the ranking uses, for "what if" questions with a changed plan. */
export function buildRankInput(
  plan: Plan,
  majors: MajorsIndex | null,
  asOf: string,
  aid: AidEstimate | null,
): RankInput<PriceBand> {
  const { profile, money, matchWeights } = plan;
  return toRankInput({
    profile,
    money,
    aid,
    standing: readStanding(plan.aid),
    majors,
    weights: matchWeights,
    ...buildPriceOptions(plan, asOf),
  });
}
