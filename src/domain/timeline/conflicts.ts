/** Conflicts in a timeline: binding plans, aid that comes too late, scores, essays and closed rounds. */
import { addDays, countDaysBetween, type Day, toDay } from "#lib/dates.ts";
import type { Application } from "./applications.ts";
import { countOwnEssays, findMainEssay, ucEssays } from "./essayDemand.ts";
import { listScoreColleges, type SittingChoice } from "./sittingChoice.ts";
import type { ApplicationPlan, TimelineConflict, TimelineTask } from "./timeline.ts";

export type ConflictsContext = {
  graduationYear: number;
  today: Day;
  applications: readonly Application[];
  choices: readonly SittingChoice[];
  /** An SAT or ACT score is there already. */
  hasScore: boolean;
  tasks: readonly TimelineTask[];
};

export function findTimelineConflicts(context: ConflictsContext): TimelineConflict[] {
  return [
    ...findTwoEarlyDecisions(context.applications),
    ...findRestrictiveWithEarly(context.applications),
    ...context.applications.flatMap((application) => findApplicationConflicts(application, context)),
    ...findScoreConflicts(context),
    ...findEssayConflicts(context),
  ];
}

const isBinding = (plan: ApplicationPlan) => plan === "earlyDecision1" || plan === "earlyDecision2";

/**
 * Two binding plans. Early Decision II is the usual next step after a denial, so one of each round is not a conflict until
 * the first college admits the student: then it is binding, and all others must be withdrawn.
 */
function findTwoEarlyDecisions(applications: readonly Application[]): TimelineConflict[] {
  const bindingOnes = applications.filter(({ plan }) => isBinding(plan));
  const isBound = bindingOnes.some(
    ({ college }) => college.status === "admitted" || college.status === "enrolled",
  );
  const groups = isBound
    ? [bindingOnes]
    : (["earlyDecision1", "earlyDecision2"] as const).map((round) =>
        bindingOnes.filter(({ plan }) => plan === round),
      );
  return groups
    .filter((group) => group.length > 1)
    .map((group) => ({ code: "twoEarlyDecisions", unitIds: group.map(getUnitId) }));
}

/** Restrictive Early Action rules out Early Decision I and other Early Action, often with an exception for public colleges. */
function findRestrictiveWithEarly(applications: readonly Application[]): TimelineConflict[] {
  const early = applications.filter(({ plan }) => earlyPlans.has(plan));
  const restrictive = early.filter(({ plan }) => plan === "restrictiveEarlyAction");
  if (early.length < 2) return [];
  return restrictive.map((one) => ({
    code: "restrictiveWithEarly",
    unitId: getUnitId(one),
    otherUnitIds: early.filter((other) => other !== one).map(getUnitId),
  }));
}

const earlyPlans: ReadonlySet<ApplicationPlan> = new Set([
  "earlyDecision1",
  "earlyAction",
  "restrictiveEarlyAction",
]);

function findApplicationConflicts(application: Application, context: ConflictsContext): TimelineConflict[] {
  const { college, plan, deadline, isOffered, isToSend, isOver, openRounds, isExpected } = application;
  const { unitId } = college;
  if (!isToSend) return [];
  if (!isOffered) return [{ code: "roundNotOffered", unitId, plan }];
  if (isOver && deadline !== null) {
    const over = { code: "deadlineOver", unitId, deadline, stillOpen: openRounds } as const;
    return [isExpected ? { ...over, isExpected } : over];
  }
  if (!isBinding(plan) || deadline === null) return [];
  const known = findAidKnownDay(context);
  return known !== null && known > deadline
    ? [{ code: "bindingBeforeAid", unitId, deadline, aidKnown: known }]
    : [];
}

/** Federal aid forms are usually processed within a few days; we allow a week. */
const processingDays = 7;

/**
 * The day the family can know its aid index, and so estimate a price before signing: a week after the later of its FAFSA
 * and CSS Profile dates in this timeline. Null if no such form is open or planned.
 * A college's own aid deadline is not in our data; the tasks say to ask.
 */
function findAidKnownDay({ tasks, today }: ConflictsContext): Day | null {
  const days = tasks
    .filter(isAidForm)
    .filter(({ state }) => state !== "done" && state !== "dropped")
    // Overdue forms are assumed filed the next day, even if the task allows until Sunday.
    .map(({ due, movedFrom }) => {
      const soonest = addDays(today, 1);
      const isLate = due === null || due < today || (movedFrom ?? due) < today;
      return isLate ? soonest : due;
    });
  const last = days.toSorted().at(-1);
  return last === undefined ? null : addDays(last, processingDays);
}

/** Filing follows a form's opening date; checking, correcting and renewing follow other events. */
function isAidForm({ area, weight, basis }: TimelineTask): boolean {
  return (
    area === "aid" && weight === "must" && (basis?.eventId === "fafsaOpens" || basis?.eventId === "cssOpens")
  );
}

/**
 * A test is reported only if no other planned test is in time, and once for all colleges. Whoever has a score sends that
 * where no later one can be brought.
 */
function findScoreConflicts(context: ConflictsContext): TimelineConflict[] {
  const { applications, choices, hasScore, graduationYear, today } = context;
  const waiting = listScoreColleges(applications, graduationYear, today).filter(
    ({ deadline }) => !choices.some((choice) => isInTime(choice, deadline)),
  );
  return choices
    .filter(({ isTaken }) => !isTaken)
    .flatMap(({ test, sitting }): TimelineConflict[] => {
      if (sitting === null) {
        if (waiting.length === 0 || hasScore) return [];
        return [{ code: "noSittingLeft", unitIds: waiting.map(getUnitId), test }];
      }
      const late = waiting.flatMap(({ college: { unitId }, deadline, isExpected }) =>
        deadline === null ? [] : [{ unitId, deadline, isExpected }],
      );
      if (late.length === 0) return [];
      return [{ code: "scoresTooLate", test, scoresOn: sitting.scoresOn, colleges: late }];
    });
}

function isInTime({ sitting, isTaken }: SittingChoice, deadline: Day | null): boolean {
  return isTaken || (sitting !== null && (deadline === null || sitting.scoresOn <= deadline));
}

/**
 * Counts the essays still to write, each college's and the main one and UC's four, as the page about essays does, against
 * whole weeks from today (or July 1 before senior year) to each deadline. More essays than weeks is a conflict; only the
 * worst is reported, so that one late college does not hide a crowded December. What is done or skipped no longer counts.
 */
function findEssayConflicts({
  applications,
  tasks,
  graduationYear,
  today,
}: ConflictsContext): TimelineConflict[] {
  const settled = new Set(
    tasks
      .filter(({ area, unitId, state }) => area === "essays" && unitId !== null && isSettled(state))
      .map(({ unitId }) => unitId),
  );
  const open = applications.filter(
    ({ isToSend, isOver, deadline, plan, college }) =>
      isToSend &&
      !isOver &&
      deadline !== null &&
      plan !== "csu" &&
      college.hasOpenAdmission !== true &&
      !settled.has(college.unitId),
  );
  const isWritten = (templateId: string) =>
    tasks.some((task) => task.templateId === templateId && isSettled(task.state));
  const isMainOpen = !isWritten("essayFinal") && findMainEssay(applications) === "toWrite";
  const isUcOpen = !isWritten("ucQuestions");
  const summer = toDay(graduationYear - 1, 7, 1);
  const start = today > summer ? today : summer;
  let worst: Extract<TimelineConflict, { code: "essaysOverWeeks" }> | null = null;
  const days = [...new Set(open.map(({ deadline }) => deadline ?? ""))].toSorted();
  for (const until of days) {
    const due = open.filter(({ deadline }) => deadline !== null && deadline <= until);
    const own = due.reduce((sum, one) => sum + countOwnEssays(one), 0);
    const isMainDue = isMainOpen && findMainEssay(due) === "toWrite";
    const isUcDue = isUcOpen && due.some(({ plan }) => plan === "uc");
    const count = own + (isMainDue ? 1 : 0) + (isUcDue ? ucEssays : 0);
    const weeks = Math.floor(countDaysBetween(start, until) / 7);
    // One essay too many at the very end is just a full week, not a conflict.
    const usual = until === days.at(-1) ? 0 : 1;
    if (count - weeks > (worst === null ? usual : worst.essays - worst.weeks)) {
      worst = { code: "essaysOverWeeks", essays: count, weeks, until };
    }
  }
  return worst === null ? [] : [worst];
}

function isSettled(state: TimelineTask["state"]): boolean {
  return state === "done" || state === "dropped";
}

function getUnitId({ college }: Application): number {
  return college.unitId;
}
