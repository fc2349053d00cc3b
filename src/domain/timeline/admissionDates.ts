/** When an event happens for a class: the published date if there is one, otherwise the expected date, otherwise the month. */

import { dateForClass, findProgramDate, programDates } from "#domain/aid/programDates.ts";
import { stateAidDates } from "#domain/aid/stateAidDates.ts";
import type { StateCode } from "#domain/college/states.ts";
import { calendarRecords } from "#domain/timeline/admissionCalendar.ts";
import { admissionSources } from "#domain/timeline/admissionSources.ts";
import { type Day, toDay } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";
import { eventDefinitions, seriesRules } from "./eventRules.ts";

export type { Sitting } from "./sittings.ts";
export { listSittings as sittingsFor } from "./sittings.ts";

export type AdmissionEvent = {
  id: string;
  title: string;
  date: Day | null;
  /** The last day of a window; null for a single day. */
  lastDay: Day | null;
  /** Set if the day is unknown. Null along with a null date: nothing is known, so ask the organization. */
  month: { year: number; month: number } | null;
  standing: "published" | "expected" | "month";
  source: Source | null;
  /** The admission cycle, "2026-27"; for aid forms the award year. */
  cycle: string;
};

/** All known event ids. */
export const eventIds: readonly string[] = [
  ...eventDefinitions.keys(),
  "stateAid",
  ...programDates.map(({ id }) => id),
];

/** The event for a class; null for an unknown id. `homeState` only matters for "stateAid". */
export function findEvent(
  eventId: string,
  graduationYear: number,
  homeState: StateCode | null = null,
): AdmissionEvent | null {
  if (eventId === "stateAid") return findStateAidEvent(homeState, graduationYear);
  const definition = eventDefinitions.get(eventId);
  if (definition === undefined) return findProgramEvent(eventId, graduationYear);
  const { title, series, yearsBefore, source, isAward } = definition;
  const seniorClass = graduationYear - yearsBefore;
  const known = calendarRecords.find((one) => one.series === series && one.seniorClass === seniorClass);
  if (known !== undefined) {
    const { date, lastDay, standing, cycle } = known;
    const isPublished = standing === "published";
    return {
      id: eventId,
      title,
      date,
      lastDay,
      month: null,
      standing: isPublished ? "published" : "expected",
      source: known.source,
      cycle,
    };
  }
  const cycle = isAward ? toCycleText(seniorClass) : toCycleText(seniorClass - 1);
  const rest = { id: eventId, title, source, cycle };
  const ruled = seriesRules[series](seniorClass);
  if (ruled.day === null)
    return { ...rest, date: null, lastDay: null, month: ruled.month, standing: "month" };
  return { ...rest, date: ruled.day, lastDay: ruled.lastDay, month: null, standing: "expected" };
}

/**
 * The deadline of the home state's aid form for the first year of college. If the state's funds run out, October of
 * senior year; if no date is known, neither a day nor a month.
 */
export function findStateAidEvent(state: StateCode | null, graduationYear: number): AdmissionEvent {
  const cycle = toCycleText(graduationYear);
  const rest = {
    id: "stateAid",
    title: "State aid form",
    lastDay: null,
    cycle,
  };
  const known = stateAidDates.find((one) => one.state === state);
  if (known === undefined) {
    return { ...rest, date: null, month: null, standing: "month", source: admissionSources.fafsa };
  }
  const { day, otherwise, publishedFor, source } = known;
  if (day === null) {
    const month = otherwise === "soon" ? { year: graduationYear - 1, month: 10 } : null;
    return { ...rest, date: null, month, standing: "month", source };
  }
  const date = toDay(graduationYear + day.yearsAfter, day.month, day.day);
  const standing = publishedFor.includes(graduationYear) ? "published" : "expected";
  return { ...rest, date, month: null, standing, source };
}

/** A date of a state's program; null for an id that is none. */
function findProgramEvent(eventId: string, graduationYear: number): AdmissionEvent | null {
  const known = findProgramDate(eventId);
  if (known === null) return null;
  const { date, isPublished } = dateForClass(known, graduationYear);
  return {
    id: eventId,
    title: known.name,
    date,
    lastDay: null,
    month: null,
    standing: isPublished ? "published" : "expected",
    source: known.source,
    cycle: toCycleText(graduationYear),
  };
}

/** 2026 becomes "2026-27". */
function toCycleText(year: number): string {
  return `${year}-${String(year + 1).slice(2)}`;
}
