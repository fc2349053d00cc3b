/** The status of a task today, and whether it is in the timeline at all. */
import type { StateCode } from "#domain/college/states.ts";
import { addDays, type Day } from "#lib/dates.ts";
import type { Application } from "./applications.ts";
import {
  findGrade,
  findLastTimelineDay,
  findSchoolYearStart,
  findSeniorClass,
  formatCycle,
} from "./classYear.ts";
import { type Draft, forAllCampuses, isBeforeChoice } from "./drafts.ts";
import type { TaskPerson, TaskState, TaskTemplate, TimelineInput, TransferRecord } from "./timeline.ts";

const urgentDays = 14;

export function isMarked({ mark }: Draft): boolean {
  return (
    mark.doneOn !== null || mark.isDropped || mark.title !== null || mark.due !== null || mark.who !== null
  );
}

/** Determines for each task whether it is still possible. `ordered` has prerequisites first. */
export function findMissed(ordered: readonly Draft[], today: Day): void {
  for (const draft of ordered) {
    const last = draft.dates?.last ?? null;
    draft.isMissed = (last !== null && last < today) || draft.needs.some(isLostApplication);
  }
}

/** An application not submitted in time has no portal to open and no decision to wait for. */
function isLostApplication(need: Draft): boolean {
  const { template, isMissed } = need;
  return isMissed && !isDone(need) && template?.weight === "must" && template.area === "applications";
}

/**
 * If the plan says the application was submitted or decided, what led there is done. An applicant's letters, scores and
 * transcripts may still be on their way; a college that has decided needs none of them.
 */
export function isDoneByStatus({ application, template, isSent }: Draft): boolean {
  if (!isSent || template === null) return false;
  if (template.per === "student" && (isBeforeChoice(template) || forAllCampuses.has(template.id)))
    return true;
  if (template.when.kind === "months") return false;
  if (template.per === "application" && application !== null && application.college.status !== "applied") {
    return template.when.kind === "deadline";
  }
  return template.when.days <= 0 && sentAreas.has(template.area);
}

const sentAreas: ReadonlySet<string> = new Set(["list", "essays", "applications"]);

/** The plan says what the college decided. Whoever is admitted still has a letter to keep, or a binding answer to give. */
function hasReadDecision({ application, template }: Draft): boolean {
  if (template?.per !== "application" || template.area !== "decision" || application === null) return false;
  const { status } = application.college;
  if (status === "enrolled" || status === "denied" || status === "waitlisted") return true;
  const isEarly = application.plan === "earlyAction" || application.plan === "restrictiveEarlyAction";
  return status === "admitted" && isEarly && template.only?.plans?.includes("regularDecision") !== true;
}

/** The required task that a deadline is for. */
function isSendingTask({ area, weight, when }: TaskTemplate): boolean {
  return (
    area === "applications" &&
    weight === "must" &&
    when.kind === "deadline" &&
    when.days <= 0 &&
    when.days > -sendingDays
  );
}

const sendingDays = 7;

export function isDone(draft: Draft): boolean {
  return (
    draft.mark.doneOn !== null || isDoneByStatus(draft) || isDoneByEssays(draft) || hasReadDecision(draft)
  );
}

/** The student's own essays are as far as the task takes them. */
function isDoneByEssays({ template, work }: Draft): boolean {
  if (work === null || template?.essays === undefined) return false;
  const { until } = template.essays;
  if (until === "started") return work.isStarted;
  return until === "drafted" ? work.isDrafted : work.isFinished;
}

/** The point of view for deciding what is shown. */
export type Standpoint = {
  today: Day;
  /** The admission cycle the student applies in. */
  cycle: string;
  /** The fall in which the school year of the first FAFSA begins. */
  aidFall: number;
  isEnrolled: boolean;
  /** Some college has the student on its waitlist. */
  isWaitlisted: boolean;
  /** Of the current school year. */
  yearStart: Day;
  /** The last day of the summer melt. */
  lastDay: Day;
  /** From June before senior year. */
  isApplying: boolean;
  /** Names of the colleges whose date we do not know. */
  undated: readonly string[];
  transfer: TransferRecord | null;
  homeState: StateCode | null;
  /** Whom the texts speak to. */
  reader: TaskPerson;
  isHomeschooled: boolean;
};

export function buildStandpoint(
  {
    graduationYear,
    aidFall,
    today,
    colleges,
    transfer = null,
    homeState,
    reader = "student",
    situations,
  }: Pick<
    TimelineInput,
    "graduationYear" | "today" | "colleges" | "transfer" | "homeState" | "reader" | "situations"
  > & { aidFall: number },
  isEnrolled: boolean,
  applications: readonly Application[],
): Standpoint {
  return {
    today,
    cycle: formatCycle(graduationYear),
    aidFall,
    isEnrolled,
    isWaitlisted: colleges.some(({ status }) => status === "waitlisted"),
    yearStart: findSchoolYearStart(findSeniorClass(today), 12),
    lastDay: findLastTimelineDay(graduationYear),
    isApplying: findGrade(graduationYear, addDays(today, 61)) >= 12,
    undated: applications
      .filter(({ isUndated, basis }) => isUndated && basis.date === null)
      .map(({ college }) => college.name),
    transfer,
    homeState,
    reader,
    isHomeschooled: situations.includes("homeschool"),
  };
}

/** Still required after choosing a college, though its date has passed. */
const stillOwed: ReadonlySet<string> = new Set(["aid", "scholarships", "summer", "decision"]);

/**
 * Anything the family touched stays, and so does everything from this school year on. From earlier school years, only
 * required tasks that are still possible stay; for an application past its deadline, only what was required; of the tasks
 * that led to a college, none once it is chosen.
 */
export function isInTimeline(draft: Draft, standpoint: Standpoint): boolean {
  const { today, isEnrolled, yearStart, lastDay } = standpoint;
  const { template, dates, application } = draft;
  if (template === null || dates === null || isMarked(draft)) return true;
  // For a class that has left school, only what is still required.
  if (today > lastDay && dates.last !== null && dates.last < today) return false;
  if (template.isOverWithDay === true && dates.last !== null && dates.last < today) return false;
  if (template.isMelt === true && today <= lastDay) return true;
  const isBehind = dates.due !== null && dates.due < today;
  if (isEnrolled && isClosedByChoice(template, standpoint)) return false;
  if (isEnrolled && isBehind && (template.per === "student" || template.per === "test")) {
    if (template.weight === "could" || !stillOwed.has(template.area)) return false;
  }
  // Reported once that it was not submitted in time; the tasks that depended on it are not.
  if (template.per === "application" && application?.isOver === true && !isSendingTask(template))
    return false;
  // What nobody has to do, and can no longer do well, is not held against anyone.
  if (template.weight === "could" && isBehind) return false;
  if (dates.due === null || dates.due >= yearStart) return true;
  return template.weight === "must" && (dates.last === null || dates.last >= today);
}

function isClosedByChoice({ untilChosen }: TaskTemplate, { isWaitlisted }: Standpoint): boolean {
  return untilChosen === "always" || (untilChosen === "unlessWaitlisted" && !isWaitlisted);
}

export function findTaskState(draft: Draft, from: Day | null, standpoint: Standpoint): TaskState {
  const { today } = standpoint;
  const { mark, due, template, isMissed } = draft;
  if (isDone(draft)) return "done";
  if (mark.isDropped) return "dropped";
  if (due === null) {
    if (isMissed) return "past";
    return isNotYetDue(template, standpoint) ? "later" : "open";
  }
  if (due < today || isMissed) return "past";
  // Optional tasks are never urgent.
  const urgentUntil = addDays(today, template?.pressesDays ?? urgentDays);
  if (due <= urgentUntil && template?.weight !== "could") return "urgent";
  return from !== null && from > today ? "later" : "open";
}

/** For undated tasks: applying starts in the summer before senior year, and what follows it comes after. */
function isNotYetDue(template: TaskTemplate | null, { isApplying }: Standpoint): boolean {
  if (template === null) return false;
  const isAfterSending = template.when.kind !== "months" && template.when.days > 0;
  return isAfterSending || !isApplying;
}
