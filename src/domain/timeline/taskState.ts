/** Where a task stands today, and whether it belongs into the timeline at all. */
import { addDays, type Day } from "#lib/dates.ts";
import { findGrade, findSchoolYearStart, findSeniorClass } from "./classYear.ts";
import { findLastTimelineDay } from "./dates.ts";
import { type Draft, isBeforeChoice } from "./drafts.ts";
import type { TaskState, TaskTemplate, TimelineInput } from "./timeline.ts";

const urgentDays = 14;

export function isMarked({ mark }: Draft): boolean {
  return (
    mark.doneOn !== null || mark.isDropped || mark.title !== null || mark.due !== null || mark.who !== null
  );
}

/** Says of each task whether it can still be done. `ordered` has needs first. */
export function findMissed(ordered: readonly Draft[], today: Day): void {
  for (const draft of ordered) {
    const last = draft.dates?.last ?? null;
    draft.isMissed = (last !== null && last < today) || draft.needs.some(isLostApplication);
  }
}

/** An application that was not sent in time has no portal to open and no answer to wait for. */
function isLostApplication(need: Draft): boolean {
  const { template, isMissed } = need;
  return isMissed && !isDone(need) && template?.weight === "must" && template.area === "applications";
}

/**
 * The plan says that the college has the application, or has answered: then what led there is done. An applicant's
 * letters, scores and transcripts may still be on their way; a college that has answered wants none of them.
 */
export function isDoneByStatus({ application, template, isSent }: Draft): boolean {
  if (!isSent || template === null) return false;
  if (template.per === "student" && isBeforeChoice(template)) return true;
  if (template.when.kind === "months") return false;
  if (template.per === "application" && application !== null && application.college.status !== "applied") {
    return template.when.kind === "deadline";
  }
  return template.when.days <= 0 && sentAreas.has(template.area);
}

const sentAreas: ReadonlySet<string> = new Set(["list", "essays", "applications"]);

/** The answer of the college that was accepted has been read. */
function hasReadDecision({ application, template }: Draft): boolean {
  return (
    template?.per === "application" &&
    template.area === "decision" &&
    application?.college.status === "enrolled"
  );
}

/** The must that a deadline is for. */
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
  return draft.mark.doneOn !== null || isDoneByStatus(draft) || hasReadDecision(draft);
}

/** From where a timeline is looked at. */
export type Standpoint = {
  today: Day;
  isEnrolled: boolean;
  /** Some college has the student on its waitlist. */
  isWaitlisted: boolean;
  /** Of the present school year. */
  yearStart: Day;
  /** The last day of the melt. */
  lastDay: Day;
  urgentUntil: Day;
  /** From the June before the last school year on. */
  isApplying: boolean;
};

export function buildStandpoint(
  { graduationYear, today, colleges }: Pick<TimelineInput, "graduationYear" | "today" | "colleges">,
  isEnrolled: boolean,
): Standpoint {
  return {
    today,
    isEnrolled,
    isWaitlisted: colleges.some(({ status }) => status === "waitlisted"),
    yearStart: findSchoolYearStart(findSeniorClass(today), 12),
    lastDay: findLastTimelineDay(graduationYear),
    urgentUntil: addDays(today, urgentDays),
    isApplying: findGrade(graduationYear, addDays(today, 61)) >= 12,
  };
}

/** What is owed beyond the choice of a college, though its day is behind. */
const stillOwed: ReadonlySet<string> = new Set(["aid", "scholarships", "summer", "decision"]);

/**
 * What the family touched always stays, and so does all from this school year on. Of earlier school years only what
 * must be done and still can; of an application whose deadline is over, only what must have been done; of what led to
 * a college nothing once it is chosen.
 */
export function isInTimeline(draft: Draft, standpoint: Standpoint): boolean {
  const { today, isEnrolled, yearStart, lastDay } = standpoint;
  const { template, dates, application } = draft;
  if (template === null || dates === null || isMarked(draft)) return true;
  // Of a class that is out of school, only what is still owed.
  if (today > lastDay && dates.last !== null && dates.last < today) return false;
  if (template.isMelt === true && today <= lastDay) return true;
  const isBehind = dates.due !== null && dates.due < today;
  if (isEnrolled && isClosedByChoice(template, standpoint)) return false;
  if (isEnrolled && isBehind && (template.per === "student" || template.per === "test")) {
    if (template.weight === "could" || !stillOwed.has(template.area)) return false;
  }
  // That it was not sent in time is said once; what hung on it is not.
  if (template.per === "application" && application?.isOver === true && !isSendingTask(template)) return false;
  if (dates.due === null || dates.due >= yearStart) return true;
  return template.weight === "must" && (dates.last === null || dates.last >= today);
}

function isClosedByChoice({ untilChosen }: TaskTemplate, { isWaitlisted }: Standpoint): boolean {
  return untilChosen === "always" || (untilChosen === "unlessWaitlisted" && !isWaitlisted);
}

export function findTaskState(draft: Draft, from: Day | null, standpoint: Standpoint): TaskState {
  const { today, urgentUntil } = standpoint;
  const { mark, due, template, isMissed } = draft;
  if (isDone(draft)) return "done";
  if (mark.isDropped) return "dropped";
  if (due === null) {
    if (isMissed) return "past";
    return isNotYetDue(template, standpoint) ? "later" : "open";
  }
  if (due < today || isMissed) return "past";
  // What may be dropped never presses.
  if (due <= urgentUntil && template?.weight !== "could") return "urgent";
  return from !== null && from > today ? "later" : "open";
}

/** Of what has no date: applying begins in the summer before the last school year, and what follows it after that. */
function isNotYetDue(template: TaskTemplate | null, { isApplying }: Standpoint): boolean {
  if (template === null) return false;
  const isAfterSending = template.when.kind !== "months" && template.when.days > 0;
  return isAfterSending || !isApplying;
}
