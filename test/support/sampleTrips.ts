/** Trips from Chicago in April 2027 and colleges to visit, for the tests of the trip planner. */
import { getTownPosition, type Town } from "#domain/visits/knownRoutes.ts";
import { planTrip } from "#domain/visits/planTrip.ts";
import type { Trip, TripCollege, TripInput, TripPlan } from "#domain/visits/trip.ts";

const today = "2026-11-21";

const towns: readonly Town[] = [
  "champaign",
  "bloomington",
  "southBend",
  "annArbor",
  "madison",
  "milwaukee",
  "grandRapids",
  "indianapolis",
  "columbus",
  "stLouis",
];
const colleges: readonly TripCollege[] = [
  ...towns.map((town, at) => makeCollege(at + 1, town, getTownPosition(town))),
  makeCollege(50, "honolulu", { latitude: 21.3, longitude: -157.82 }),
  makeCollege(51, "losAngeles", getTownPosition("losAngeles")),
  makeCollege(52, "boston", getTownPosition("boston")),
  makeCollege(53, "newYork", getTownPosition("newYork")),
  makeCollege(60, "nowhere", null),
  makeCollege(70, "durham", getTownPosition("durham")),
  makeCollege(71, "chapelHill", getTownPosition("chapelHill")),
];

/** Monday to Friday in April 2027, from Chicago, two visits and six hours of driving a day. */
const trip: Trip = {
  id: "april",
  start: { label: "60614", ...getTownPosition("chicago") },
  stops: [],
  firstDay: "2027-04-12",
  lastDay: "2027-04-16",
  pace: 2,
  drivingHoursADay: 6,
  withFlights: false,
  isRoundTrip: true,
  travelers: 3,
  perMileUsd: null,
  perNightUsd: null,
  perFlightUsd: null,
  order: null,
};

export function makeInput(
  part: Partial<Trip>,
  measured: TripInput["measured"] = null,
  day = today,
): TripInput {
  return { trip: { ...trip, ...part }, colleges, today: day, measured };
}

export function makePlan(part: Partial<Trip>, measured: TripInput["measured"] = null): TripPlan {
  const result = planTrip(makeInput(part, measured));
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

export function listVisits(plan: TripPlan) {
  return plan.days.flatMap((day) => day.items).flatMap((item) => (item.kind === "visit" ? [item] : []));
}

export function makeStops(unitIds: readonly number[]) {
  return unitIds.map((unitId) => ({ unitId, pinnedDay: null }));
}

function makeCollege(unitId: number, name: string, position: TripCollege["position"]): TripCollege {
  return { unitId, name, city: name, state: "XX", position };
}
