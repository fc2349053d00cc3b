/** Builds a timeline step by step from the given templates and calendar. */
import { isFafsaStateForm } from "#domain/aid/stateAidDates.ts";
import { addDays, countDaysBetween, type Day, getWeekday } from "#lib/dates.ts";
import type { Application } from "./applications.ts";
import { findGrade, formatCycle, toAwardYear } from "./classYear.ts";
import { findTimelineConflicts } from "./conflicts.ts";
import { isRegistration, type TaskDates } from "./dates.ts";
import { createDayAdder } from "./dayAdder.ts";
import { cutContraryNeeds, moveByNeeds, sortByNeeds } from "./dependencies.ts";
import { type Draft, listDrafts } from "./drafts.ts";
import { listDue } from "./due.ts";
import { listApplications } from "./listApplications.ts";
import { findMelt } from "./melt.ts";
import { limitUrgent } from "./nextTasks.ts";
import { addReasons } from "./reasons.ts";
import { chooseSitting, isTestAhead, type SittingChoice } from "./sittingChoice.ts";
import { buildStandpoint, findMissed, isDone, isInTimeline, isMarked } from "./taskState.ts";
import { buildTask, sortByDay } from "./tasks.ts";
import type {
  AidForm,
  DateRule,
  TaskTemplate,
  TestPlan,
  Timeline,
  TimelineInput,
  TimelineTask,
} from "./timeline.ts";
import type { TimelineRules } from "./timelineRules.ts";

export function buildTimelineFrom(asked: TimelineInput, rules: TimelineRules): Timeline {
  const { applicant, applications, eventFor: lookup } = listApplications(asked, rules);
  const input = { ...asked, graduationYear: applicant.entryYear, aidForms: listAidForms(asked) };
  const { graduationYear, today } = input;
  const choices = listSittingChoices(input, rules);
  const melt = findMelt(applications, graduationYear, today, lookup("replyDay")?.date ?? null);
  const isEnrolled = melt.chosen?.college.status === "enrolled";
  const all = listDrafts({
    input,
    templates: rules.templates,
    eventFor: lookup,
    plus: createDayAdder(),
    applications,
    applicant,
    choices,
    chosen: melt.chosen,
  });
  // Spring belongs to the award year that began the summer before.
  const aidFall = applicant.term === "spring" ? graduationYear - 1 : graduationYear;
  const standpoint = buildStandpoint({ ...input, aidFall }, isEnrolled, applications);
  const drafts = sortByNeeds(all.filter((draft) => isInTimeline(draft, standpoint)));
  findMissed(drafts, today);
  assignDays(drafts, today);
  const kept = dropOutdated(drafts, today);
  cutContraryNeeds(kept);
  const built = sortByDay(kept.map((draft) => buildTask(draft, standpoint)));
  const due = listDue(built, {
    applications,
    essays: input.essays ?? [],
    plansTest: input.hasScore === true || isTestAhead(choices.values()),
    belowMinimum: input.belowMinimum ?? new Map(),
    today,
  });
  const applying = applications.flatMap(({ college }) =>
    college.status === "applying" && college.hasOpenAdmission !== true ? [college.unitId] : [],
  );
  const withReasons = addReasons(built, due, {
    applying: new Set(applying),
    rolling: new Set(applications.flatMap(({ isRolling, college }) => (isRolling ? [college.unitId] : []))),
    undated: applications.filter(({ isUndated, basis }) => isUndated && basis.date === null).length,
    belowMinimum: input.belowMinimum ?? new Map(),
    homeState: input.homeState,
    today,
  });
  // What a nearer date needs has moved to it.
  const tasks = limitUrgent(sortByDay(withReasons), today);
  return {
    graduationYear: asked.graduationYear,
    applicant: applicant.kind,
    entryYear: graduationYear,
    entryTerm: applicant.term,
    awardYear: toAwardYear(aidFall),
    cycle: formatCycle(graduationYear),
    grade: findGrade(asked.graduationYear, today),
    mode: melt.isMelt ? "melt" : "year",
    meltUnitId: melt.isMelt ? (melt.chosen?.college.unitId ?? null) : null,
    tasks,
    due,
    open: listOpenEnded(isEnrolled ? [] : applications, findGrade(graduationYear, today)),
    conflicts: findTimelineConflicts({
      graduationYear,
      today,
      tasks,
      // An enrolled student has no open applications, and a class that has left school no open rounds.
      applications: isEnrolled || findGrade(graduationYear, today) > 12 ? [] : applications,
      choices: [...choices.values()],
      hasScore: input.hasScore === true,
    }),
    progress: countProgress(tasks, today),
  };
}

/** What is still to be sent and has no last day to show: seniors ask for it, or send it soon. */
function listOpenEnded(applications: readonly Application[], grade: number): Timeline["open"] {
  if (grade < 12) return { undated: [], untilFull: [], openToAll: [] };
  const isApplying = ({ college }: Application) => college.status === "applying";
  const dayless = applications
    .filter(({ isToSend, basis, deadline }) => isToSend && basis.date === null && deadline === null)
    .toSorted((a, b) => Number(isApplying(b)) - Number(isApplying(a)));
  const listOf = (is: (application: Application) => boolean) =>
    dayless.filter(is).map(({ college }) => college.unitId);
  const isForAll = ({ college }: Application) => college.hasOpenAdmission === true;
  return {
    undated: listOf((one) => one.isUndated && one.isOffered && !isForAll(one)),
    untilFull: listOf((one) => one.isRolling && !isForAll(one)),
    openToAll: listOf(isForAll),
  };
}

/** Checking off registration or scores tells which test date it was. */
function listSittingChoices({ tests, marks, graduationYear, today }: TimelineInput, rules: TimelineRules) {
  const choices = new Map<TestPlan, SittingChoice>();
  const ofSittings = rules.templates.filter(({ per, when }) => per === "test" && when.kind === "sitting");
  for (const test of tests) {
    if (test !== "sat" && test !== "act") continue;
    const tickedOn = (templates: readonly TaskTemplate[]): Day | null =>
      templates.map(({ id }) => marks[`${id}.${test}`]?.doneOn ?? null).find((day) => day !== null) ?? null;
    const registeredOn = tickedOn(ofSittings.filter(isRegistration));
    const takenBy = tickedOn(ofSittings.filter(({ when }) => when.kind === "sitting" && when.days > 0));
    const sittings = rules.sittingsFor(test, graduationYear);
    choices.set(test, chooseSitting(test, sittings, { today, registeredOn, takenBy }));
  }
  return choices;
}

/** The family's own date, or the rule's; overdue ones moved from today on; then adjusted for dependencies. */
function assignDays(ordered: readonly Draft[], today: Day): void {
  const leads = groupLeads(ordered, today);
  for (const draft of ordered) {
    const { template, dates, mark, application } = draft;
    if (mark.due !== null) {
      draft.due = mark.due;
      continue;
    }
    if (template === null || dates === null || !isLiveDraft(draft)) continue;
    const lead = application === null ? 0 : (leads.get(application) ?? 0);
    const moved = findLaterDay(
      { when: template.when, weight: template.weight, dates },
      today,
      application?.aim ?? null,
      lead,
    );
    if (moved === null) continue;
    draft.due = moved;
    draft.movedFrom = dates.due;
  }
  moveByNeeds(ordered, today, (draft) => isLiveDraft(draft));
  leaveWeekends(ordered.filter(isLiveDraft), today);
}

/** What goes through a school or an admission office has its new day when that is open: the Friday before, or Monday. Its order stays. */
function leaveWeekends(live: readonly Draft[], today: Day): void {
  for (const draft of live) {
    const { template, due, movedFrom, dates, mark, needs } = draft;
    const isForOffice = template?.who.includes("counselor") === true || template?.id === "askDates";
    if (!isForOffice || due === null || movedFrom === null || mark.due !== null) continue;
    const weekday = getWeekday(due);
    if (weekday !== 0 && weekday !== 6) continue;
    const friday = addDays(due, weekday === 6 ? -1 : -2);
    const monday = addDays(friday, 3);
    const last = dates?.last ?? null;
    const isAfter = (one: Draft, day: Day) => one.due !== null && one.due > day;
    if (friday >= today && !needs.some((need) => isAfter(need, friday))) draft.due = friday;
    else if (
      (last === null || monday <= last) &&
      live.every((one) => !one.needs.includes(draft) || one.due === null || one.due >= monday)
    )
      draft.due = monday;
  }
}

/** Overdue for this long, a recommendation that leads to nothing still ahead no longer helps. */
const outdatedDays = 45;

/** Leaves out what no longer matters, so that what is overdue and still worth doing can be seen. */
function dropOutdated(ordered: readonly Draft[], today: Day): Draft[] {
  const latest = addDays(today, -outdatedDays);
  const isWaitedFor = new Set<Draft>();
  const kept: Draft[] = [];
  for (const draft of ordered.toReversed()) {
    const isOld = draft.due !== null && draft.due < latest && draft.template?.weight === "should";
    if (isOld && !isWaitedFor.has(draft) && !isMarked(draft) && !isDone(draft)) continue;
    kept.push(draft);
    if (isLiveDraft(draft)) for (const need of draft.needs) isWaitedFor.add(need);
  }
  return kept.toReversed();
}

function isLiveDraft(draft: Draft): boolean {
  return !draft.isMissed && !isDone(draft) && !draft.mark.isDropped;
}

function groupLeads(drafts: readonly Draft[], today: Day): Map<Application, number> {
  const leads = new Map<Application, number[]>();
  for (const { application, template } of drafts) {
    if (application === null || template?.when.kind !== "deadline" || template.when.days > 0) continue;
    const known = leads.get(application);
    if (known === undefined) leads.set(application, [-template.when.days]);
    else known.push(-template.when.days);
  }
  return new Map(
    [...leads].map(([application, days]) => [
      application,
      application.aim === null ? 0 : findNextLead(days, today, application.aim),
    ]),
  );
}

/** What was checked off of what was due by now, against that and the most pressing tasks of the next seven days. */
function countProgress(tasks: readonly TimelineTask[], today: Day): Timeline["progress"] {
  const until = addDays(today, 7);
  const near = tasks.filter(({ due }) => due !== null && due <= until);
  const done = near.filter(({ state }) => state === "done").length;
  return { done, due: done + near.filter(({ state }) => state === "urgent").length };
}

/** A student who cannot file the FAFSA is never told to, whatever was chosen before. */
function listAidForms({ aidForms, canFileFafsa, homeState }: TimelineInput): readonly AidForm[] {
  return aidForms.filter(
    (form) =>
      (form !== "fafsa" || canFileFafsa !== false) &&
      (form !== "stateForm" || canFileFafsa === false || !isFafsaStateForm(homeState)),
  );
}

/** An application's tasks start with finalizing the list, sixty days ahead. */
const longestLead = 60;

/** The minimum time for something overdue: nobody files a form between Saturday and Sunday. */
const shortestNotice = 3;

type LateTask = { when: DateRule; weight: "must" | "should" | "could"; dates: TaskDates };

/**
 * A new date for an overdue task, or null to leave it.
 * - Counting back from a deadline still ahead: all overdue tasks are compressed, in order, between today and the first
 *   task of the same application that is still on time (`nextLead` days before the deadline).
 * - Counting back from anything else still ahead: half of the remaining time, at most a week.
 * - Anything else still possible: if required, a Sunday at least three days away; otherwise the date stays in the past
 *   and the task is shown as still open.
 */
function findLaterDay(
  { when, weight, dates: { due, last, basis } }: LateTask,
  today: Day,
  aim: Day | null,
  nextLead: number,
): Day | null {
  if (due === null || due >= today || (last !== null && last < today)) return null;
  if (when.kind === "deadline" && when.days <= 0 && aim !== null && aim >= today) {
    const left = countDaysBetween(today, aim);
    const lead = Math.min(-when.days, longestLead);
    const share = nextLead >= longestLead ? 0 : (longestLead - lead) / (longestLead - nextLead);
    return addDays(today, Math.floor((left - nextLead) * share));
  }
  const isReckonedBack = when.kind !== "months" && when.days < 0;
  if (isReckonedBack && last !== null && (basis.date === null || basis.date >= today)) {
    return addDays(today, Math.min(7, Math.floor(countDaysBetween(today, last) / 2)));
  }
  if (weight !== "must") return null;
  const soonest = addDays(today, shortestNotice);
  const sunday = addDays(soonest, (7 - getWeekday(soonest)) % 7);
  return last !== null && sunday > last ? last : sunday;
}

/** The longest lead, in days before the deadline, of the tasks still on time; 0 if there are none. */
function findNextLead(leads: readonly number[], today: Day, aim: Day): number {
  const left = countDaysBetween(today, aim);
  return leads.reduce((greatest, lead) => (lead <= left && lead > greatest ? lead : greatest), 0);
}
