/** Why a day may be a bad time to visit any campus: weekends and federal holidays for certain, breaks and exams typically. */
import { type UsualWindow, usualBreaks, usualExams } from "#domain/visits/campusCalendar.ts";
import { addDays, type Day, getMonth, getWeekday, getYear } from "#lib/dates.ts";
import { findFederalHoliday, findHolidayDate } from "./federalHolidays.ts";
import type { DayWarning, VisitSeason } from "./trip.ts";

/** In this order: weekend, holiday, break, exams. */
export function listDayWarnings(day: Day): readonly DayWarning[] {
  const warnings: DayWarning[] = [];
  const weekday = getWeekday(day);
  if (weekday === 6) warnings.push({ code: "weekend", weekday: "saturday" });
  if (weekday === 0) warnings.push({ code: "weekend", weekday: "sunday" });
  const holiday = findFederalHoliday(day);
  if (holiday !== null) warnings.push({ code: "federalHoliday", holiday });
  if (isThanksgivingWeek(day)) warnings.push({ code: "usualBreak", name: "thanksgiving" });
  for (const name of ["winter", "spring", "summer"] as const) {
    if (isWithin(day, usualBreaks[name])) warnings.push({ code: "usualBreak", name });
  }
  for (const term of ["fall", "spring"] as const) {
    if (isWithin(day, usualExams[term])) warnings.push({ code: "usualExams", term });
  }
  return warnings;
}

/**
 * Whether the planner puts a visit on a day of its own accord: "open" is any weekday in term; "season" lies in the weeks of
 * spring break or in summer, when tours run and only each college's calendar says who is there; "closed" is everything else
 * that we warn about, and is left to days that the family chose.
 */
export type DayKind = "open" | "season" | "closed";

export function findDayKind(day: Day): DayKind {
  const warnings = listDayWarnings(day);
  if (warnings.length === 0) return "open";
  return listClosings(warnings).length === 0 ? "season" : "closed";
}

/** Of a day's warnings, those that keep visits off it. */
export function listClosings(warnings: readonly DayWarning[]): readonly DayWarning[] {
  return warnings.filter((warning) => !isSeason(warning));
}

/** The seasons that a trip's days fall into, in the order of the days: said once for the trip. */
export function listSeasons(days: readonly Day[]): readonly VisitSeason[] {
  const warnings = days.flatMap(listDayWarnings);
  return [...new Set(warnings.flatMap((warning) => (isSeason(warning) ? [warning.name] : [])))];
}

type SeasonWarning = Extract<DayWarning, { code: "usualBreak" }> & { name: VisitSeason };

function isSeason(warning: DayWarning): warning is SeasonWarning {
  return warning.code === "usualBreak" && (warning.name === "spring" || warning.name === "summer");
}

/** Monday to Sunday around the fourth Thursday of November. */
function isThanksgivingWeek(day: Day): boolean {
  const thursday = findHolidayDate("thanksgivingDay", getYear(day));
  return day >= addDays(thursday, -3) && day <= addDays(thursday, 3);
}

function isWithin(day: Day, window: UsualWindow): boolean {
  const at = getMonth(day) * 100 + Number(day.slice(8, 10));
  const first = window.first[0] * 100 + window.first[1];
  const last = window.last[0] * 100 + window.last[1];
  return first <= last ? at >= first && at <= last : at >= first || at <= last;
}
