/** Which days share a page: a day of driving alone stands on the page of the next day of visits, or of the last. */

import type { TripDay } from "#domain/visits/trip.ts";
import { type Day, countDaysBetween } from "#lib/dates.ts";

export type SheetDay = { day: TripDay; number: number };

/** Days are counted from the trip's first, as for keeping a stop to a day, also where the family leaves later. */
export function getDayNumber(day: Day, firstDay: Day | null): number {
  return countDaysBetween(firstDay ?? day, day) + 1;
}

export function buildSheets(days: readonly TripDay[], firstDay: Day | null): SheetDay[][] {
  const sheets: SheetDay[][] = [];
  let isOpen = false;
  for (const [index, day] of days.entries()) {
    const last = sheets.at(-1);
    const entry = { day, number: getDayNumber(day.day, firstDay) };
    const hasVisit = day.items.some(({ kind }) => kind === "visit");
    const isLeftOver = !hasVisit && !days.slice(index).some(isVisitDay);
    if (last !== undefined && (isOpen || isLeftOver)) last.push(entry);
    else sheets.push([entry]);
    isOpen = !hasVisit;
  }
  return sheets;
}

function isVisitDay(day: TripDay): boolean {
  return day.items.some(({ kind }) => kind === "visit");
}
