/** Plans a campus trip: order, days and cost. If it cannot be planned, returns a code and never throws. */
import { federalHolidaySource, usualCalendarSource } from "#domain/visits/campusCalendar.ts";
import { driveCheckSource } from "#domain/visits/knownRoutes.ts";
import {
  perFlightPrice,
  perMilePrice,
  perNightPrice,
  type TravelPrice,
  travelersARoom,
} from "#domain/visits/travelTerms.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import type { Source, WorkingLine } from "#lib/source.ts";
import { runToEnd, type Steps } from "#lib/steps.ts";
import { checkTrip, type ReadyTrip } from "./checkTrip.ts";
import { listSeasons } from "./dayWarnings.ts";
import { explainMisfit } from "./fitTrip.ts";
import { layOutDays, sumLegs } from "./layOutDays.ts";
import type { ScheduledDay } from "./schedule.ts";
import { type SolvedTrip, solveTrip } from "./solveTrip.ts";
import {
  type Trip,
  type TripCostLine,
  type TripDay,
  type TripInput,
  type TripPlan,
  type TripProblem,
  tripLimits,
} from "./trip.ts";

export function planTrip(input: TripInput): Result<TripPlan, TripProblem> {
  return runToEnd(planTripInSteps(input));
}

/** The same in short steps, for browsers without a worker. */
export function* planTripInSteps(input: TripInput): Steps<Result<TripPlan, TripProblem>> {
  const checked = checkTrip(input);
  if (!checked.ok) return checked;
  const ready = checked.value;
  const solved = yield* solveTrip(ready);
  if (solved.days !== null) return succeed(buildTripPlan(ready, solved, solved.days));
  return fail(yield* explainMisfit(ready, solved.order));
}

function buildTripPlan(ready: ReadyTrip, solved: SolvedTrip, scheduled: readonly ScheduledDay[]): TripPlan {
  const { order, isShortest } = solved;
  const days = layOutDays(scheduled, ready.firstDay, ready);
  const items = days.flatMap((day) => day.items);
  const roadMiles = sumLegs(items, (leg) => (leg.by === "car" ? leg.miles : 0));
  const hasEstimate = items.some((item) => item.kind === "leg" && item.leg.isEstimate);
  const cost = calculateTripCost(ready.trip, {
    roadMiles,
    nights: days.filter((day) => day.lodging !== null).length,
    flights: listFlights(days),
  });
  return {
    order: order.map((point) => ready.colleges[point]?.unitId ?? 0),
    days,
    totalMiles: roadMiles,
    totalDrivingHours: days.reduce((sum, day) => sum + day.drivingHours, 0),
    isBestOrder: ready.moved === null && isShortest && order.length <= tripLimits.exactStops,
    cost,
    unplaced: ready.unplaced,
    seasons: listSeasons(
      days.filter((day) => day.items.some(({ kind }) => kind === "visit")).map(({ day }) => day),
    ),
    sources: [
      ...(hasEstimate ? [driveCheckSource] : []),
      ...cost.lines.map((line) => line.source).filter((source): source is Source => source !== null),
      federalHolidaySource,
      usualCalendarSource,
    ],
  };
}

/** A flight interrupted by a night is one ticket. */
function listFlights(days: readonly TripDay[]): number {
  const legs = days.flatMap((day) => day.items).flatMap((item) => (item.kind === "leg" ? [item.leg] : []));
  return legs.filter((leg, at) => {
    const before = legs[at - 1];
    return leg.by === "flight" && (before?.fromUnitId !== leg.fromUnitId || before.toUnitId !== leg.toUnitId);
  }).length;
}

type TripUse = { roadMiles: number; nights: number; flights: number };

/**
 * Gas, hotel rooms and tickets; food is not included. Whole dollars per line, and the total is their sum. A family's own
 * price has no source.
 */
function calculateTripCost(trip: Trip, use: TripUse): TripPlan["cost"] {
  const rooms = Math.ceil(trip.travelers / travelersARoom);
  const perMile = pickPrice(trip.perMileUsd, perMilePrice);
  const perNight = pickPrice(trip.perNightUsd, perNightPrice);
  const perFlight = pickPrice(trip.perFlightUsd, perFlightPrice);
  const lines: WorkingLine<TripCostLine>[] = [
    {
      line: "fuel",
      amountUsd: Math.round(Math.round(use.roadMiles) * perMile.amountUsd),
      values: { miles: Math.round(use.roadMiles), perMileUsd: perMile.amountUsd },
      source: perMile.source,
    },
    {
      line: "lodging",
      amountUsd: Math.round(use.nights * rooms * perNight.amountUsd),
      values: { nights: use.nights, rooms, travelers: trip.travelers, perNightUsd: perNight.amountUsd },
      source: perNight.source,
    },
  ];
  if (use.flights > 0) {
    lines.push({
      line: "flights",
      amountUsd: Math.round(use.flights * trip.travelers * perFlight.amountUsd),
      values: { flights: use.flights, travelers: trip.travelers, perFlightUsd: perFlight.amountUsd },
      source: perFlight.source,
    });
  }
  return { lines, totalUsd: lines.reduce((sum, line) => sum + (line.amountUsd ?? 0), 0) };
}

function pickPrice(
  own: number | null,
  assumed: TravelPrice,
): Pick<WorkingLine, "source"> & { amountUsd: number } {
  return own === null ? assumed : { amountUsd: own, source: null };
}
