/** One student of a counselor's caseload: the next deadline, what is stuck, and since when nothing has moved. */
import { estimateAid } from "#domain/aid/aidEstimate.ts";
import { readStanding } from "#domain/aid/standing.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import type { MajorsIndex } from "#domain/college/majorsIndex.ts";
import { checkBalance, toListedLabels } from "#domain/match/balance.ts";
import { toRankInput } from "#domain/match/matchColleges.ts";
import { rankCollege } from "#domain/match/rank.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { listOpenProposals } from "#domain/plan/proposals.ts";
import { buildTimelineInput } from "#domain/plan/timelineInput.ts";
import { findEvent } from "#domain/timeline/admissionDates.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import type { Timeline, TimelineTask } from "#domain/timeline/timeline.ts";
import { addDays, type Day } from "#lib/dates.ts";
import { listDueSoon } from "./dueSoon.ts";
import { type StuckReason, stuckReasons } from "./stuckReasons.ts";

/** When waiting becomes being stuck, in days: assumptions of counseling practice, not measurements. */
export const stuckAfter = { proposal: 7, quiet: 30 } as const;

export type CaseTask = { title: string; due: Day; unitId: number | null };

export type StudentCase = {
  colleges: number;
  applied: number;
  admitted: number;
  /** The nearest date with consequences from today on; null if there is none, or no class year. */
  next: CaseTask | null;
  /** Hard dates within a week whose step is not checked off, the nearest first; not the family's own. */
  dueSoon: readonly CaseTask[];
  /** What should be done by now and still can be, the longest overdue first; "must" alone. */
  overdue: readonly CaseTask[];
  /** The state's priority date for the FAFSA while the form is not filed; null if filed, unknown or not for this student. */
  fafsaDue: Day | null;
  /** Null where money is not shared, or no budget is known. */
  hasFinancialSafety: boolean | null;
  openProposals: number;
  stuck: readonly StuckReason[];
};

export type CaseInput = {
  plan: Plan;
  getCollege: (unitId: number) => CollegeSummary | null;
  deadlines: readonly Deadline[];
  majors: () => MajorsIndex;
  /** Whether the money in the plan is shown to the counselor. */
  seesMoney: boolean;
  /** When the plan last changed, an instant. */
  lastChangedAt: string;
  today: Day;
};

export function summarizeStudent(input: CaseInput): StudentCase {
  const { plan, today } = input;
  const timeline = readTimeline(input);
  const dueSoon =
    timeline === null ? [] : listDueSoon(timeline).map(({ task, day }) => toCaseTask(task, day));
  const overdue = timeline === null ? [] : listOverdue(timeline.tasks, today);
  const fafsaDue = timeline === null ? null : findFafsaDue(plan, timeline);
  const hasFinancialSafety = input.seesMoney ? findFinancialSafety(input) : null;
  const open = listOpenProposals(plan);
  const waiting = open.filter(({ at }) => at.slice(0, 10) <= addDays(today, -stuckAfter.proposal));
  const isStuck: Readonly<Record<StuckReason, boolean>> = {
    dueSoon: dueSoon.length > 0,
    overdue: overdue.length > 0,
    fafsa: fafsaDue !== null && fafsaDue < today,
    noColleges: plan.colleges.length === 0,
    noSafety: hasFinancialSafety === false,
    noYear: timeline === null,
    proposal: waiting.length > 0,
    quiet: input.lastChangedAt.slice(0, 10) <= addDays(today, -stuckAfter.quiet),
  };
  const count = (...statuses: readonly string[]) =>
    plan.colleges.filter(({ status }) => statuses.includes(status)).length;
  return {
    colleges: plan.colleges.length,
    applied: count("applied", "admitted", "denied", "waitlisted", "enrolled"),
    admitted: count("admitted", "enrolled"),
    next: timeline === null ? null : findNext(timeline, today),
    dueSoon,
    overdue,
    fafsaDue,
    hasFinancialSafety,
    openProposals: open.length,
    stuck: stuckReasons.filter((reason) => isStuck[reason]),
  };
}

function readTimeline({ plan, getCollege, deadlines, seesMoney, today }: CaseInput): Timeline | null {
  const input = buildTimelineInput(plan, getCollege, deadlines, today);
  if (input === null) return null;
  // As in reminders: who is known to file no FAFSA is not asked for one, even where citizenship is not shown.
  const mayNotFile = !seesMoney && input.situations.includes("undocumentedOrMixedStatus");
  const read = { ...input, reader: "counselor" } as const;
  return buildTimeline(mayNotFile ? { ...read, canFileFafsa: false } : read);
}

/** The next hard date; without one, the next required step. */
function findNext({ due, tasks }: Timeline, today: Day): CaseTask | null {
  const [hard] = due;
  if (hard !== undefined) return toCaseTask(hard.task, hard.day);
  const [next] = tasks
    .filter(
      ({ state, weight }) =>
        (state === "urgent" || state === "open" || state === "later") && weight === "must",
    )
    .flatMap((task) => (task.due === null || task.due < today ? [] : [toCaseTask(task, task.due)]))
    .toSorted((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0));
  return next ?? null;
}

function listOverdue(tasks: readonly TimelineTask[], today: Day): CaseTask[] {
  return tasks
    .filter(({ state, stillOpen, weight }) => state === "past" && stillOpen && weight === "must")
    .flatMap((task) => {
      const due = task.movedFrom ?? task.due;
      return due === null || due >= today ? [] : [toCaseTask(task, due)];
    })
    .toSorted((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0));
}

function toCaseTask({ title, unitId }: TimelineTask, due: Day): CaseTask {
  return { title, due, unitId };
}

/** Only for a student who has the task of filing it, and has not checked it off. */
function findFafsaDue(plan: Plan, timeline: Timeline): Day | null {
  const filing = timeline.tasks.find(({ templateId }) => templateId === "fafsaFile");
  if (filing === undefined || filing.state === "done" || filing.state === "dropped") return null;
  const event = findEvent("stateAid", timeline.entryYear, plan.profile.homeState);
  return event?.date ?? null;
}

function findFinancialSafety({ plan, getCollege, majors, today }: CaseInput): boolean | null {
  if (plan.money.payPerYearUsd === null || plan.colleges.length === 0) return null;
  const { profile, money } = plan;
  const input = toRankInput({
    profile,
    money,
    aid: Object.keys(plan.aid).length === 0 ? null : estimateAid(plan.aid, profile.homeState),
    standing: readStanding(plan.aid),
    majors: profile.majorFamilies.length === 0 ? null : majors(),
    weights: plan.matchWeights,
    entryYear: toEntryYear(profile.gradeYear, today),
    growthShare: plan.assumptions.growthShare,
    today,
  });
  const labels = plan.colleges.flatMap(({ unitId, status }) => {
    const college = getCollege(unitId);
    if (college === null || status === "denied") return [];
    return [toListedLabels(rankCollege(college, profile, money, input))];
  });
  return checkBalance(labels).counts.financialSafety > 0;
}
