/** Carries a deadline from one admission cycle to another, as an expected date only. */
import { addDays, type Day, dayOf, lastDayOfMonth, monthOf, weekdayOf, yearOf } from "#lib/dates.ts";
import { seniorClassOn } from "./classYear.ts";

/**
 * The class a deadline is for. A row read in the fall has dates from September to the next August, so a summer date
 * belongs to that fall's seniors; from September on, a new class applies.
 */
export function classOfDeadline(date: Day | null, readOn: Day): number {
  const readIn = seniorClassOn(readOn);
  if (date === null) return readIn;
  return monthOf(date) >= 9 ? yearOf(date) + 1 : Math.max(yearOf(date), readIn);
}

/**
 * The same date `years` later (earlier if negative). Colleges keep the day of the month: in 2026 most November 1 deadlines
 * stayed on that Sunday. Some moved to Monday the 2nd; a Monday right after a weekend 1st or 15th is moved back to it.
 * If in doubt, the earlier day is used, because early does no harm.
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

/** The 1st or 15th that a Monday deadline was moved from, or the date itself. */
function patternDay(date: Day): Day {
  if (weekdayOf(date) !== 1) return date;
  for (const back of [1, 2]) {
    const weekendDay = addDays(date, -back);
    if (weekendDay.endsWith("-01") || weekendDay.endsWith("-15")) return weekendDay;
  }
  return date;
}
