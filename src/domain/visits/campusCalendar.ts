/** Federal holidays, and the weeks in which many colleges are usually empty or in exams. No college's own calendar. */
import * as facts from "#facts/calendar/campus.ts";
import { latestValue } from "#facts/fact.ts";

export const federalHolidays = [
  "newYearsDay",
  "martinLutherKingDay",
  "washingtonsBirthday",
  "memorialDay",
  "juneteenth",
  "independenceDay",
  "laborDay",
  "columbusDay",
  "veteransDay",
  "thanksgivingDay",
  "christmasDay",
] as const;
export type FederalHoliday = (typeof federalHolidays)[number];

/** By date, or the `nth` weekday of a month (1 is Monday; -1 the last one). */
export type HolidayRule =
  | { month: number; day: number }
  | { month: number; weekday: number; nth: 1 | 2 | 3 | 4 | -1 };

/** 5 U.S.C. 6103(a). */
export const holidayRules: Readonly<Record<FederalHoliday, HolidayRule>> = latestValue(facts.holidayRules);

export {
  federalHolidaysSource as federalHolidaySource,
  usualCampusCalendarSource as usualCalendarSource,
} from "#facts/sources/campusCalendar.ts";

/** First and last day of each usual window, as month and day; a window may run over the year's end. */
export type UsualWindow = { first: readonly [number, number]; last: readonly [number, number] };

/** General knowledge of semester colleges; quarters and single colleges differ: check each college's calendar. */
export const usualBreaks: Readonly<Record<"winter" | "spring" | "summer", UsualWindow>> = latestValue(
  facts.usualBreaks,
);
export const usualExams: Readonly<Record<"fall" | "spring", UsualWindow>> = latestValue(facts.usualExams);
