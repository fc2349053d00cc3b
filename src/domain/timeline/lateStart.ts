/** Gives overdue tasks that are still possible a new date from today on, as far as that makes sense. */
import { addDays, countDaysBetween, type Day, getWeekday } from "#lib/dates.ts";
import type { TaskDates } from "./dates.ts";
import type { DateRule } from "./timeline.ts";

/** An application's tasks start with finalizing the list, sixty days ahead. */
const longestLead = 60;

/** The minimum time for something overdue: nobody files a form between Saturday and Sunday. */
const shortestNotice = 3;

export type LateTask = { when: DateRule; weight: "must" | "should" | "could"; dates: TaskDates };

/**
 * A new date for an overdue task, or null to leave it.
 * - Counting back from a deadline still ahead: all overdue tasks are compressed, in order, between today and the first
 *   task of the same application that is still on time (`nextLead` days before the deadline).
 * - Counting back from anything else still ahead: half of the remaining time, at most a week.
 * - Anything else still possible: if required, a Sunday at least three days away; otherwise the date stays in the past
 *   and the task is shown as still open.
 */
export function findLaterDay(
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
export function findNextLead(leads: readonly number[], today: Day, aim: Day): number {
  const left = countDaysBetween(today, aim);
  return leads.reduce((greatest, lead) => (lead <= left && lead > greatest ? lead : greatest), 0);
}
