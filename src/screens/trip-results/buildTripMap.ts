/** What the map draws: the start, the stops in order, and each way between two of them once. */

import type { TripMapPlace, TripMapLeg } from "#components/map/TripMap.tsx";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Trip, TripPlan } from "#domain/visits/trip.ts";

export function buildTripMap(
  trip: Pick<Trip, "start">,
  plan: Pick<TripPlan, "order" | "days">,
  getCollege: (unitId: number) => CollegeSummary | null,
): { places: TripMapPlace[]; legs: TripMapLeg[] } {
  const places: TripMapPlace[] = [];
  const indexes = new Map<number | null, number>();
  const add = (unitId: number | null, place: TripMapPlace) => {
    indexes.set(unitId, places.length);
    places.push(place);
  };
  if (trip.start !== null) {
    const { latitude, longitude, label } = trip.start;
    // A ZIP code says nothing on a map that the square does not say.
    add(null, { latitude, longitude, number: null, state: null, label: /^\d/.test(label) ? "Start" : label });
  }
  for (const [index, unitId] of plan.order.entries()) {
    const college = getCollege(unitId);
    if (college === null || college.latitude === null || college.longitude === null) continue;
    const { latitude, longitude, city, state } = college;
    add(unitId, { latitude, longitude, number: index + 1, label: city, state });
  }
  return { places, legs: listLegs(plan, indexes) };
}

/** A drive over two days is one way on the map. */
function listLegs(plan: Pick<TripPlan, "days">, indexes: ReadonlyMap<number | null, number>): TripMapLeg[] {
  const legs = new Map<string, TripMapLeg>();
  for (const { items } of plan.days) {
    for (const item of items) {
      if (item.kind !== "leg") continue;
      const from = indexes.get(item.leg.fromUnitId);
      const to = indexes.get(item.leg.toUnitId);
      if (from === undefined || to === undefined) continue;
      legs.set(`${from}-${to}`, { from, to, by: item.leg.by });
    }
  }
  return [...legs.values()];
}
