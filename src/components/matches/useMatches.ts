/** Every college matched, priced, labelled and ranked for the family of the plan, in one pass on the device. */
import { useDeferredValue, useMemo } from "react";
import { type AllColleges, type LoadState, useColleges } from "#client/colleges/useColleges.ts";
import { useMajors } from "#client/colleges/useReferenceData.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { listFamiliesOffered, type MajorsIndex } from "#domain/college/majorsIndex.ts";
import { defaultMatchWeights, type MatchWeights } from "#domain/match/match.ts";
import { rankColleges, rankCollege, type RankedCollege, type RankInput } from "#domain/match/rank.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { type PriceBand, type PriceOptions, toPriceInput, createPriceEstimator } from "#domain/price/band.ts";
import { toEntryYear } from "#domain/price/growth.ts";

export type Ranked = RankedCollege<PriceBand>;

export type Matches = {
  /** Best match first; only the kinds of college that the student wants. */
  rows: readonly Ranked[];
  /** One college, wanted kind or not; null for a number that no college has. */
  of: (unitId: number) => Ranked | null;
  input: RankInput<PriceBand>;
  /** The day the data set was made, YYYY-MM-DD. */
  asOf: string;
};

/** Recomputed when an answer changes; typing stays smooth because the ranking may lag behind it. */
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

/** Ranks all colleges when the ranking is first read: a screen that shows a few colleges pays for those alone. */
function buildMatches(all: AllColleges, { profile, money }: Plan, input: RankInput<PriceBand>): Matches {
  let ranked: readonly Ranked[] | null = null;
  const known = new Map<number, Ranked>();
  return {
    get rows() {
      ranked ??= rankColleges(all.colleges, profile, money, input);
      return ranked;
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

/** Whether the student has told enough for a chance or a price of their own. */
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

/** How a plan's prices are reckoned on a day (YYYY-MM-DD): the year college begins, and the family's own growth. */
export function buildPriceOptions(plan: Plan, asOf: string): PriceOptions {
  return {
    entryYear: toEntryYear(plan.profile.gradeYear, asOf),
    growthShare: plan.assumptions.growthShare,
  };
}

/** What the ranking reads of a plan, for those who ask "what if" with a changed one. */
export function buildRankInput(
  plan: Plan,
  majors: MajorsIndex | null,
  asOf: string,
  aid: AidEstimate | null,
): RankInput<PriceBand> {
  const price = createPriceEstimator(toPriceInput(plan.profile, plan.money, aid), buildPriceOptions(plan, asOf));
  return {
    priceOf: price,
    majorsOffered: (college: CollegeSummary) =>
      majors === null || plan.profile.majorFamilies.length === 0
        ? null
        : listFamiliesOffered(majors, college.unitId, plan.profile.majorFamilies),
    weights: readWeights(plan),
  };
}

function readWeights(plan: Plan): MatchWeights {
  return { ...defaultMatchWeights, ...plan.matchWeights };
}
