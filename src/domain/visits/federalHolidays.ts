/** The federal holidays of any year, with the days on which they are observed. */
import {
  type FederalHoliday,
  federalHolidays,
  type HolidayRule,
  holidayRules,
} from "#domain/visits/campusCalendar.ts";
import { addDays, type Day, toDay, findLastDayOfMonth, getWeekday, getYear } from "#lib/dates.ts";

const saturday = 6;
const sunday = 0;

/** By year: each day that is a holiday or on which one is observed. Worked out when a year is first asked for. */
const holidaysOfYears = new Map<number, ReadonlyMap<Day, FederalHoliday>>();

/** The holiday on that day or observed on it, else null. */
export function findFederalHoliday(day: Day): FederalHoliday | null {
  const year = getYear(day);
  const kept = holidaysOfYears.get(year) ?? listHolidaysAround(year);
  holidaysOfYears.set(year, kept);
  return kept.get(day) ?? null;
}

/** A New Year's Day on a Saturday is observed in the year before, so the next year's holidays count too. */
function listHolidaysAround(year: number): ReadonlyMap<Day, FederalHoliday> {
  const holidays = new Map<Day, FederalHoliday>();
  for (const ofYear of [year, year + 1]) {
    for (const holiday of federalHolidays) {
      const date = findHolidayDate(holiday, ofYear);
      holidays.set(date, holiday);
      holidays.set(findObservedDay(date), holiday);
    }
  }
  return holidays;
}

export function findHolidayDate(holiday: FederalHoliday, year: number): Day {
  return calculateDateByRule(holidayRules[holiday], year);
}

function calculateDateByRule(rule: HolidayRule, year: number): Day {
  if ("day" in rule) return toDay(year, rule.month, rule.day);
  if (rule.nth === -1) {
    const last = findLastDayOfMonth(year, rule.month);
    return addDays(last, -((getWeekday(last) - rule.weekday + 7) % 7));
  }
  const first = toDay(year, rule.month, 1);
  return addDays(first, ((rule.weekday - getWeekday(first) + 7) % 7) + (rule.nth - 1) * 7);
}

/** 5 U.S.C. 6103(b): a Saturday's holiday on the Friday before; a Sunday's on the Monday after, by Executive Order 11582. */
function findObservedDay(date: Day): Day {
  const weekday = getWeekday(date);
  if (weekday === saturday) return addDays(date, -1);
  return weekday === sunday ? addDays(date, 1) : date;
}
