/** Why a trip does not fit its days, and what would: that many days, or these stops. */
import type { Steps } from "#lib/steps.ts";
import { type ReadyTrip, listUnitIds } from "./checkTrip.ts";
import { findFittingOrder } from "./fitOrder.ts";
import { roundDrivingMinutes, getMinutesBetween } from "./simulateDay.ts";
import { countDaysNeeded, scheduleTrip } from "./schedule.ts";
import { calculateOrderHours } from "./searchOrder.ts";
import { listDirections, toOrderProblem, toScheduleRules, solveTrip } from "./solveTrip.ts";
import type { TripProblem } from "./trip.ts";

/** Days that are tried before it is given up to count them. */
const maxDays = 400;
/** So few that every order can be looked at while stops are left out. */
const fewStops = 8;

export function* explainMisfit(ready: ReadyTrip, order: readonly number[]): Steps<TripProblem> {
  const long = findLegLongerThanTrip(ready, order);
  if (long !== null) return long;
  const collision = yield* findCollidingPins(ready);
  if (collision !== null) return collision;
  const daysGiven = ready.days - ready.firstUsable + 1;
  let needed = maxDays;
  for (const direction of listDirections(ready, order)) {
    yield;
    needed = Math.min(needed, countDaysNeeded(toScheduleRules(removePins(ready), direction), maxDays) ?? maxDays);
  }
  const other = ready.moved === null ? yield* findFittingOrder(removePins(ready), needed) : null;
  needed = Math.min(needed, other?.lastDay ?? maxDays);
  const fitting = yield* findStopsThatFit(ready, order);
  return {
    code: "doesNotFit",
    daysGiven,
    daysNeeded: Math.max(daysGiven + 1, needed - ready.firstUsable + 1),
    fitting: listUnitIds(fitting.map((point) => ready.colleges[point])),
  };
}

/** One drive that alone takes more days than there are. */
function findLegLongerThanTrip(ready: ReadyTrip, order: readonly number[]): TripProblem | null {
  const { table, trip } = ready;
  const aDay = roundDrivingMinutes(Math.round(trip.drivingHoursADay * 60));
  const daysGiven = ready.days - ready.firstUsable + 1;
  const points = [0, ...order, ...(trip.isRoundTrip ? [0] : [])];
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    if (from === undefined || table.legOf(from, to)?.by !== "car") continue;
    const minutes = getMinutesBetween(table, from, to);
    if (minutes <= aDay * daysGiven) continue;
    const unitId = ready.colleges[to]?.unitId ?? ready.colleges[from]?.unitId ?? 0;
    return { code: "legTooLong", unitId, hours: minutes / 60, drivingHoursADay: trip.drivingHoursADay };
  }
  return null;
}

/** Where the stops would fit without pins: the first day whose pins, with those of the days before, cannot be kept. */
function* findCollidingPins(ready: ReadyTrip): Steps<TripProblem | null> {
  const days = [...new Set(ready.pinnedDays)]
    .filter((day) => day > 0)
    .toSorted((left, right) => left - right);
  if (days.length === 0 || (yield* solveTrip(removePins(ready))).days === null) return null;
  for (const day of days) {
    const pinnedDays = ready.pinnedDays.map((pinned) => (pinned <= day ? pinned : 0));
    if ((yield* solveTrip({ ...ready, pinnedDays })).days !== null) continue;
    const onDay = ready.colleges.filter((_college, point) => ready.pinnedDays[point] === day);
    return { code: "pinsCollide", day, unitIds: listUnitIds(onDay) };
  }
  return null;
}

function removePins(ready: ReadyTrip): ReadyTrip {
  return { ...ready, pinnedDays: new Int32Array(ready.pinnedDays.length) };
}

/** Stops are left out one by one, the one that saves the most hours first and pinned ones last, until the rest fits. */
function* findStopsThatFit(ready: ReadyTrip, order: readonly number[]): Steps<readonly number[]> {
  const problem = toOrderProblem(ready);
  let remaining = order;
  const maxVisits = (ready.days - ready.firstUsable + 1) * ready.trip.pace;
  while (remaining.length > 0) {
    yield;
    const isWorthTrying = remaining.length <= maxVisits && remaining.length < order.length;
    const isFit =
      isWorthTrying &&
      (remaining.length <= fewStops ||
        listDirections(ready, remaining).some((direction) => scheduleTrip(toScheduleRules(ready, direction)) !== null));
    // The plan of these stops alone may take another order: what is offered must fit then too.
    if (isFit && (yield* solveTrip(keepPoints(ready, remaining))).days !== null) return remaining;
    const candidates = remaining.filter((point) => (ready.pinnedDays[point] ?? 0) === 0);
    const droppable = candidates.length > 0 ? candidates : remaining;
    const hoursWithout = (point: number) => calculateOrderHours(problem, removePoint(remaining, point));
    const [first = 0, ...others] = droppable;
    const dropped = others.reduce(
      (best, point) => (hoursWithout(point) < hoursWithout(best) - 1e-9 ? point : best),
      first,
    );
    remaining = removePoint(remaining, dropped);
  }
  return remaining;
}

function removePoint(points: readonly number[], point: number): readonly number[] {
  return points.filter((other) => other !== point);
}

/** The same trip with these stops alone. */
function keepPoints(ready: ReadyTrip, points: readonly number[]): ReadyTrip {
  const old = [0, ...points.toSorted((left, right) => left - right)];
  const { table } = ready;
  return {
    ...ready,
    colleges: old.map((point) => ready.colleges[point] ?? null),
    pinnedDays: Int32Array.from(old, (point) => ready.pinnedDays[point] ?? 0),
    moved: ready.moved?.map((point) => old.indexOf(point)).filter((point) => point > 0) ?? null,
    table: {
      size: old.length,
      legOf: (from, to) => table.legOf(old[from] ?? 0, old[to] ?? 0),
      hours: Float64Array.from(
        old.flatMap((from) => old.map((to) => table.hours[from * table.size + to] ?? 0)),
      ),
    },
  };
}
