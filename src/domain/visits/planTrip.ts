/** Plans a campus trip: order, days and cost. If it cannot be planned, returns a code and never throws. */

import { federalHolidaySource, usualCalendarSource } from "#domain/visits/campusCalendar.ts";
import { driveCheckSource } from "#domain/visits/knownRoutes.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import type { Source } from "#lib/source.ts";
import { runToEnd, type Steps } from "#lib/steps.ts";
import { checkTrip, type ReadyTrip } from "./checkTrip.ts";
import { listSeasons } from "./dayWarnings.ts";
import { explainMisfit } from "./fitTrip.ts";
import { layOutDays, sumLegs } from "./layOutDays.ts";
import type { ScheduledDay } from "./schedule.ts";
import { type SolvedTrip, solveTrip } from "./solveTrip.ts";
import { type TripDay, type TripInput, type TripPlan, type TripProblem, tripLimits } from "./trip.ts";
import { calculateTripCost } from "./tripCost.ts";

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
