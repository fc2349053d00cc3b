/** Why a day may be a bad one on any campus: weekends and federal holidays for certain, breaks and exams as usual. */
import { type UsualWindow, usualBreaks, usualExams } from "#domain/visits/campusCalendar.ts";
import { addDays, type Day, getMonth, getWeekday, getYear } from "#lib/dates.ts";
import { findFederalHoliday, findHolidayDate } from "./federalHolidays.ts";
import type { DayWarning } from "./trip.ts";

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

/** How strongly a day is avoided: offices are likely closed (2), or students are likely away or busy (1). */
export function calculateDayBadness(day: Day): 0 | 1 | 2 {
  const warnings = listDayWarnings(day);
  if (warnings.some((warning) => warning.code === "weekend" || warning.code === "federalHoliday")) return 2;
  return warnings.length > 0 ? 1 : 0;
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
