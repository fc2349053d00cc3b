/** Explains why a trip does not fit its days, and what would: more days, or fewer stops. */
import type { Steps } from "#lib/steps.ts";
import { type ReadyTrip, unitIdsOf } from "./checkTrip.ts";
import { fitOrder } from "./fitOrder.ts";
import { drivingMinutesOfADay, minutesBetween } from "./playDay.ts";
import { daysNeeded, schedule } from "./schedule.ts";
import { orderHours } from "./searchOrder.ts";
import { bothWays, orderProblemOf, scheduleRulesOf, solveTrip } from "./solveTrip.ts";
import type { TripProblem } from "./trip.ts";

/** The maximum number of days to try. */
const mostDays = 400;
/** So few stops that every order can be tried while dropping stops. */
const fewStops = 8;

export function* fitTrip(ready: ReadyTrip, order: readonly number[]): Steps<TripProblem> {
  const long = legLongerThanTrip(ready, order);
  if (long !== null) return long;
  const collision = yield* collidingPins(ready);
  if (collision !== null) return collision;
  const daysGiven = ready.days - ready.firstUsable + 1;
  let needed = mostDays;
  for (const way of bothWays(ready, order)) {
    yield;
    needed = Math.min(needed, daysNeeded(scheduleRulesOf(unpinned(ready), way), mostDays) ?? mostDays);
  }
  const other = ready.moved === null ? yield* fitOrder(unpinned(ready), needed) : null;
  needed = Math.min(needed, other?.lastDay ?? mostDays);
  const fitting = yield* stopsThatFit(ready, order);
  return {
    code: "doesNotFit",
    daysGiven,
    daysNeeded: Math.max(daysGiven + 1, needed - ready.firstUsable + 1),
    fitting: unitIdsOf(fitting.map((point) => ready.colleges[point])),
  };
}

/** A single drive that takes more days than there are. */
function legLongerThanTrip(ready: ReadyTrip, order: readonly number[]): TripProblem | null {
  const { table, trip } = ready;
  const aDay = drivingMinutesOfADay(Math.round(trip.drivingHoursADay * 60));
  const daysGiven = ready.days - ready.firstUsable + 1;
  const points = [0, ...order, ...(trip.isRoundTrip ? [0] : [])];
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    if (from === undefined || table.legOf(from, to)?.by !== "car") continue;
    const minutes = minutesBetween(table, from, to);
    if (minutes <= aDay * daysGiven) continue;
    const unitId = ready.colleges[to]?.unitId ?? ready.colleges[from]?.unitId ?? 0;
    return { code: "legTooLong", unitId, hours: minutes / 60, drivingHoursADay: trip.drivingHoursADay };
  }
  return null;
}

/** If the stops would fit without pins: the first day whose pins, with those of earlier days, cannot be met. */
function* collidingPins(ready: ReadyTrip): Steps<TripProblem | null> {
  const days = [...new Set(ready.pinnedDays)]
    .filter((day) => day > 0)
    .toSorted((left, right) => left - right);
  if (days.length === 0 || (yield* solveTrip(unpinned(ready))).days === null) return null;
  for (const day of days) {
    const pinnedDays = ready.pinnedDays.map((pinned) => (pinned <= day ? pinned : 0));
    if ((yield* solveTrip({ ...ready, pinnedDays })).days !== null) continue;
    const onDay = ready.colleges.filter((_college, point) => ready.pinnedDays[point] === day);
    return { code: "pinsCollide", day, unitIds: unitIdsOf(onDay) };
  }
  return null;
}

function unpinned(ready: ReadyTrip): ReadyTrip {
  return { ...ready, pinnedDays: new Int32Array(ready.pinnedDays.length) };
}

/** Drops stops one at a time until the rest fits: the one that saves the most hours first, pinned ones last. */
function* stopsThatFit(ready: ReadyTrip, order: readonly number[]): Steps<readonly number[]> {
  const problem = orderProblemOf(ready);
  let kept = order;
  const most = (ready.days - ready.firstUsable + 1) * ready.trip.pace;
  while (kept.length > 0) {
    yield;
    const isWorthTrying = kept.length <= most && kept.length < order.length;
    const isFit =
      isWorthTrying &&
      (kept.length <= fewStops ||
        bothWays(ready, kept).some((way) => schedule(scheduleRulesOf(ready, way)) !== null));
    // Planning only these stops may choose another order, so the suggestion must fit in that order too.
    if (isFit && (yield* solveTrip(only(ready, kept))).days !== null) return kept;
    const candidates = kept.filter((point) => (ready.pinnedDays[point] ?? 0) === 0);
    const droppable = candidates.length > 0 ? candidates : kept;
    const hoursWithout = (point: number) => orderHours(problem, without(kept, point));
    const [first = 0, ...others] = droppable;
    const dropped = others.reduce(
      (best, point) => (hoursWithout(point) < hoursWithout(best) - 1e-9 ? point : best),
      first,
    );
    kept = without(kept, dropped);
  }
  return kept;
}

function without(points: readonly number[], point: number): readonly number[] {
  return points.filter((other) => other !== point);
}

/** The same trip with only these stops. */
function only(ready: ReadyTrip, points: readonly number[]): ReadyTrip {
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
