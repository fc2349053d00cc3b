/** Federal holidays, and the weeks in which many colleges are usually empty or in exams. No college's own calendar. */
import type { Source } from "#lib/source.ts";

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
export const holidayRules: Readonly<Record<FederalHoliday, HolidayRule>> = {
  newYearsDay: { month: 1, day: 1 },
  martinLutherKingDay: { month: 1, weekday: 1, nth: 3 },
  washingtonsBirthday: { month: 2, weekday: 1, nth: 3 },
  memorialDay: { month: 5, weekday: 1, nth: -1 },
  juneteenth: { month: 6, day: 19 },
  independenceDay: { month: 7, day: 4 },
  laborDay: { month: 9, weekday: 1, nth: 1 },
  columbusDay: { month: 10, weekday: 1, nth: 2 },
  veteransDay: { month: 11, day: 11 },
  thanksgivingDay: { month: 11, weekday: 4, nth: 4 },
  christmasDay: { month: 12, day: 25 },
};

export const federalHolidaySource: Source = {
  id: "federalHolidays",
  title: "Federal holidays, 5 U.S.C. 6103, as the Office of Personnel Management lists and observes them",
  year: "2026",
  url: "https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/",
};

/** First and last day of each usual window, as month and day; a window may run over the year's end. */
export type UsualWindow = { first: readonly [number, number]; last: readonly [number, number] };

/** General knowledge of semester colleges; quarters and single colleges differ: check each college's calendar. */
export const usualBreaks: Readonly<Record<"winter" | "spring" | "summer", UsualWindow>> = {
  winter: { first: [12, 15], last: [1, 15] },
  /** One week somewhere in these three, at many colleges. */
  spring: { first: [3, 1], last: [3, 21] },
  summer: { first: [5, 20], last: [8, 20] },
};
export const usualExams: Readonly<Record<"fall" | "spring", UsualWindow>> = {
  fall: { first: [12, 10], last: [12, 20] },
  spring: { first: [5, 1], last: [5, 15] },
};

export const usualCalendarSource: Source = {
  id: "usualCampusCalendar",
  title:
    "Weeks in which many semester colleges are in a break or in exams; general knowledge, check each college",
  year: "2026",
  url: null,
};
