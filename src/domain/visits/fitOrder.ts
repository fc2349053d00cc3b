/**
 * An order of the stops that keeps their pinned days and the days there are, where the order with the fewest hours does
 * not. Each set of stops with its last one is reached as early as it can be (to a dozen stops; over that, by the most
 * promising ways only), so that no day's room is given away.
 */
import { dayShape } from "#domain/visits/travelTerms.ts";
import type { Steps } from "#lib/steps.ts";
import type { ReadyTrip } from "./checkTrip.ts";
import { minutesBetween, takeWay } from "./playDay.ts";
import { tripLimits } from "./trip.ts";

/** Ways kept for each number of stops and of pinned stops among them, where there are too many to keep all. */
const keptWays = 160;
const waysAStep = 400;

/** The visits up to `last`, and when the last one ends. */
type Way = {
  last: number;
  before: Way | null;
  /** Stops visited, by bits: the first twenty, and the others. */
  low: number;
  high: number;
  pins: number;
  day: number;
  endMinute: number;
  /** Minutes at the wheel on that day, and in all. */
  driven: number;
  wheel: number;
  visits: number;
};

export type FittingOrder = { order: readonly number[]; lastDay: number };

/** The order that is done first, of those the one with the least driving; null where none was found. */
export function* fitOrder(ready: ReadyTrip, days: number): Steps<FittingOrder | null> {
  const stops = ready.table.size - 1;
  const pinned = [...ready.pinnedDays.keys()].filter((point) => (ready.pinnedDays[point] ?? 0) > 0);
  const needed = neededBefore(ready);
  let layer: readonly Way[] = [start(ready.firstUsable)];
  for (let count = 0; count < stops; count++) {
    const next = new Map<number, Way>();
    for (const [at, way] of layer.entries()) {
      if (at % waysAStep === waysAStep - 1) yield;
      for (let stop = 1; stop <= stops; stop++) {
        if (isIn(way, stop) || !(needed[stop] ?? []).every((other) => isIn(way, other))) continue;
        const reached = visit(ready, way, stop, days);
        if (reached === null || missesPin(ready, pinned, reached)) continue;
        const key = (reached.high * 2 ** 20 + reached.low) * 64 + stop;
        const known = next.get(key);
        if (known === undefined || isBefore(reached, known)) next.set(key, reached);
      }
    }
    layer = stops <= tripLimits.exactStops ? [...next.values()] : mostPromising(ready, next, pinned.length);
  }
  return first(ready, layer, days);
}

function start(firstUsable: number): Way {
  const nothing = { last: 0, before: null, low: 0, high: 0, pins: 0 };
  return { ...nothing, day: firstUsable, endMinute: dayShape.leaveMinute, driven: 0, wheel: 0, visits: 0 };
}

/** Where the family gave an order, stops that are not kept to a day stay in it. */
function neededBefore({ moved, pinnedDays }: ReadyTrip): readonly (readonly number[])[] {
  const needed: (readonly number[])[] = [];
  const free = (moved ?? []).filter((point) => (pinnedDays[point] ?? 0) === 0);
  for (const [at, point] of free.entries()) needed[point] = free.slice(Math.max(0, at - 1), at);
  return needed;
}

/** The stop as early as it can be visited after the others, or on the day it is kept to; null where that is too late. */
function visit(ready: ReadyTrip, way: Way, stop: number, days: number): Way | null {
  const pin = ready.pinnedDays[stop] ?? 0;
  const latest = pin > 0 ? pin : days;
  const reached = arrive(ready, way, stop, latest);
  if (reached === null) return null;
  const waits = pin > reached.day;
  const day = waits ? pin : reached.day;
  const startMinute = waits ? dayShape.visitStarts[0] : reached.startMinute;
  const isSameDay = day === way.day;
  return {
    last: stop,
    before: way,
    low: stop <= 20 ? way.low | (1 << (stop - 1)) : way.low,
    high: stop > 20 ? way.high | (1 << (stop - 21)) : way.high,
    pins: way.pins + (pin > 0 ? 1 : 0),
    day,
    endMinute: startMinute + dayShape.visitMinutes,
    driven: waits ? 0 : reached.driven,
    wheel: way.wheel + minutesBetween(ready.table, way.last, stop),
    visits: isSameDay ? way.visits + 1 : 1,
  };
}

function arrive(ready: ReadyTrip, way: Way, stop: number, latestDay: number) {
  const rules = rulesOf(ready);
  let { day, driven } = way;
  let clock = way.endMinute;
  let left = minutesBetween(ready.table, way.last, stop);
  const hasRoom = way.visits < ready.trip.pace;
  for (; day <= latestDay; day++) {
    const part = takeWay(rules, way.last, stop, left, clock, driven);
    if (part !== null && part.minutes === left) {
      const startMinute = dayShape.visitStarts.find((minute) => minute >= part.endMinute);
      const mayVisit = day > way.day || hasRoom;
      if (startMinute !== undefined && mayVisit) return { day, startMinute, driven: driven + part.driven };
    }
    left -= part?.minutes ?? 0;
    clock = dayShape.leaveMinute;
    driven = 0;
  }
  return null;
}

/** The day on which the family is home again, or has seen the last stop of a one-way trip. */
function dayOver(ready: ReadyTrip, way: Way, days: number): number | null {
  if (!ready.trip.isRoundTrip) return way.day;
  let left = minutesBetween(ready.table, way.last, 0);
  let { driven } = way;
  let clock = way.endMinute;
  for (let day = way.day; day <= days; day++) {
    const part = takeWay(rulesOf(ready), way.last, 0, left, clock, driven);
    left -= part?.minutes ?? 0;
    if (left === 0) return day;
    clock = dayShape.leaveMinute;
    driven = 0;
  }
  return null;
}

function first(ready: ReadyTrip, layer: readonly Way[], days: number): FittingOrder | null {
  let best: { way: Way; lastDay: number; wheel: number } | null = null;
  for (const way of layer) {
    const lastDay = dayOver(ready, way, days);
    if (lastDay === null) continue;
    const wheel = way.wheel + (ready.trip.isRoundTrip ? minutesBetween(ready.table, way.last, 0) : 0);
    if (best === null || lastDay < best.lastDay || (lastDay === best.lastDay && wheel < best.wheel)) {
      best = { way, lastDay, wheel };
    }
  }
  if (best === null) return null;
  const order: number[] = [];
  for (let way: Way | null = best.way; way !== null && way.last > 0; way = way.before)
    order.unshift(way.last);
  return { order, lastDay: best.lastDay };
}

/** The earliest ways of each number of pins kept: a pin that makes the family wait would else lose to those without it. */
function mostPromising(ready: ReadyTrip, ways: ReadonlyMap<number, Way>, mostPins: number): readonly Way[] {
  const kept: Way[] = [];
  for (let pins = 0; pins <= mostPins; pins++) {
    const alike = [...ways.values()].filter((way) => way.pins === pins);
    const home = (way: Way) => (ready.trip.isRoundTrip ? minutesBetween(ready.table, way.last, 0) / 2 : 0);
    const byPromise = alike.toSorted(
      (one, other) =>
        one.day - other.day ||
        one.endMinute - other.endMinute ||
        one.wheel + home(one) - other.wheel - home(other),
    );
    kept.push(...byPromise.slice(0, keptWays));
  }
  return kept;
}

function isBefore(one: Way, other: Way): boolean {
  if (one.day !== other.day) return one.day < other.day;
  if (one.endMinute !== other.endMinute) return one.endMinute < other.endMinute;
  return one.wheel < other.wheel;
}

function missesPin({ pinnedDays }: ReadyTrip, pinned: readonly number[], way: Way): boolean {
  return pinned.some((point) => (pinnedDays[point] ?? 0) < way.day && !isIn(way, point));
}

function isIn({ low, high }: Way, stop: number): boolean {
  return stop <= 20 ? (low & (1 << (stop - 1))) !== 0 : (high & (1 << (stop - 21))) !== 0;
}

function rulesOf({ table, trip }: ReadyTrip) {
  return { table, drivingMinutes: Math.round(trip.drivingHoursADay * 60) };
}
