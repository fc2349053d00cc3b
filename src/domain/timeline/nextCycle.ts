/** A deadline of one admission year, carried to another: a date to expect, never one to state. */
import { addDays, type Day, toDay, findLastDayOfMonth, getMonth, getWeekday, getYear } from "#lib/dates.ts";
import { findSeniorClass } from "./classYear.ts";

/**
 * The class that a deadline is for. A row read in the fall holds days from September to the next August, so a summer
 * day still belongs to the class that was senior when it was read; from September on a new class applies.
 */
export function findDeadlineClass(date: Day | null, readOn: Day): number {
  const readIn = findSeniorClass(readOn);
  if (date === null) return readIn;
  return getMonth(date) >= 9 ? getYear(date) + 1 : Math.max(getYear(date), readIn);
}

/**
 * The same day `years` later (earlier when negative). Colleges keep the day of the month: in 2026 most of those due on
 * November 1 left it on that Sunday. Some moved it to Monday the 2nd; such a Monday right after a weekend 1st or 15th
 * goes back to the 1st or 15th. Where a pattern is in doubt the earlier day is expected: early harms nobody.
 */
export function moveByYears(date: Day, years: number): Day {
  if (years === 0) return date;
  const pattern = moveByPattern(date);
  const year = getYear(pattern) + years;
  const month = getMonth(pattern);
  const sameDay = toDay(year, month, Number(pattern.slice(8)));
  const lastDay = findLastDayOfMonth(year, month);
  return sameDay > lastDay ? lastDay : sameDay;
}

/** The 1st or 15th that a Monday's deadline was put off from, or the day itself. */
function moveByPattern(date: Day): Day {
  if (getWeekday(date) !== 1) return date;
  for (const back of [1, 2]) {
    const weekendDay = addDays(date, -back);
    if (weekendDay.endsWith("-01") || weekendDay.endsWith("-15")) return weekendDay;
  }
  return date;
}
