/** Carries a deadline from one admission cycle to another, as an expected date only. */
import type { Deadline } from "#domain/college/deadline.ts";
import { addDays, type Day, findLastDayOfMonth, getMonth, getWeekday, getYear, toDay } from "#lib/dates.ts";
import { findSeniorClass, formatCycle } from "./classYear.ts";

/**
 * The class a deadline is for: by its cycle where that is known. Otherwise by its date: a row read in the fall has dates from September to the next August, so a summer date
 * belongs to that fall's seniors; from September on, a new class applies.
 */
export function findDeadlineClass({ date, asOf, cycle }: Pick<Deadline, "date" | "asOf" | "cycle">): number {
  if (cycle !== undefined) return Number(cycle.slice(0, 4)) + 1;
  const readIn = findSeniorClass(asOf);
  if (date === null) return readIn;
  return getMonth(date) >= 9 ? getYear(date) + 1 : Math.max(getYear(date), readIn);
}

/**
 * The date as far as this cycle's is known: last cycle's, a year later. Nothing but `confidence` says that it is only
 * expected, so show both.
 */
export function toThisCycle(deadline: Deadline): Deadline {
  const { date, confidence, cycle } = deadline;
  if (confidence !== "lastCycle" || cycle === undefined) return deadline;
  return {
    ...deadline,
    date: date === null ? null : moveByYears(date, 1),
    cycle: formatCycle(findDeadlineClass(deadline) + 1),
  };
}

/**
 * The same date `years` later (earlier if negative). Colleges keep the day of the month: in 2026 most November 1 deadlines
 * stayed on that Sunday. Some moved to Monday the 2nd; a Monday right after a weekend 1st or 15th is moved back to it.
 * If in doubt, the earlier day is used, because early does no harm.
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

/** The 1st or 15th that a Monday deadline was moved from, or the date itself. */
function moveByPattern(date: Day): Day {
  if (getWeekday(date) !== 1) return date;
  for (const back of [1, 2]) {
    const weekendDay = addDays(date, -back);
    if (weekendDay.endsWith("-01") || weekendDay.endsWith("-15")) return weekendDay;
  }
  return date;
}
