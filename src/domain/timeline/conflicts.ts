/** What cannot go together in a timeline: binding promises, aid that comes too late, scores, essays and closed rounds. */
import { addDays, type Day, toDay, countDaysBetween } from "#lib/dates.ts";
import type { Application } from "./applications.ts";
import { listScoreColleges, type SittingChoice } from "./sittingChoice.ts";
import type { ApplicationPlan, TimelineConflict, TimelineTask } from "./timeline.ts";

export type ConflictsContext = {
  graduationYear: number;
  today: Day;
  applications: readonly Application[];
  choices: readonly SittingChoice[];
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
 * Two promises at once. An early decision II is the usual next step after a first no, so one of each round is no
 * conflict until the first says yes: then it binds, and every other has to be withdrawn.
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

/** Restrictive early action leaves no early decision I and no other early action; public colleges are often an exception. */
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
  const { college, plan, deadline, isOffered, isToSend, isOver, openRounds } = application;
  const { unitId } = college;
  if (!isToSend) return [];
  if (!isOffered) return [{ code: "roundNotOffered", unitId, plan }];
  if (isOver && deadline !== null) return [{ code: "deadlineOver", unitId, deadline, stillOpen: openRounds }];
  if (!isBinding(plan) || deadline === null) return [];
  const known = findAidKnownDay(context);
  return known !== null && known > deadline
    ? [{ code: "bindingBeforeAid", unitId, deadline, aidKnown: known }]
    : [];
}

/** Federal aid forms are usually worked through within some days; a week is allowed. */
const processingDays = 7;

/**
 * The day on which a family can know its aid index and so reckon a price before it signs: a week after the last of its
 * FAFSA and CSS Profile is to be filed by this timeline. Null where no such form is open any more, or none is planned.
 * A college's own aid deadline is not in the data; the tasks say to ask for it.
 */
function findAidKnownDay({ tasks, today }: ConflictsContext): Day | null {
  const days = tasks
    .filter(isAidForm)
    .filter(({ state }) => state !== "done" && state !== "dropped")
    // What is late is filed on the next day, however long a Sunday gives it.
    .map(({ due, movedFrom }) => {
      const soonest = addDays(today, 1);
      const isLate = due === null || due < today || (movedFrom ?? due) < today;
      return isLate ? soonest : due;
    });
  const last = days.toSorted().at(-1);
  return last === undefined ? null : addDays(last, processingDays);
}

/** Filing is what a form's opening leads to; checking, correcting and renewing hang on other events. */
function isAidForm({ area, weight, basis }: TimelineTask): boolean {
  return (
    area === "aid" && weight === "must" && (basis?.eventId === "fafsaOpens" || basis?.eventId === "cssOpens")
  );
}

/** A test is said to be in the way only where no other planned test is in time. */
function findScoreConflicts({ applications, choices, today }: ConflictsContext): TimelineConflict[] {
  const waiting = listScoreColleges(applications, today);
  return choices
    .filter(({ isTaken }) => !isTaken)
    .flatMap(({ test, sitting }): TimelineConflict[] =>
      waiting.flatMap((application): TimelineConflict[] => {
        const { deadline } = application;
        const unitId = getUnitId(application);
        if (choices.some((choice) => isInTime(choice, deadline))) return [];
        if (sitting === null) return [{ code: "noSittingLeft", unitId, test }];
        if (deadline === null) return [];
        return [{ code: "scoresTooLate", unitId, test, deadline, scoresOn: sitting.scoresOn }];
      }),
    );
}

function isInTime({ sitting, isTaken }: SittingChoice, deadline: Day | null): boolean {
  return isTaken || (sitting !== null && (deadline === null || sitting.scoresOn <= deadline));
}

/** UC asks four short answers, once for all campuses; Cal State asks none. */
const ucEssays = 4;

/**
 * One essay for each application still to be written, one for all of them, and the four of UC; weeks are whole ones,
 * from today or from July 1 before the last school year, to a deadline. More essays by a deadline than weeks to it is a
 * conflict; the worst is said, so that one late college does not hide a full December.
 * A supplement that is ticked or dropped no longer counts. How many each college asks is not known: it is one at least.
 */
function findEssayConflicts({ applications, tasks, graduationYear, today }: ConflictsContext): TimelineConflict[] {
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
  const isMainOpen = !isWritten("essayFinal");
  const isUcOpen = !isWritten("ucQuestions");
  const summer = toDay(graduationYear - 1, 7, 1);
  const start = today > summer ? today : summer;
  let worst: Extract<TimelineConflict, { code: "essaysOverWeeks" }> | null = null;
  const days = [...new Set(open.map(({ deadline }) => deadline ?? ""))].toSorted();
  for (const until of days) {
    const due = open.filter(({ deadline }) => deadline !== null && deadline <= until);
    const own = due.filter(({ plan }) => plan !== "uc").length;
    const count = own + (own > 0 && isMainOpen ? 1 : 0) + (own < due.length && isUcOpen ? ucEssays : 0);
    const weeks = Math.floor(countDaysBetween(start, until) / 7);
    // One essay too many before the last day is a full week, not a conflict.
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
