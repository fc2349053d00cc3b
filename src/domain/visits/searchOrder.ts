/**
 * A good order of many stops: the nearest next, then turning and moving pieces while that saves hours (2-opt and
 * Or-opt), then the same again from shaken copies of the best order. The same input gives the same order.
 */
import { createSeededRandom } from "#lib/random.ts";
import type { Steps } from "#lib/steps.ts";
import type { OrderProblem } from "./exactOrder.ts";

/** Shakes after which it stops: a count, not a clock, so that every machine finds the same. */
const defaultShakes = 500;
const shakesPerStep = 25;
/** Savings below this are rounding. */
const minimumSaving = 1e-9;
const longestSegment = 3;

type Search = {
  /** Points and one more for the end: the start again, or no way at all on a one-way trip. */
  size: number;
  hours: Float64Array;
  pinnedDays: Int32Array;
  hasPins: boolean;
};

export function* searchForOrder(
  problem: OrderProblem,
  shakes: number = defaultShakes,
  seed = 1,
): Steps<readonly number[]> {
  const search = prepareOrderSearch(problem);
  const stops = problem.size - 1;
  const best = orderByNearest(search, stops);
  improvePath(search, best);
  let bestHours = calculatePathHours(search, best);
  const random = createSeededRandom(seed);
  const tried = new Int32Array(best.length);
  for (let shake = 0; shake < shakes; shake++) {
    if (shake % shakesPerStep === shakesPerStep - 1) yield;
    tried.set(best);
    if (!swapSegments(search, tried, random)) continue;
    improvePath(search, tried);
    const hours = calculatePathHours(search, tried);
    if (hours < bestHours - minimumSaving) {
      best.set(tried);
      bestHours = hours;
    }
  }
  return [...best.subarray(1, stops + 1)];
}

export function calculateOrderHours(problem: OrderProblem, order: readonly number[]): number {
  let hours = 0;
  let from = 0;
  for (const to of order) {
    hours += problem.hours[from * problem.size + to] ?? 0;
    from = to;
  }
  return hours + (problem.isRoundTrip ? (problem.hours[from * problem.size] ?? 0) : 0);
}

/** Both ways alike (their mean), since a piece that is turned is driven the other way; roads differ little. */
function prepareOrderSearch({ size, hours, pinnedDays, isRoundTrip }: OrderProblem): Search {
  const wide = size + 1;
  const even = new Float64Array(wide * wide);
  for (let from = 0; from < size; from++) {
    for (let to = 0; to < size; to++) {
      const there = hours[from * size + to] ?? 0;
      even[from * wide + to] = (there + (hours[to * size + from] ?? 0)) / 2;
    }
    const home = isRoundTrip ? (even[from * wide] ?? 0) : 0;
    even[from * wide + size] = home;
    even[size * wide + from] = home;
  }
  const days = new Set(pinnedDays.filter((day) => day > 0));
  return { size: wide, hours: even, pinnedDays, hasPins: days.size > 1 };
}

/** Places 0 and last of a path hold the start and the end and never move. */
function orderByNearest(search: Search, stops: number): Int32Array {
  const path = new Int32Array(stops + 2);
  const isTaken = new Uint8Array(stops + 1);
  for (let place = 1; place <= stops; place++) {
    const from = path[place - 1] ?? 0;
    let nearest = 0;
    for (let stop = 1; stop <= stops; stop++) {
      if (isTaken[stop] === 1 || !canComeNext(search, isTaken, stop)) continue;
      if (nearest === 0 || getHours(search, from, stop) < getHours(search, from, nearest)) nearest = stop;
    }
    path[place] = nearest;
    isTaken[nearest] = 1;
  }
  path[stops + 1] = search.size - 1;
  return path;
}

function canComeNext({ pinnedDays, hasPins }: Search, isTaken: Uint8Array, stop: number): boolean {
  const day = pinnedDays[stop] ?? 0;
  if (!hasPins || day === 0) return true;
  return pinnedDays.every((other, at) => other === 0 || other >= day || isTaken[at] === 1);
}

function improvePath(search: Search, path: Int32Array): void {
  let isBetter = true;
  while (isBetter) isBetter = reverseSegments(search, path) || moveSegments(search, path);
}

/** 2-opt: the first turn of each kind that saves hours is kept. */
function reverseSegments(search: Search, path: Int32Array): boolean {
  let isBetter = false;
  for (let first = 1; first < path.length - 2; first++) {
    for (let last = first + 1; last < path.length - 1; last++) {
      const before = getPoint(path, first - 1);
      const start = getPoint(path, first);
      const end = getPoint(path, last);
      const after = getPoint(path, last + 1);
      const saved =
        getHours(search, before, start) +
        getHours(search, end, after) -
        getHours(search, before, end) -
        getHours(search, start, after);
      if (saved <= minimumSaving) continue;
      path.subarray(first, last + 1).reverse();
      if (isPathInDayOrder(search, path)) isBetter = true;
      else path.subarray(first, last + 1).reverse();
    }
  }
  return isBetter;
}

/** Or-opt: a piece of up to three stops goes elsewhere, either way round. */
function moveSegments(search: Search, path: Int32Array): boolean {
  for (let length = 1; length <= longestSegment; length++) {
    for (let first = 1; first + length < path.length; first++) {
      const last = first + length - 1;
      const before = getPoint(path, first - 1);
      const start = getPoint(path, first);
      const end = getPoint(path, last);
      const after = getPoint(path, last + 1);
      const freed =
        getHours(search, before, start) + getHours(search, end, after) - getHours(search, before, after);
      if (freed <= minimumSaving) continue;
      for (let gap = 0; gap < path.length - 1; gap++) {
        if (gap >= first - 1 && gap <= last) continue;
        const left = getPoint(path, gap);
        const right = getPoint(path, gap + 1);
        const spare = freed + getHours(search, left, right);
        const asIs = getHours(search, left, start) + getHours(search, end, right);
        const turned = getHours(search, left, end) + getHours(search, start, right);
        if (spare - Math.min(asIs, turned) <= minimumSaving) continue;
        const kept = path.slice();
        moveSegment(path, first, last, gap, turned < asIs);
        if (isPathInDayOrder(search, path)) return true;
        path.set(kept);
      }
    }
  }
  return false;
}

function moveSegment(path: Int32Array, first: number, last: number, gap: number, isTurned: boolean): void {
  const piece = path.slice(first, last + 1);
  if (isTurned) piece.reverse();
  if (gap < first) {
    path.copyWithin(gap + 1 + piece.length, gap + 1, first);
    path.set(piece, gap + 1);
  } else {
    path.copyWithin(first, last + 1, gap + 1);
    path.set(piece, gap + 1 - piece.length);
  }
}

/** A double bridge: two neighboring pieces change places, which turning and moving do not undo. False: not allowed by the pins. */
function swapSegments(search: Search, path: Int32Array, random: () => number): boolean {
  const stops = path.length - 2;
  const cuts = [0, 0, 0].map(() => 1 + Math.floor(random() * (stops + 1))).toSorted((a, b) => a - b);
  const [first = 1, middle = 1, last = 1] = cuts;
  if (first === middle || middle === last) return false;
  const left = path.slice(first, middle);
  path.copyWithin(first, middle, last);
  path.set(left, first + last - middle);
  return isPathInDayOrder(search, path);
}

function isPathInDayOrder({ pinnedDays, hasPins }: Search, path: Int32Array): boolean {
  if (!hasPins) return true;
  let latest = 0;
  for (let place = 1; place < path.length - 1; place++) {
    const day = pinnedDays[getPoint(path, place)] ?? 0;
    if (day > 0 && day < latest) return false;
    latest = Math.max(latest, day);
  }
  return true;
}

function calculatePathHours(search: Search, path: Int32Array): number {
  let hours = 0;
  for (let place = 1; place < path.length; place++) {
    hours += getHours(search, getPoint(path, place - 1), getPoint(path, place));
  }
  return hours;
}

function getHours({ hours, size }: Search, from: number, to: number): number {
  return hours[from * size + to] ?? 0;
}

function getPoint(path: Int32Array, place: number): number {
  return path[place] ?? 0;
}
