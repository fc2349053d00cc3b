/** Reads what was put into a date field, and finds other trips on the same days. */

import { type Trip, tripLimits } from "#domain/visits/trip.ts";
import { addDays, type Day, countDaysBetween, isDay } from "#lib/dates.ts";

export type DayReading =
  | { kind: "empty" }
  | { kind: "day"; day: Day }
  | { kind: "notADay" }
  | { kind: "past" }
  | { kind: "tooFarAhead"; latest: Day };

/** `isBroken` is the field's own word that what stands in it is no date, as in February 30. */
export function readTripDay(text: string, isBroken: boolean, today: Day): DayReading {
  if (text === "") return { kind: isBroken ? "notADay" : "empty" };
  if (!isDay(text)) return { kind: "notADay" };
  if (text < today) return { kind: "past" };
  const latest = getLatestDay(today);
  return text > latest ? { kind: "tooFarAhead", latest } : { kind: "day", day: text };
}

export function getLatestDay(today: Day): Day {
  return addDays(today, tripLimits.daysAhead);
}

/** How many days a trip has, its first and last among them; null without both, or where they are reversed. */
export function countDays({ firstDay, lastDay }: Pick<Trip, "firstDay" | "lastDay">): number | null {
  if (firstDay === null || lastDay === null || lastDay < firstDay) return null;
  return countDaysBetween(firstDay, lastDay) + 1;
}

/** Other trips that have a day in common with this one. */
export function findOverlappingTrips(trip: Trip, trips: readonly Trip[]): Trip[] {
  if (countDays(trip) === null) return [];
  return trips.filter(
    (other) =>
      other.id !== trip.id &&
      countDays(other) !== null &&
      (other.firstDay ?? "") <= (trip.lastDay ?? "") &&
      (trip.firstDay ?? "") <= (other.lastDay ?? ""),
  );
}
