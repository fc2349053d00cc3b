/** Why a day is bad for a campus visit, in words: one sentence a day, and one for all the days a trip cannot use. */

import type { FederalHoliday } from "#domain/visits/campusCalendar.ts";
import type { ClosedDaysProblem, DayWarning, VisitSeason } from "#domain/visits/trip.ts";
import { formatAnd, formatShortDate } from "#lib/format.ts";

const holidays = {
  newYearsDay: "New Year’s Day",
  martinLutherKingDay: "Martin Luther King Jr. Day",
  washingtonsBirthday: "Washington’s Birthday",
  memorialDay: "Memorial Day",
  juneteenth: "Juneteenth",
  independenceDay: "Independence Day",
  laborDay: "Labor Day",
  columbusDay: "Columbus Day",
  veteransDay: "Veterans Day",
  thanksgivingDay: "Thanksgiving Day",
  christmasDay: "Christmas Day",
} satisfies Record<FederalHoliday, string>;
const holidayNames: ReadonlyMap<string, string> = new Map(Object.entries(holidays));

export function getHolidayName(holiday: string): string {
  return holidayNames.get(holiday) ?? "a federal holiday";
}

const breaks = {
  thanksgiving: "This is Thanksgiving week. Many campuses are empty from Wednesday on.",
  winter: "Many colleges are on winter break around now.",
  spring: "Many colleges have spring break around now.",
  summer: "Few students are on campus in summer, but tours usually continue.",
} as const;

const seasons: Readonly<Record<VisitSeason, string>> = {
  spring:
    "Most colleges have one week of spring break in the first three weeks of March. Check each college’s calendar, and ask for a day with classes.",
  summer:
    "These are the usual summer weeks. Most colleges give tours, but few students are there and few classes meet.",
};

export function describeSeason(season: VisitSeason): string {
  return seasons[season];
}

export function describeDayWarning(warning: DayWarning): string {
  switch (warning.code) {
    case "weekend":
      return warning.weekday === "sunday"
        ? "This is a Sunday, when most admission offices are closed."
        : "This is a Saturday. Some admission offices offer tours, but many don’t.";
    case "federalHoliday":
      return `${getHolidayName(warning.holiday)}, when most admission offices are closed.`;
    case "usualBreak":
      return breaks[warning.name];
    default:
      return `${warning.term === "fall" ? "Fall" : "Spring"} exams are usually around now. Campuses are quiet and classes are over.`;
  }
}

/** "It includes a weekend (Apr 10 and Apr 11) and Memorial Day (May 31)." Each reason once, with its first and last day. */
export function describeClosedDays({ closed, daysGiven }: ClosedDaysProblem): string {
  const left = daysGiven - closed.length;
  const open =
    left === 0 ? "That leaves no days" : left === 1 ? "That leaves 1 day" : `That leaves ${left} days`;
  return `It falls on ${nameClosedDays(closed)}, when admission offices are usually closed or classes are not meeting, so we schedule no visits then. ${open}.`;
}

/** "a weekend (Apr 10 and Apr 11) and Memorial Day (May 31)". */
export function nameClosedDays(closed: ClosedDaysProblem["closed"]): string {
  const daysByReason = new Map<string, string[]>();
  for (const { day, reasons } of closed) {
    const [reason] = reasons;
    if (reason === undefined) continue;
    const name = nameReason(reason);
    daysByReason.set(name, [...(daysByReason.get(name) ?? []), day]);
  }
  return formatAnd([...daysByReason].map(([name, days]) => `${name} (${formatDays(days)})`));
}

function nameReason(reason: DayWarning): string {
  switch (reason.code) {
    case "weekend":
      return "a weekend";
    case "federalHoliday":
      return getHolidayName(reason.holiday);
    case "usualBreak":
      return reason.name === "thanksgiving" ? "Thanksgiving week" : "the usual winter break";
    default:
      return "the usual exam weeks";
  }
}

function formatDays(days: readonly string[]): string {
  const [first = "", last = first] = [days.at(0), days.at(-1)];
  if (days.length <= 2) return formatAnd(days.map(formatShortDate));
  return `${formatShortDate(first)} to ${formatShortDate(last)}`;
}
