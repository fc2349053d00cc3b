/**
 * An order of the stops that satisfies their pinned days and the available days, used if the fastest order does not. Finds
 * the earliest arrival for each set of stops and last stop (exact to a dozen stops; beyond that only the most promising
 * partial orders are kept), so that no time in a day is wasted.
 */
import { dayShape } from "#domain/visits/travelTerms.ts";
import type { Steps } from "#lib/steps.ts";
import type { ReadyTrip } from "./checkTrip.ts";
import { driveTowards, getMinutesBetween } from "./simulateDay.ts";
import { tripLimits } from "./trip.ts";

/** Partial orders kept for each number of stops and of pinned stops, if there are too many to keep all. */
const keptPartialOrders = 160;
const partialOrdersPerStep = 400;

/** The visits up to `last`, and when the last one ends. */
type PartialOrder = {
  last: number;
  before: PartialOrder | null;
  /** Stops visited as bits: the first twenty, and the others. */
  low: number;
  high: number;
  pins: number;
  day: number;
  endMinute: number;
  /** Driving minutes on that day, and in total. */
  driven: number;
  wheel: number;
  visits: number;
};

export type FittingOrder = { order: readonly number[]; lastDay: number };

/** The order that finishes first, then the one with the least driving; null if none was found. */
export function* findFittingOrder(ready: ReadyTrip, days: number): Steps<FittingOrder | null> {
  const stops = ready.table.size - 1;
  const pinned = [...ready.pinnedDays.keys()].filter((point) => (ready.pinnedDays[point] ?? 0) > 0);
  const needed = listNeededBefore(ready);
  let layer: readonly PartialOrder[] = [makeStart(ready.firstUsable)];
  for (let count = 0; count < stops; count++) {
    const next = new Map<number, PartialOrder>();
    for (const [at, partial] of layer.entries()) {
      if (at % partialOrdersPerStep === partialOrdersPerStep - 1) yield;
      for (let stop = 1; stop <= stops; stop++) {
        if (
          includesStop(partial, stop) ||
          !(needed[stop] ?? []).every((other) => includesStop(partial, other))
        )
          continue;
        const reached = addVisit(ready, partial, stop, days);
        if (reached === null || hasMissedPin(ready, pinned, reached)) continue;
        const key = (reached.high * 2 ** 20 + reached.low) * 64 + stop;
        const known = next.get(key);
        if (known === undefined || isBefore(reached, known)) next.set(key, reached);
      }
    }
    layer =
      stops <= tripLimits.exactStops ? [...next.values()] : pickMostPromising(ready, next, pinned.length);
  }
  return isFirstLayer(ready, layer, days);
}

function makeStart(firstUsable: number): PartialOrder {
  const nothing = { last: 0, before: null, low: 0, high: 0, pins: 0 };
  return { ...nothing, day: firstUsable, endMinute: dayShape.leaveMinute, driven: 0, wheel: 0, visits: 0 };
}

/** If the family chose an order, unpinned stops keep it. */
function listNeededBefore({ moved, pinnedDays }: ReadyTrip): readonly (readonly number[])[] {
  const needed: (readonly number[])[] = [];
  const free = (moved ?? []).filter((point) => (pinnedDays[point] ?? 0) === 0);
  for (const [at, point] of free.entries()) needed[point] = free.slice(Math.max(0, at - 1), at);
  return needed;
}

/** The stop as early as possible after the others, or on its pinned day; null if that is too late. */
function addVisit(ready: ReadyTrip, partial: PartialOrder, stop: number, days: number): PartialOrder | null {
  const pin = ready.pinnedDays[stop] ?? 0;
  const latest = pin > 0 ? pin : days;
  const reached = addArrival(ready, partial, stop, latest);
  if (reached === null) return null;
  const waits = pin > reached.day;
  const day = waits ? pin : reached.day;
  const startMinute = waits ? dayShape.visitStarts[0] : reached.startMinute;
  const isSameDay = day === partial.day;
  return {
    last: stop,
    before: partial,
    low: stop <= 20 ? partial.low | (1 << (stop - 1)) : partial.low,
    high: stop > 20 ? partial.high | (1 << (stop - 21)) : partial.high,
    pins: partial.pins + (pin > 0 ? 1 : 0),
    day,
    endMinute: startMinute + dayShape.visitMinutes,
    driven: waits ? 0 : reached.driven,
    wheel: partial.wheel + getMinutesBetween(ready.table, partial.last, stop),
    visits: isSameDay ? partial.visits + 1 : 1,
  };
}

function addArrival(ready: ReadyTrip, partial: PartialOrder, stop: number, latestDay: number) {
  const rules = getDayRules(ready);
  let { day, driven } = partial;
  let clock = partial.endMinute;
  let left = getMinutesBetween(ready.table, partial.last, stop);
  // A pinned stop is visited on its day even if offices are closed.
  const isPinned = (ready.pinnedDays[stop] ?? 0) > 0;
  const hasRoom = partial.visits < ready.trip.pace;
  for (; day <= latestDay; day++) {
    const part = driveTowards(rules, partial.last, stop, left, clock, driven);
    if (part !== null && part.minutes === left) {
      const startMinute = dayShape.visitStarts.find((minute) => minute >= part.endMinute);
      const isAllowed = isPinned || ready.kindOf(day) !== "closed";
      const mayVisit = isAllowed && (day > partial.day || hasRoom);
      if (startMinute !== undefined && mayVisit) return { day, startMinute, driven: driven + part.driven };
    }
    left -= part?.minutes ?? 0;
    clock = dayShape.leaveMinute;
    driven = 0;
  }
  return null;
}

/** The day the family is home again, or has finished the last stop of a one-way trip. */
function endDay(ready: ReadyTrip, partial: PartialOrder, days: number): number | null {
  if (!ready.trip.isRoundTrip) return partial.day;
  let left = getMinutesBetween(ready.table, partial.last, 0);
  let { driven } = partial;
  let clock = partial.endMinute;
  for (let day = partial.day; day <= days; day++) {
    const part = driveTowards(getDayRules(ready), partial.last, 0, left, clock, driven);
    left -= part?.minutes ?? 0;
    if (left === 0) return day;
    clock = dayShape.leaveMinute;
    driven = 0;
  }
  return null;
}

function isFirstLayer(ready: ReadyTrip, layer: readonly PartialOrder[], days: number): FittingOrder | null {
  let best: { way: PartialOrder; lastDay: number; wheel: number } | null = null;
  for (const partial of layer) {
    const lastDay = endDay(ready, partial, days);
    if (lastDay === null) continue;
    const wheel =
      partial.wheel + (ready.trip.isRoundTrip ? getMinutesBetween(ready.table, partial.last, 0) : 0);
    if (best === null || lastDay < best.lastDay || (lastDay === best.lastDay && wheel < best.wheel)) {
      best = { way: partial, lastDay, wheel };
    }
  }
  if (best === null) return null;
  const order: number[] = [];
  for (
    let partial: PartialOrder | null = best.way;
    partial !== null && partial.last > 0;
    partial = partial.before
  )
    order.unshift(partial.last);
  return { order, lastDay: best.lastDay };
}

/** Keeps the earliest partial orders for each number of pins, because one that waits for a pin would otherwise lose out. */
function pickMostPromising(
  ready: ReadyTrip,
  partials: ReadonlyMap<number, PartialOrder>,
  mostPins: number,
): readonly PartialOrder[] {
  const survivors: PartialOrder[] = [];
  for (let pins = 0; pins <= mostPins; pins++) {
    const alike = [...partials.values()].filter((partial) => partial.pins === pins);
    const home = (partial: PartialOrder) =>
      ready.trip.isRoundTrip ? getMinutesBetween(ready.table, partial.last, 0) / 2 : 0;
    const byPromise = alike.toSorted(
      (one, other) =>
        one.day - other.day ||
        one.endMinute - other.endMinute ||
        one.wheel + home(one) - other.wheel - home(other),
    );
    survivors.push(...byPromise.slice(0, keptPartialOrders));
  }
  return survivors;
}

function isBefore(one: PartialOrder, other: PartialOrder): boolean {
  if (one.day !== other.day) return one.day < other.day;
  if (one.endMinute !== other.endMinute) return one.endMinute < other.endMinute;
  return one.wheel < other.wheel;
}

function hasMissedPin({ pinnedDays }: ReadyTrip, pinned: readonly number[], partial: PartialOrder): boolean {
  return pinned.some((point) => (pinnedDays[point] ?? 0) < partial.day && !includesStop(partial, point));
}

function includesStop({ low, high }: PartialOrder, stop: number): boolean {
  return stop <= 20 ? (low & (1 << (stop - 1))) !== 0 : (high & (1 << (stop - 21))) !== 0;
}

function getDayRules({ table, trip }: ReadyTrip) {
  return { table, drivingMinutes: Math.round(trip.drivingHoursADay * 60) };
}
