/** The three most useful next steps, given the plan's state. */
import type { DeadlineRound } from "#domain/college/rounds.ts";
import type { BalanceGap } from "#domain/match/balance.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import type { PlanCollege } from "#domain/plan/plan.ts";
import { findNextTasks, isClosing, isWithoutPlace } from "#domain/timeline/nextTasks.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";

export type NextStep =
  | { code: "task"; task: TimelineTask }
  | { code: "deadline"; unitId: number; round: DeadlineRound; date: string; isBinding: boolean; days: number }
  | { code: "compareOffers"; count: number }
  | { code: "sayGrades" | "sayPay" | "sayHome" | "sayIncome" | "addReach" | "keepCopy" }
  | { code: "addSafety" | "addMiddle"; missing: number }
  | { code: "priceCalculator"; unitId: number };

export type KnownDeadline = { unitId: number; round: DeadlineRound; date: string | null; isBinding: boolean };

export type StepInput = {
  profile: Profile;
  money: Money;
  colleges: readonly PlanCollege[];
  gaps: readonly BalanceGap[];
  /** Colleges whose price is an estimate or may exceed the limit, the least certain first. */
  unsurePriceUnitIds: readonly number[];
  /** All tasks of the timeline; null if there is none and only the deadlines are known. */
  tasks: readonly TimelineTask[] | null;
  /** Only dates that are in the data. */
  deadlines: readonly KnownDeadline[];
  /** YYYY-MM-DD; null until the device's clock has been read. */
  today: string | null;
};

const shownSteps = 3;
/** This many of them are dated before mentioning what the plan still lacks. */
const urgentSteps = 2;
/** A deadline this near comes first; one further off than `deadlineAheadDays` waits. */
const deadlineUrgentDays = 21;
const deadlineAheadDays = 75;

export function listNextSteps(input: StepInput): NextStep[] {
  const { profile, money, colleges, gaps } = input;
  const dated = input.tasks === null ? listDeadlineSteps(input) : listTaskSteps(input.tasks);
  const closing = dated.urgent.filter((step) => step.code === "task" && isClosing(step.task)).length;
  // With dates closing in, or a FAFSA to begin, what the plan lacks can wait a week.
  const hasFafsa = dated.urgent.some((step) => step.code === "task" && step.task.reason?.fafsa != null);
  const first = closing >= urgentSteps || hasFafsa ? shownSteps : urgentSteps;
  const isEarly = hasYearsLeft(profile);
  const steps: NextStep[] = dated.urgent.slice(0, first);
  // Years before anything presses, one thing to do is more than three questions.
  if (isEarly && steps.length === 0) steps.push(...dated.later.splice(0, 1));
  const admitted = colleges.filter((college) => college.status === "admitted").length;
  if (admitted > 0) steps.push({ code: "compareOffers", count: admitted });
  const hasGrades = profile.gpa !== null || profile.satTotal !== null || profile.actComposite !== null;
  if (!hasGrades) steps.push({ code: "sayGrades" });
  if (money.payPerYearUsd === null) steps.push({ code: "sayPay" });
  if (profile.homeState === null) steps.push({ code: "sayHome" });
  for (const gap of isEarly ? [] : gaps) {
    // Which college is one depends on what the family can pay.
    if (gap.code === "needsSafety" && money.payPerYearUsd !== null)
      steps.push({ code: "addSafety", missing: gap.missing });
    if (gap.code === "needsTargetOrLikely") steps.push({ code: "addMiddle", missing: gap.missing });
  }
  if (money.familyIncomeUsd === null) steps.push({ code: "sayIncome" });
  steps.push(...dated.urgent.slice(first), ...dated.later);
  const unitId = input.unsurePriceUnitIds[0];
  if (unitId !== undefined) steps.push({ code: "priceCalculator", unitId });
  if (!isEarly && gaps.some((gap) => gap.code === "couldAddReach")) steps.push({ code: "addReach" });
  steps.push({ code: "keepCopy" });
  return inOrder(steps.slice(0, shownSteps), input.tasks);
}

/** Which tasks are shown depends on what presses; among each other they keep the order in which they are done. */
function inOrder(steps: readonly NextStep[], tasks: StepInput["tasks"]): NextStep[] {
  const own = new Set(steps.flatMap((step) => (step.code === "task" ? [step.task.id] : [])));
  const ordered = findNextTasks(tasks ?? [], shownSteps).filter(({ id }) => own.has(id));
  const places = ordered.values();
  return steps.map((step) => {
    const task = step.code === "task" ? places.next().value : undefined;
    return task === undefined ? step : { code: "task", task };
  });
}

/** A list of a ninth or tenth grader is no list to apply with yet. */
function hasYearsLeft({ gradeYear }: Profile): boolean {
  return gradeYear !== null && gradeYear < 11;
}

type Dated = { urgent: NextStep[]; later: NextStep[] };

function listTaskSteps(tasks: readonly TimelineTask[]): Dated {
  const next = findNextTasks(tasks, shownSteps).map((task) => ({ code: "task" as const, task }));
  return {
    urgent: next.filter(({ task }) => isPressing(task)),
    later: next.filter(({ task }) => !isPressing(task)),
  };
}

function isPressing(task: TimelineTask): boolean {
  if (task.state === "urgent" || isClosing(task) || isWithoutPlace(task)) return true;
  // An application that is under way goes in, also where no day presses it.
  return task.reason?.sends != null;
}

/** Without a timeline, the deadlines themselves: the urgent ones, and one further ahead. */
function listDeadlineSteps(input: StepInput): Dated {
  const deadlines = listUpcoming(input);
  const isUrgent = (step: DeadlineStep) => step.days <= deadlineUrgentDays;
  return {
    urgent: deadlines.filter(isUrgent).slice(0, urgentSteps),
    later: deadlines.filter((step) => !isUrgent(step)).slice(0, 1),
  };
}

type DeadlineStep = Extract<NextStep, { code: "deadline" }>;

/** Each college's next date, if it has not been applied to, soonest first. */
function listUpcoming({ colleges, deadlines, today }: StepInput): DeadlineStep[] {
  if (today === null) return [];
  const steps = colleges
    .filter(({ status }) => status === "considering" || status === "applying")
    .flatMap(({ unitId }): DeadlineStep[] => {
      const ahead = deadlines
        .filter((deadline) => deadline.unitId === unitId)
        .flatMap(({ round, date, isBinding }) => {
          const days = date === null ? null : countDaysBetween(today, date);
          if (date === null || days === null || days < 0 || days > deadlineAheadDays) return [];
          return [{ code: "deadline" as const, unitId, round, date, isBinding, days }];
        });
      return ahead.toSorted((a, b) => a.days - b.days).slice(0, 1);
    });
  return steps.toSorted((a, b) => a.days - b.days || a.unitId - b.unitId);
}

/** Whole days between two YYYY-MM-DD dates. */
function countDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
