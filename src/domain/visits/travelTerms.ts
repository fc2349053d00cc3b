/** What a campus trip is reckoned with: driving by distance, the shape of a day, flights, and three prices that the family may change. */
import { citeFor, type Fact, findLatest } from "#facts/fact.ts";
import { travelPerFlight, travelPerMile, travelPerNight } from "#facts/prices/travel.ts";
import { btsAirFare2025Source, gsaLodging2026Source, irsMileage2026Source } from "#facts/sources/travel.ts";
import type { Source } from "#lib/source.ts";

/** A share of a way that counts by its own factor, up to so many miles; the last part has no upper end. */
export type DistancePart<Factor> = { upToMiles: number } & Factor;

/** Road miles for each straight mile over land, fitted to the known routes of knownRoutes.ts. */
export const roadParts: readonly DistancePart<{ roadMilesPerMile: number }>[] = [
  { upToMiles: 100, roadMilesPerMile: 1.18 },
  { upToMiles: Number.POSITIVE_INFINITY, roadMilesPerMile: 1.12 },
];

/** Miles an hour by road: the first miles out of town are slow. Fitted like `roadParts`, without traffic. */
export const speedParts: readonly DistancePart<{ milesPerHour: number }>[] = [
  { upToMiles: 5, milesPerHour: 30 },
  { upToMiles: 30, milesPerHour: 55 },
  { upToMiles: Number.POSITIVE_INFINITY, milesPerHour: 66 },
];

/** All assumptions of ours; minutes after midnight, local. Time zones are not counted. */
export const dayShape = {
  /** The earliest time of day that a trip day starts. */
  leaveMinute: 8 * 60,
  /** The latest time of day that a drive may end. */
  lastArrivalMinute: 21 * 60,
  /** Usual starts of an information session with a tour; a college's own times differ: book with it. */
  visitStarts: [10 * 60, 14 * 60],
  /** An hour's session, an hour's tour, an hour to eat and look around. */
  visitMinutes: 180,
  /** A rest after each so many minutes at the wheel. */
  restEveryMinutes: 120,
  restMinutes: 15,
  /** A gap at least this long is shown as a break. */
  breakMinutes: 15,
  /** A night at home is taken instead of a room where home is this near to the last campus or the next. */
  nightAtHomeHours: 1,
  /** Days on the road in a row that may pass without a visit in order to keep off a weekend or a holiday. */
  waitingDays: 3,
} as const;

/** All assumptions of ours. A flight counts door to door; after it the family drives a rented car, whose price is not in. */
export const flightShape = {
  toAirportHours: 1,
  beforeFlightHours: 1.5,
  /** Taxiing, climbing, a usual wait. */
  onTopHours: 0.5,
  milesPerHour: 450,
  fromAirportHours: 1,
  /** Longer than this door to door, there is a night in between. */
  mostHoursADay: 13,
} as const;

/** Travelers who share a room: an assumption. */
export const travelersARoom = 4;

export type TravelPrice = { amountUsd: number; source: Source };

/** Gas, oil, tires and upkeep for a mile: the rate that the IRS sets from the costs that grow with the miles. */
export const perMilePrice: TravelPrice = readPrice(travelPerMile, irsMileage2026Source);

/** What a federal traveler is paid at most for a night where no local rate is set. The rate of fiscal year 2027 was not seen. */
export const perNightPrice: TravelPrice = readPrice(travelPerNight, gsaLodging2026Source);

/** An average one-way ticket inside the US, second quarter of 2025; bags and seats are not in. */
export const perFlightPrice: TravelPrice = readPrice(travelPerFlight, btsAirFare2025Source);

function readPrice(fact: Fact<number>, source: Source): TravelPrice {
  const { period, value } = findLatest(fact);
  return { amountUsd: value, source: citeFor(period, source) };
}
