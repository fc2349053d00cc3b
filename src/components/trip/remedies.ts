/** Suggests fixes for a trip that cannot be planned: each is the changed trip, applied with one click. */

import { type Trip, type TripProblem, tripLimits } from "#domain/visits/trip.ts";
import { addDays, countDaysBetween, type Day } from "#lib/dates.ts";
import { keepOnlyStops, pinStop, removeStops } from "./tripEdits.ts";

export type Remedy = { trip: Trip } & (
  | { code: "firstStops"; count: number }
  | { code: "swapDates" }
  | { code: "laterWeek"; firstDay: Day; lastDay: Day }
  | { code: "openDays"; firstDay: Day; lastDay: Day }
  | { code: "visitAnyway" }
  | { code: "endOn"; lastDay: Day; days: number }
  | { code: "onlyFitting"; unitIds: readonly number[] }
  | { code: "unpin" }
  | { code: "bestOrder" }
  | { code: "allowFlights" }
  | { code: "leaveOut"; unitIds: readonly number[] }
);

/** Best first; empty if only the form can help. */
export function listRemedies(problem: TripProblem, trip: Trip, today: Day): Remedy[] {
  const { firstDay, lastDay } = trip;
  switch (problem.code) {
    case "tooManyStops": {
      const kept = trip.stops.slice(0, tripLimits.stops).map(({ unitId }) => unitId);
      return [{ code: "firstStops", count: kept.length, trip: keepOnlyStops(trip, kept) }];
    }
    case "datesReversed":
      return [{ code: "swapDates", trip: { ...trip, firstDay: lastDay, lastDay: firstDay } }];
    case "datesPast":
      return firstDay === null || lastDay === null ? [] : [findLaterWeek(trip, firstDay, lastDay, today)];
    case "tooLong":
      return firstDay === null ? [] : [moveEnd(trip, firstDay, tripLimits.days)];
    case "doesNotFit": {
      const { daysNeeded, fitting } = problem;
      // Past days cannot be used, so the needed days count from today.
      const from = firstDay === null || firstDay > today ? firstDay : today;
      return [
        ...applyBestOrder(trip),
        ...lengthenTrip(trip, from, daysNeeded),
        ...keepFitting(trip, fitting),
      ];
    }
    case "closedDays": {
      const { next, daysNeeded, fitting, anyway } = problem;
      const from = firstDay === null || firstDay > today ? firstDay : today;
      const moved: Remedy[] =
        next === null ? [] : [{ code: "openDays", ...next, trip: { ...trip, ...next } }];
      const kept = anyway.reduce((now, { unitId, pinnedDay }) => pinStop(now, unitId, pinnedDay), trip);
      return [
        ...moved,
        ...lengthenTrip(trip, from, daysNeeded),
        ...keepFitting(trip, fitting),
        ...(anyway.length === 0 ? [] : [{ code: "visitAnyway", trip: kept } as const]),
      ];
    }
    case "pinsCollide": {
      const free = problem.unitIds.reduce((now, unitId) => pinStop(now, unitId, null), trip);
      return [{ code: "unpin", trip: free }, ...applyBestOrder(trip)];
    }
    case "overWater":
      return [allowFlights(trip), suggestLeavingOut(trip, problem.unitIds)];
    case "legTooLong": {
      const { hours, drivingHoursADay, unitId } = problem;
      const days = Math.ceil(hours / drivingHoursADay) * (trip.isRoundTrip ? 2 : 1);
      const flights = trip.withFlights ? [] : [allowFlights(trip)];
      return [...lengthenTrip(trip, firstDay, days), ...flights, suggestLeavingOut(trip, [unitId])];
    }
    default:
      return [];
  }
}

/** Shifts by whole weeks, so that the weekdays stay; the trip starts tomorrow at the earliest. */
function findLaterWeek(trip: Trip, firstDay: Day, lastDay: Day, today: Day): Remedy {
  const weeks = Math.max(1, Math.ceil((countDaysBetween(firstDay, today) + 1) / 7));
  const moved = { firstDay: addDays(firstDay, weeks * 7), lastDay: addDays(lastDay, weeks * 7) };
  return { code: "laterWeek", ...moved, trip: { ...trip, ...moved } };
}

/** Another order may work where the family's own does not. */
function applyBestOrder(trip: Trip): Remedy[] {
  return trip.order === null ? [] : [{ code: "bestOrder", trip: { ...trip, order: null } }];
}

function keepFitting(trip: Trip, fitting: readonly number[]): Remedy[] {
  if (fitting.length === 0) return [];
  return [{ code: "onlyFitting", unitIds: fitting, trip: keepOnlyStops(trip, fitting) }];
}

/** Nothing if the trip would be longer than the planner allows. */
function lengthenTrip(trip: Trip, from: Day | null, days: number): Remedy[] {
  if (from === null || trip.firstDay === null) return [];
  const remedy = moveEnd(trip, from, days);
  return countDaysBetween(trip.firstDay, addDays(from, days - 1)) < tripLimits.days ? [remedy] : [];
}

function moveEnd(trip: Trip, firstDay: Day, days: number): Remedy {
  const lastDay = addDays(firstDay, days - 1);
  return { code: "endOn", lastDay, days, trip: { ...trip, lastDay } };
}

function allowFlights(trip: Trip): Remedy {
  return { code: "allowFlights", trip: { ...trip, withFlights: true } };
}

function suggestLeavingOut(trip: Trip, unitIds: readonly number[]): Remedy {
  return { code: "leaveOut", unitIds, trip: removeStops(trip, unitIds) };
}
