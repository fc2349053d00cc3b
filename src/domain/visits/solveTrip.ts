/** Solves a valid trip: the order, and the day of each stop. */
import type { Steps } from "#lib/steps.ts";
import type { ReadyTrip } from "./checkTrip.ts";
import type { OrderProblem } from "./exactOrder.ts";
import { findFittingOrder } from "./fitOrder.ts";
import { isInDayOrder, orderStops } from "./orderStops.ts";
import { type ScheduledDay, type ScheduleRules, scheduleTrip } from "./schedule.ts";
import { calculateOrderHours } from "./searchOrder.ts";
import { tripLimits } from "./trip.ts";

export type SolvedTrip = {
  order: readonly number[];
  days: readonly ScheduledDay[] | null;
  /** Whether no shorter order was found, including those that do not fit the days. */
  isShortest: boolean;
};

/** Schedules to try when shortening an order that fits; with many stops each takes long. */
const countTries = (stops: number) => (stops <= tripLimits.exactStops ? 240 : 12);

/** The order and its days; null if the stops do not fit. */
export function* solveTrip(ready: ReadyTrip): Steps<SolvedTrip> {
  const order = yield* orderStops(toOrderProblem(ready), ready.moved);
  let best = yield* tryOrder(ready, order);
  const hasPins = ready.pinnedDays.some((day) => day > 0);
  if (best === null && (ready.moved === null || hasPins)) {
    const fitting = yield* findFittingOrder(ready, ready.days);
    if (fitting !== null) best = yield* tryOrder(ready, fitting.order);
    if (best !== null && ready.moved === null) best = yield* shortenRoute(ready, best);
  }
  if (best === null) return { order, days: null, isShortest: false };
  const problem = toOrderProblem(ready);
  const isShortest = calculateOrderHours(problem, best.order) <= calculateOrderHours(problem, order) + 1e-6;
  return { order: best.order, days: best.days, isShortest };
}

type Scheduled = { order: readonly number[]; days: readonly ScheduledDay[]; weight: number };

/** The better direction; null if neither fits. */
function* tryOrder(ready: ReadyTrip, order: readonly number[]): Steps<Scheduled | null> {
  let best: Scheduled | null = null;
  for (const direction of listDirections(ready, order)) {
    yield;
    const days = scheduleTrip(toScheduleRules(ready, direction));
    if (days === null) continue;
    const weight = weighSchedule(ready, days);
    if (best === null || weight < best.weight) best = { order: direction, days, weight };
  }
  return best;
}

/** Moves stops while that reduces driving hours and does not lead to worse days. */
function* shortenRoute(ready: ReadyTrip, from: Scheduled): Steps<Scheduled> {
  const problem = toOrderProblem(ready);
  let best = from;
  const mostTries = countTries(from.order.length);
  let tries = 0;
  for (let isBetter = true; isBetter && tries < mostTries; ) {
    isBetter = false;
    const hours = calculateOrderHours(problem, best.order);
    const shorter = listNeighbors(best.order)
      .map((order) => ({ order, hours: calculateOrderHours(problem, order) }))
      .filter((one) => one.hours < hours - 1e-6 && isInDayOrder(problem, one.order))
      .toSorted((one, other) => one.hours - other.hours);
    for (const { order } of shorter) {
      if (tries++ >= mostTries) break;
      const next = yield* tryOrder(ready, order);
      if (next === null || next.weight > best.weight) continue;
      best = next;
      isBetter = true;
      break;
    }
  }
  return best;
}

/** The same order with one stop moved, or a segment reversed. */
function listNeighbors(order: readonly number[]): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  for (const [from, stop] of order.entries()) {
    const others = order.toSpliced(from, 1);
    for (let to = 0; to < order.length; to++) {
      if (to !== from) found.push(others.toSpliced(to, 0, stop));
      if (to > from) {
        found.push([
          ...order.slice(0, from),
          ...order.slice(from, to + 1).toReversed(),
          ...order.slice(to + 1),
        ]);
      }
    }
  }
  return found;
}

export function toOrderProblem({ table, pinnedDays, trip }: ReadyTrip): OrderProblem {
  return { size: table.size, hours: table.hours, pinnedDays, isRoundTrip: trip.isRoundTrip };
}

export function toScheduleRules(ready: ReadyTrip, order: readonly number[]): ScheduleRules {
  const { trip, table, pinnedDays, days, firstUsable, kindOf } = ready;
  return {
    table,
    order,
    pinnedDays,
    pace: trip.pace,
    drivingMinutes: Math.round(trip.drivingHoursADay * 60),
    isRoundTrip: trip.isRoundTrip,
    days,
    firstUsable,
    kindOf,
  };
}

/** A round trip takes as long in reverse, but may split into days better. */
export function listDirections(ready: ReadyTrip, order: readonly number[]): readonly (readonly number[])[] {
  const problem = toOrderProblem(ready);
  const back = order.toReversed();
  const isAlike =
    ready.trip.isRoundTrip &&
    ready.moved === null &&
    isInDayOrder(problem, back) &&
    Math.abs(calculateOrderHours(problem, back) - calculateOrderHours(problem, order)) < 1e-6;
  return isAlike ? [order, back] : [order];
}

/** Visits out of term first, then days away. */
function weighSchedule({ kindOf }: ReadyTrip, days: readonly ScheduledDay[]): number {
  const outOfTerm = days
    .filter(({ dayNumber }) => kindOf(dayNumber) !== "open")
    .reduce((sum, { items }) => sum + items.filter(({ kind }) => kind === "visit").length, 0);
  const nights = days.filter((day) => day.night !== null).length;
  return outOfTerm * 10_000 + days.length * 100 + nights;
}
