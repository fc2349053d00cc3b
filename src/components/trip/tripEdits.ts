/** What a family does to a trip: stops in and out, moved, kept to a day. What else they typed stays. */
import type { Trip, TripStart, TripStop } from "#domain/visits/trip.ts";

/** A trip before anything is said of it: back home at the end, two visits a day, at most six hours of driving. */
export function createTrip(id: string, start: TripStart | null): Trip {
  return {
    id,
    start,
    stops: [],
    firstDay: null,
    lastDay: null,
    pace: 2,
    drivingHoursADay: 6,
    withFlights: false,
    isRoundTrip: true,
    travelers: 2,
    perMileUsd: null,
    perNightUsd: null,
    perFlightUsd: null,
    order: null,
  };
}

/** Exactly these colleges: those that stay keep their day and place, new ones come last. */
export function setStops(trip: Trip, unitIds: readonly number[]): Trip {
  const stops = unitIds.map(
    (unitId) => trip.stops.find((stop) => stop.unitId === unitId) ?? { unitId, pinnedDay: null },
  );
  return setTakenOut({ ...trip, stops, order: buildOrder(trip.order, unitIds) }, trip.takenOut ?? []);
}

/** `by` is -1 for earlier, 1 for later; `shown` is the order the family sees. At either end nothing changes. */
export function moveStop(trip: Trip, shown: readonly number[], unitId: number, by: -1 | 1): Trip {
  const from = shown.indexOf(unitId);
  const to = from + by;
  if (from < 0 || to < 0 || to >= shown.length) return trip;
  const order = [...shown];
  order.splice(from, 1);
  order.splice(to, 0, unitId);
  // Stops that are not in the plan, for want of a position, keep their place at the end.
  const others = trip.stops.map((stop) => stop.unitId).filter((one) => !order.includes(one));
  return { ...trip, order: [...order, ...others] };
}

export function pinStop(trip: Trip, unitId: number, pinnedDay: number | null): Trip {
  return {
    ...trip,
    stops: trip.stops.map((stop) => (stop.unitId === unitId ? { ...stop, pinnedDay } : stop)),
  };
}

/** What is taken out is kept with its day, so that it can be put back. */
export function removeStops(trip: Trip, unitIds: readonly number[]): Trip {
  const out = trip.stops.filter(({ unitId }) => unitIds.includes(unitId));
  const left = trip.stops.map(({ unitId }) => unitId).filter((unitId) => !unitIds.includes(unitId));
  return setTakenOut(setStops(trip, left), [...(trip.takenOut ?? []), ...out]);
}

/** Only these of its colleges; the others are taken out. */
export function keepOnlyStops(trip: Trip, unitIds: readonly number[]): Trip {
  const others = trip.stops.filter(({ unitId }) => !unitIds.includes(unitId));
  return setTakenOut(setStops(trip, unitIds), [...(trip.takenOut ?? []), ...others]);
}

export function restoreStop(trip: Trip, stop: TripStop): Trip {
  if (trip.stops.some((one) => one.unitId === stop.unitId)) return trip;
  const order = trip.order === null ? null : [...trip.order, stop.unitId];
  return setTakenOut({ ...trip, stops: [...trip.stops, stop], order }, trip.takenOut ?? []);
}

/** The stops that are in the trip again left out, and none named twice. */
function setTakenOut(trip: Trip, takenOut: readonly TripStop[]): Trip {
  const { takenOut: _before, ...others } = trip;
  const inTrip = new Set(trip.stops.map(({ unitId }) => unitId));
  const byId = new Map(takenOut.map((stop) => [stop.unitId, stop]));
  const gone = [...byId.values()].filter(({ unitId }) => !inTrip.has(unitId));
  return gone.length === 0 ? others : { ...others, takenOut: gone };
}

function buildOrder(order: readonly number[] | null, unitIds: readonly number[]): readonly number[] | null {
  if (order === null) return null;
  const kept = order.filter((unitId) => unitIds.includes(unitId));
  return [...kept, ...unitIds.filter((unitId) => !kept.includes(unitId))];
}
