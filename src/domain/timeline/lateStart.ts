/** What to do with days that are already behind: what is still open gets a day from today on, as far as it makes sense. */
import { addDays, type Day, countDaysBetween, getWeekday } from "#lib/dates.ts";
import type { TaskDates } from "./dates.ts";
import type { DateRule } from "./timeline.ts";

/** The chain of an application begins with locking the list, sixty days ahead. */
const longestLead = 60;

/** Days that a family has at least for what is late: nobody files a form between Saturday and Sunday. */
const shortestNotice = 3;

export type LateTask = { when: DateRule; weight: "must" | "should" | "could"; dates: TaskDates };

/**
 * A new day for a task whose own is behind, or null where it stays.
 * - Reckoned back from a deadline that is still ahead: the days of all such tasks are pressed together, in their order,
 *   between today and the first task of the same application that is still in time (`nextLead` days before the deadline).
 * - Reckoned back from anything else that is still ahead: half of what is left, a week at most.
 * - All else that can still be done: if it must, by a Sunday at least three days off; if not, it stays behind and is
 *   said to be open.
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

/** The greatest lead, in days before the deadline, of the tasks that are still in time; 0 where none is. */
export function findNextLead(leads: readonly number[], today: Day, aim: Day): number {
  const left = countDaysBetween(today, aim);
  return leads.reduce((greatest, lead) => (lead <= left && lead > greatest ? lead : greatest), 0);
}
