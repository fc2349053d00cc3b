/** Where a task stands today, and whether it belongs into the timeline at all. */
import { addDays, type Day } from "#kit/dates.ts";
import { gradeOn, schoolYearStart, seniorClassOn } from "./classYear.ts";
import { lastDayOf } from "./dates.ts";
import type { Draft } from "./drafts.ts";
import type { TaskState, TaskTemplate } from "./timeline.ts";

export const urgentDays = 14;

export function isMarked({ mark }: Draft): boolean {
  return (
    mark.doneOn !== null || mark.isDropped || mark.title !== null || mark.due !== null || mark.who !== null
  );
}

/** Its last day is behind: it cannot be done any more. */
export function isClosed({ dates }: Draft, today: Day): boolean {
  return dates !== null && dates.last !== null && dates.last < today;
}

/**
 * The plan says that the college has the application, or has answered: then what led there is done. An applicant's
 * letters, scores and transcripts may still be on their way; a college that has answered wants none of them.
 */
export function isDoneByStatus({ application, template, isSent }: Draft): boolean {
  if (!isSent || template === null || template.when.kind === "months") return false;
  if (template.per === "application" && application !== null && application.college.status !== "applied") {
    return template.when.kind === "deadline";
  }
  return template.when.days <= 0 && sentAreas.has(template.area);
}

const sentAreas: ReadonlySet<string> = new Set(["list", "essays", "applications"]);

export function isDone(draft: Draft): boolean {
  return draft.mark.doneOn !== null || isDoneByStatus(draft);
}

/**
 * What the family touched always stays, and so does all from this school year on. Of earlier school years only what
 * must be done and still can; of an application whose deadline is over, only what must have been done.
 */
export function belongs(draft: Draft, graduationYear: number, today: Day): boolean {
  const { template, dates, application } = draft;
  if (template === null || dates === null || isMarked(draft)) return true;
  if (template.isMelt === true && today <= lastDayOf(graduationYear)) return true;
  if (template.per === "application" && application?.isOver === true && template.weight !== "must")
    return false;
  const yearStart = schoolYearStart(seniorClassOn(today), 12);
  if (dates.due === null || dates.due >= yearStart) return true;
  return template.weight === "must" && !isClosed(draft, today);
}

export function stateOf(draft: Draft, from: Day | null, graduationYear: number, today: Day): TaskState {
  const { mark, due, template } = draft;
  if (isDone(draft)) return "done";
  if (mark.isDropped) return "dropped";
  if (due === null) {
    if (isClosed(draft, today)) return "past";
    return isAhead(template, graduationYear, today) ? "later" : "open";
  }
  if (due < today || isClosed(draft, today)) return "past";
  // What may be dropped never presses.
  if (due <= addDays(today, urgentDays) && template?.weight !== "could") return "urgent";
  return from !== null && from > today ? "later" : "open";
}

/** Of what has no date: applying begins in the summer before the last school year, and what follows it after that. */
function isAhead(template: TaskTemplate | null, graduationYear: number, today: Day): boolean {
  if (template === null) return false;
  const isAfterSending = template.when.kind !== "months" && template.when.days > 0;
  return isAfterSending || gradeOn(graduationYear, addDays(today, 61)) < 12;
}
