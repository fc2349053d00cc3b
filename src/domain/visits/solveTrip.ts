/** A checked trip solved: its order, and the days that the stops fall on. */
import { addDays } from "#kit/dates.ts";
import type { Steps } from "#kit/steps.ts";
import type { ReadyTrip } from "./checkTrip.ts";
import { dayBadness } from "./dayWarnings.ts";
import type { OrderProblem } from "./exactOrder.ts";
import { isInDayOrder, orderStops } from "./orderStops.ts";
import { type ScheduledDay, type ScheduleRules, schedule } from "./schedule.ts";
import { orderHours } from "./searchOrder.ts";

export type SolvedTrip = { order: readonly number[]; days: readonly ScheduledDay[] | null };

/** The order and its days; null where the stops do not fit the days there are. */
export function* solveTrip(ready: ReadyTrip): Steps<SolvedTrip> {
  const order = yield* orderStops(orderProblemOf(ready), ready.moved);
  let best: SolvedTrip = { order, days: null };
  let fewest = Number.POSITIVE_INFINITY;
  for (const way of bothWays(ready, order)) {
    yield;
    const days = schedule(scheduleRulesOf(ready, way));
    if (days === null) continue;
    const weight = weightOf(ready, days);
    if (weight < fewest) {
      fewest = weight;
      best = { order: way, days };
    }
  }
  return best;
}

export function orderProblemOf({ table, pinnedDays, trip }: ReadyTrip): OrderProblem {
  return { size: table.size, hours: table.hours, pinnedDays, isRoundTrip: trip.isRoundTrip };
}

export function scheduleRulesOf(ready: ReadyTrip, order: readonly number[]): ScheduleRules {
  const { trip, table, pinnedDays, days, firstUsable, firstDay } = ready;
  const badness = Array.from({ length: days }, (_unused, at) => dayBadness(addDays(firstDay, at)));
  return {
    table,
    order,
    pinnedDays,
    pace: trip.pace,
    drivingMinutes: Math.round(trip.drivingHoursADay * 60),
    isRoundTrip: trip.isRoundTrip,
    days,
    firstUsable,
    badnessOf: (dayNumber) => badness[dayNumber - 1] ?? 0,
  };
}

/** A round trip takes as long the other way round, but may split into days better. */
export function bothWays(ready: ReadyTrip, order: readonly number[]): readonly (readonly number[])[] {
  const problem = orderProblemOf(ready);
  const back = order.toReversed();
  const isAlike =
    ready.trip.isRoundTrip &&
    ready.moved === null &&
    isInDayOrder(problem, back) &&
    Math.abs(orderHours(problem, back) - orderHours(problem, order)) < 1e-6;
  return isAlike ? [order, back] : [order];
}

/** Bad visits first, then days away. */
function weightOf({ firstDay }: ReadyTrip, days: readonly ScheduledDay[]): number {
  const bad = days.reduce((sum, day) => {
    const visits = day.items.filter((item) => item.kind === "visit").length;
    return sum + visits * dayBadness(addDays(firstDay, day.dayNumber - 1));
  }, 0);
  const nights = days.filter((day) => day.night !== null).length;
  return bad * 10_000 + days.length * 100 + nights;
}
