/** Everything the plan page shows, calculated from the plan, the colleges and the clock. */

import { useMemo } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useCollegeReplies } from "#client/colleges/useCollege.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import type { LoadState } from "#client/query/loadState.ts";
import { useToday } from "#client/useToday.ts";
import { type RankedColleges, useRanked } from "#components/matches/useRanked.ts";
import type { Listed } from "#components/plan-list/planList.ts";
import { buildListView, type ListView } from "#components/plan-list/useListView.ts";
import { type PlanPrices, usePlanPrices } from "#components/price/usePlanPrices.ts";
import { type ReadyTimeline, type TimelineState, useTimeline } from "#components/timeline/useTimeline.ts";
import type { CollegeReply } from "#contract/colleges.ts";
import { readAnswer } from "#domain/answers/readAnswer.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { PriceBand } from "#domain/price/band.ts";
import type { StudyPrice } from "#domain/price/fourYears.ts";
import { isDeadlineCertain } from "#domain/timeline/deadlineWords.ts";
import { listNextSteps, type NextStep } from "./nextSteps.ts";

export type PlanView = ListView & {
  /** The day the data set was made, YYYY-MM-DD, and the fall that the prices are for. */
  asOf: string;
  entryYear: number;
  studyPrices: ReadonlyMap<number, StudyPrice>;
  steps: readonly NextStep[];
  timeline: TimelineState;
  replies: ReadonlyMap<number, CollegeReply>;
};

/** Deadlines are fetched for at most this many colleges: one request each. */
const asked = 40;

export function usePlanView(plan: Plan): LoadState<PlanView> {
  const unitIds = plan.colleges.map((college) => college.unitId);
  const day = useToday();
  const replies = useCollegeReplies(unitIds.slice(0, asked));
  const index = useColleges();
  const all = index.status === "ready" ? index.value : null;
  const load = useRanked(unitIds);
  const ranked = load.status === "ready" ? load.value : null;
  const prices = usePlanPrices(plan, unitIds);
  const timeline = useTimeline();
  const ready = timeline.status === "ready" ? timeline : null;
  const view = useMemo(
    () =>
      all === null || ranked === null || prices === null
        ? null
        : buildPlanView(plan, { all, ranked, prices }, replies, day, ready),
    [plan, all, ranked, prices, replies, day, ready],
  );
  const state = useMemo(
    (): LoadState<PlanView> =>
      view === null ? { status: "loading" } : { status: "ready", value: { ...view, timeline } },
    [view, timeline],
  );
  return load.status === "failed" ? load : state;
}

type Answers = { all: AllColleges; ranked: RankedColleges; prices: PlanPrices };

function buildPlanView(
  plan: Plan,
  { all, ranked, prices }: Answers,
  replies: readonly CollegeReply[],
  day: string | null,
  timeline: ReadyTimeline | null,
): Omit<PlanView, "timeline"> {
  const view = buildListView(plan, all, ranked, (unitId) => prices.of(unitId) !== undefined);
  const { list } = view;
  const { family, options } = prices.asked;
  const studyPrices = new Map<number, StudyPrice>();
  for (const { entry } of list) {
    const study = prices.of(entry.unitId)?.study ?? null;
    if (study !== null) studyPrices.set(entry.unitId, study);
  }
  return {
    ...view,
    asOf: all.asOf,
    entryYear: options.entryYear,
    studyPrices,
    steps: listNextSteps({
      profile: plan.profile,
      money: { ...plan.money, familyIncomeUsd: family.familyIncomeUsd },
      colleges: plan.colleges,
      // Chances are of first-years: a transfer’s list is not weighed by them.
      gaps: readAnswer(plan, "path").value === "transfer" ? [] : view.balance.gaps,
      unsurePriceUnitIds: listUnsurePrices(list, plan.money.payPerYearUsd),
      tasks: timeline?.timeline.tasks ?? null,
      deadlines: replies.flatMap((reply) => reply.deadlines.filter(isDeadlineCertain)),
      today: day,
    }),
    replies: new Map(replies.map((reply) => [reply.college.unitId, reply])),
  };
}

/** Undecided colleges whose band exceeds the limit or is an estimate, the widest band first. */
function listUnsurePrices(list: readonly Listed<PriceBand>[], payPerYearUsd: number | null): number[] {
  const getWidth = ({ row }: Listed<PriceBand>) =>
    row?.priceBand == null ? Number.POSITIVE_INFINITY : row.priceBand.highUsd - row.priceBand.lowUsd;
  return list
    .filter(({ entry, row }) => {
      if (row === null || entry.status === "denied" || entry.status === "enrolled") return false;
      if (row.college.changeStatus === "takesNoFirstYears") return false;
      const band = row.priceBand;
      // Where the college charges nothing there is nothing to ask its calculator.
      if (band?.basis === "nothing") return false;
      if (band === null || band.basis !== "bracket") return true;
      return payPerYearUsd !== null && band.highUsd > payPerYearUsd;
    })
    .toSorted((a, b) => getWidth(b) - getWidth(a))
    .map(({ entry }) => entry.unitId);
}
