/** A deadline of one admission year, carried to another: a date to expect, never one to state. */
import { addDays, type Day, dayOf, lastDayOfMonth, monthOf, weekdayOf, yearOf } from "#lib/dates.ts";
import { seniorClassOn } from "./classYear.ts";

/**
 * The class that a deadline is for. A row read in the fall holds days from September to the next August, so a summer
 * day still belongs to the class that was senior when it was read; from September on a new class applies.
 */
export function classOfDeadline(date: Day | null, readOn: Day): number {
  const readIn = seniorClassOn(readOn);
  if (date === null) return readIn;
  return monthOf(date) >= 9 ? yearOf(date) + 1 : Math.max(yearOf(date), readIn);
}

/**
 * The same day `years` later (earlier when negative). Colleges keep the day of the month: in 2026 most of those due on
 * November 1 left it on that Sunday. Some moved it to Monday the 2nd; such a Monday right after a weekend 1st or 15th
 * goes back to the 1st or 15th. Where a pattern is in doubt the earlier day is expected: early harms nobody.
 */
export function movedByYears(date: Day, years: number): Day {
  if (years === 0) return date;
  const pattern = patternDay(date);
  const year = yearOf(pattern) + years;
  const month = monthOf(pattern);
  const sameDay = dayOf(year, month, Number(pattern.slice(8)));
  const lastDay = lastDayOfMonth(year, month);
  return sameDay > lastDay ? lastDay : sameDay;
}

/** The 1st or 15th that a Monday's deadline was put off from, or the day itself. */
function patternDay(date: Day): Day {
  if (weekdayOf(date) !== 1) return date;
  for (const back of [1, 2]) {
    const weekendDay = addDays(date, -back);
    if (weekendDay.endsWith("-01") || weekendDay.endsWith("-15")) return weekendDay;
  }
  return date;
}
