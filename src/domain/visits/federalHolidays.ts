/** The federal holidays of any year, with the days on which they are observed. */
import {
  type FederalHoliday,
  federalHolidays,
  type HolidayRule,
  holidayRules,
} from "#domain/parameters/campusCalendar.ts";
import { addDays, type Day, dayOf, lastDayOfMonth, weekdayOf, yearOf } from "#kit/dates.ts";

const saturday = 6;
const sunday = 0;

/** The holiday on that day or observed on it, else null. */
export function federalHolidayOn(day: Day): FederalHoliday | null {
  const year = yearOf(day);
  for (const holiday of federalHolidays) {
    // A New Year's Day on a Saturday is observed in the year before.
    for (const ofYear of [year, year + 1]) {
      const date = holidayDate(holiday, ofYear);
      if (day === date || day === observedOn(date)) return holiday;
    }
  }
  return null;
}

export function holidayDate(holiday: FederalHoliday, year: number): Day {
  return dateByRule(holidayRules[holiday], year);
}

function dateByRule(rule: HolidayRule, year: number): Day {
  if ("day" in rule) return dayOf(year, rule.month, rule.day);
  if (rule.nth === -1) {
    const last = lastDayOfMonth(year, rule.month);
    return addDays(last, -((weekdayOf(last) - rule.weekday + 7) % 7));
  }
  const first = dayOf(year, rule.month, 1);
  return addDays(first, ((rule.weekday - weekdayOf(first) + 7) % 7) + (rule.nth - 1) * 7);
}

/** 5 U.S.C. 6103(b): a Saturday's holiday on the Friday before; a Sunday's on the Monday after, by Executive Order 11582. */
function observedOn(date: Day): Day {
  const weekday = weekdayOf(date);
  if (weekday === saturday) return addDays(date, -1);
  return weekday === sunday ? addDays(date, 1) : date;
}
