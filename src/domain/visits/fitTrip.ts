/** Explains why a trip does not fit its days, and what would: more days, or fewer stops. */
import { addDays } from "#lib/dates.ts";
import type { Steps } from "#lib/steps.ts";
import { listUnitIds, type ReadyTrip } from "./checkTrip.ts";
import { listClosings, listDayWarnings } from "./dayWarnings.ts";
import { findFittingOrder } from "./fitOrder.ts";
import { countDaysNeeded, type ScheduledDay, scheduleTrip } from "./schedule.ts";
import { calculateOrderHours } from "./searchOrder.ts";
import { getMinutesBetween, roundDrivingMinutes } from "./simulateDay.ts";
import { listDirections, solveTrip, toOrderProblem, toScheduleRules } from "./solveTrip.ts";
import { type ClosedDaysProblem, type TripProblem, tripLimits } from "./trip.ts";

/** The maximum number of days to try. */
const maxDays = 400;
/** So few stops that every order can be tried while dropping stops. */
const fewStops = 8;

export function* explainMisfit(ready: ReadyTrip, order: readonly number[]): Steps<TripProblem> {
  const long = findLegLongerThanTrip(ready, order);
  if (long !== null) return long;
  const collision = yield* findCollidingPins(ready);
  if (collision !== null) return collision;
  const closed = yield* solveOnClosedDays(ready);
  const daysGiven = ready.days - ready.firstUsable + 1;
  let needed = maxDays;
  for (const direction of listDirections(ready, order)) {
    yield;
    needed = Math.min(
      needed,
      countDaysNeeded(toScheduleRules(removePins(ready), direction), maxDays) ?? maxDays,
    );
  }
  const other = ready.moved === null ? yield* findFittingOrder(removePins(ready), needed) : null;
  needed = Math.min(needed, other?.lastDay ?? maxDays);
  const points = yield* findStopsThatFit(ready, order);
  const daysNeeded = Math.max(daysGiven + 1, needed - ready.firstUsable + 1);
  const fitting = listUnitIds(points.map((point) => ready.colleges[point]));
  const closedDays = listClosedDays(ready);
  if (closed === null) {
    const misfit = { code: "doesNotFit", daysGiven, daysNeeded, fitting } as const;
    return closedDays.length === 0 ? misfit : { ...misfit, closed: closedDays };
  }
  return {
    code: "closedDays",
    closed: closedDays,
    daysGiven,
    next: yield* findNextDays(ready, closed.order),
    daysNeeded,
    fitting,
    anyway: yield* listVisitsOnClosedDays(ready, closed.days),
  };
}

/** The trip as if every day were open; null if it does not fit even then. */
function* solveOnClosedDays(
  ready: ReadyTrip,
): Steps<{ order: readonly number[]; days: readonly ScheduledDay[] } | null> {
  const { order, days } = yield* solveTrip({ ...ready, kindOf: () => "open" });
  return days === null ? null : { order, days };
}

function listClosedDays({ firstDay, firstUsable, days, kindOf }: ReadyTrip): ClosedDaysProblem["closed"] {
  return Array.from({ length: days }, (_unused, at) => at + 1)
    .filter((dayNumber) => dayNumber >= firstUsable && kindOf(dayNumber) === "closed")
    .map((dayNumber) => {
      const day = addDays(firstDay, dayNumber - 1);
      return { day, reasons: listClosings(listDayWarnings(day)) };
    });
}

/** How many days ahead to look for days on which the whole trip fits: past the longest stretch of closed days. */
const daysToLookAhead = 120;

function* findNextDays(ready: ReadyTrip, order: readonly number[]): Steps<ClosedDaysProblem["next"]> {
  // Many stops take long to schedule: those trips move by whole weeks.
  const step = order.length <= tripLimits.exactStops ? 1 : 7;
  for (let by = step; by <= daysToLookAhead; by += step) {
    yield;
    const firstDay = addDays(ready.firstDay, by);
    const moved: ReadyTrip = {
      ...ready,
      firstDay,
      firstUsable: Math.max(1, ready.firstUsable - by),
      kindOf: (dayNumber) => ready.kindOf(dayNumber + by),
    };
    // The trip starts on a day of its own, not with a wait for one, and needs enough days for its visits.
    const canStart = moved.kindOf(moved.firstUsable) !== "closed";
    if (!canStart || countVisitDays(moved) * moved.trip.pace < order.length) continue;
    const fits = listDirections(moved, order).some(
      (direction) => scheduleTrip(toScheduleRules(moved, direction)) !== null,
    );
    if (fits && (yield* solveTrip(moved)).days !== null) {
      return { firstDay, lastDay: addDays(firstDay, ready.days - 1) };
    }
  }
  return null;
}

/** Days that a visit may be on: not closed, or set by the family. */
function countVisitDays({ firstUsable, days, kindOf, pinnedDays }: ReadyTrip): number {
  let count = 0;
  for (let day = firstUsable; day <= days; day++) {
    if (kindOf(day) !== "closed" || pinnedDays.includes(day)) count += 1;
  }
  return count;
}

/** The visits that would fall on closed days, each with its day, if setting those days makes the trip work. */
function* listVisitsOnClosedDays(
  ready: ReadyTrip,
  days: readonly ScheduledDay[],
): Steps<ClosedDaysProblem["anyway"]> {
  const pinnedDays = Int32Array.from(ready.pinnedDays);
  const visits = days
    .filter(({ dayNumber }) => ready.kindOf(dayNumber) === "closed")
    .flatMap(({ items, dayNumber }) =>
      items.flatMap((item) => (item.kind === "visit" ? [{ point: item.point, dayNumber }] : [])),
    );
  for (const { point, dayNumber } of visits) pinnedDays[point] = dayNumber;
  if ((yield* solveTrip({ ...ready, pinnedDays })).days === null) return [];
  return visits.map(({ point, dayNumber }) => ({
    unitId: ready.colleges[point]?.unitId ?? 0,
    pinnedDay: dayNumber,
  }));
}

/** A single drive that takes more days than there are. */
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

/** If the stops would fit without pins: the first day whose pins, with those of earlier days, cannot be met. */
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

/** Drops stops one at a time until the rest fits: the one that saves the most hours first, pinned ones last. */
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
        listDirections(ready, remaining).some(
          (direction) => scheduleTrip(toScheduleRules(ready, direction)) !== null,
        ));
    // Planning only these stops may choose another order, so the suggestion must fit in that order too.
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

/** The same trip with only these stops. */
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
