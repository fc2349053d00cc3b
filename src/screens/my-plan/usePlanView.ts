/** Everything the plan page shows, calculated from the plan, the colleges and the clock. */

import { useMemo, useSyncExternalStore } from "react";
import { useCollegeReplies } from "#client/colleges/useCollege.ts";
import { getToday } from "#client/today.ts";
import { buildPriceOptions, type Matches } from "#components/matches/useMatches.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { type ReadyTimeline, type TimelineState, useTimeline } from "#components/timeline/useTimeline.ts";
import type { CollegeReply } from "#contract/colleges.ts";
import { calculateListOdds, type ListOdds, type OddsEntry } from "#domain/admission/odds.ts";
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import { readStanding } from "#domain/aid/standing.ts";
import { checkBalance, type ListBalance } from "#domain/match/balance.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { type PriceBand, toPriceInput } from "#domain/price/band.ts";
import { estimateStudyPrice, type StudyPrice } from "#domain/price/fourYears.ts";
import { listNextSteps, type NextStep } from "./nextSteps.ts";
import { getLabels, type Listed, toOddsEntries } from "./planList.ts";

export type PlanView = {
  plan: Plan;
  matches: Matches;
  list: readonly Listed<PriceBand>[];
  entries: readonly OddsEntry[];
  /** Null if no college on the list has a chance, so there are no odds. */
  odds: ListOdds | null;
  balance: ListBalance;
  studyPrices: ReadonlyMap<number, StudyPrice>;
  steps: readonly NextStep[];
  timeline: TimelineState;
  replies: ReadonlyMap<number, CollegeReply>;
  getName: (unitId: number) => string | null;
};

/** Deadlines are fetched for at most this many colleges: one request each. */
const asked = 40;

export function usePlanView(plan: Plan, matches: Matches): PlanView {
  const day = useSyncExternalStore(subscribeToNothing, getToday, () => null);
  const replies = useCollegeReplies(plan.colleges.slice(0, asked).map((college) => college.unitId));
  const aid = useAidEstimate(plan);
  const timeline = useTimeline();
  const ready = timeline.status === "ready" ? timeline : null;
  const view = useMemo(
    () => buildPlanView(plan, matches, replies, day, aid, ready),
    [plan, matches, replies, day, aid, ready],
  );
  return { ...view, timeline };
}

function buildPlanView(
  plan: Plan,
  matches: Matches,
  replies: readonly CollegeReply[],
  day: string | null,
  aid: AidEstimate | null,
  timeline: ReadyTimeline | null,
): Omit<PlanView, "timeline"> {
  const list = plan.colleges.map((entry) => ({ entry, row: matches.of(entry.unitId) }));
  const entries = toOddsEntries(list);
  const hasNumber = entries.some((entry) => entry.chance.kind !== "unknown");
  const balance = checkBalance(list.map(getLabels));
  const family = toPriceInput(plan.profile, plan.money, aid, readStanding(plan.aid));
  const options = { ...buildPriceOptions(plan, matches.asOf), years: plan.assumptions.years };
  const studyPrices = new Map<number, StudyPrice>();
  for (const { row } of list) {
    const price = row === null ? null : estimateStudyPrice(row.college, family, options);
    if (row !== null && price !== null) studyPrices.set(row.college.unitId, price);
  }
  return {
    plan,
    matches,
    list,
    entries,
    odds: hasNumber ? calculateListOdds(entries, plan.money.payPerYearUsd) : null,
    balance,
    studyPrices,
    steps: listNextSteps({
      profile: plan.profile,
      money: { ...plan.money, familyIncomeUsd: family.familyIncomeUsd },
      colleges: plan.colleges,
      gaps: balance.gaps,
      unsurePriceUnitIds: listUnsurePrices(list, plan.money.payPerYearUsd),
      tasks: timeline?.timeline.tasks ?? null,
      deadlines: replies.flatMap((reply) => reply.deadlines),
      today: day,
    }),
    replies: new Map(replies.map((reply) => [reply.college.unitId, reply])),
    getName: (unitId) => matches.of(unitId)?.college.name ?? null,
  };
}

/** Undecided colleges whose band exceeds the limit or is an estimate, the widest band first. */
function listUnsurePrices(list: readonly Listed<PriceBand>[], payPerYearUsd: number | null): number[] {
  const getWidth = ({ row }: Listed<PriceBand>) =>
    row?.priceBand == null ? Number.POSITIVE_INFINITY : row.priceBand.highUsd - row.priceBand.lowUsd;
  return list
    .filter(({ entry, row }) => {
      if (row === null || entry.status === "denied" || entry.status === "enrolled") return false;
      const band = row.priceBand;
      if (band === null || band.basis !== "bracket") return true;
      return payPerYearUsd !== null && band.highUsd > payPerYearUsd;
    })
    .toSorted((a, b) => getWidth(b) - getWidth(a))
    .map(({ entry }) => entry.unitId);
}

/** The date is read once per page load; tests set the clock before. */
function subscribeToNothing(): () => void {
  return () => undefined;
}
