/** How far it is by land: straight where nothing is in the way, otherwise by the nearest bridges and around the water. */
import { type Barrier, barriers, passages } from "./barriers.ts";
import { calculateDistanceMiles, type Position } from "./distance.ts";
import { areJoinedByRoad, findRoadNetwork } from "./roadNetworks.ts";

/**
 * "line": nothing in the way, so the straight line says it. "drive": water, a canyon or mountains are in between, and the
 * way around is much longer than the line. "water": no road leads there; it takes a ferry or a flight.
 */
export type DistanceKind = "line" | "drive" | "water";

/** A way around counts from here on; a shorter one is within what any road adds to its straight line. */
export const detourFactor = 1.4;

/** Farther than this in a straight line, nobody asks for the way around: six hours by road. */
const driveReachMiles = 300;

/** Straight miles, or those of the way by land where that is what tells how far it is. The same in both directions. */
export function measureDrive(from: Position, to: Position): { miles: number; kind: DistanceKind } {
  const miles = measureMiles(openStart(from), to);
  return { miles, kind: measuredKind };
}

/** What the last `measureMiles` found; kept aside so that a pass over all colleges makes no objects. */
let measuredKind: DistanceKind = "line";

export function getMeasuredKind(): DistanceKind {
  return measuredKind;
}

/** A place that many others are measured from, with what is worked out once. */
export type Start = {
  position: Position;
  network: string | null;
  /** The barriers that a line of `driveReachMiles` from here could meet. */
  near: readonly Barrier[];
  /** The passages that can be reached, nearest first, with the miles by land to each; worked out when first needed. */
  reached: readonly { passage: Position; miles: number }[] | null;
};

let lastStart: Start | null = null;

export function openStart(position: Position): Start {
  const { latitude, longitude } = position;
  if (lastStart?.position.latitude === latitude && lastStart.position.longitude === longitude)
    return lastStart;
  const north = driveReachMiles / 69;
  const east = north / Math.max(0.2, Math.cos((latitude * Math.PI) / 180));
  const near = barriers.filter(
    (barrier) =>
      barrier.south <= latitude + north &&
      barrier.north >= latitude - north &&
      barrier.west <= longitude + east &&
      barrier.east >= longitude - east,
  );
  lastStart = { position: { latitude, longitude }, network: findRoadNetwork(position), near, reached: null };
  return lastStart;
}

/** As `measureDrive`; the kind is in `getMeasuredKind`. */
export function measureMiles(start: Start, to: Position): number {
  const line = calculateDistanceMiles(start.position, to);
  measuredKind = "line";
  const isCut = start.network === null || start.network !== findRoadNetwork(to);
  if (isCut && !areJoined(start, to)) {
    measuredKind = "water";
    return line;
  }
  if (line > driveReachMiles || !crossesAny(start.near, start.position, to)) return line;
  const drive = measureWayAround(start, to, line * detourFactor);
  if (drive <= line * detourFactor) return line;
  measuredKind = "drive";
  return drive;
}

/** Alaska's roads reach the other states through Canada: nobody's commute, and no water either. */
function areJoined({ position, network }: Start, to: Position): boolean {
  if (areJoinedByRoad(position, to)) return true;
  const other = findRoadNetwork(to);
  return (network === "alaska" && other === "mainland") || (network === "mainland" && other === "alaska");
}

/** Straight-line miles if nothing is in the way, otherwise the shortest path of straight pieces over land. */
export function calculateOverlandMiles(from: Position, to: Position): number {
  if (!crossesBarrier(from, to)) return calculateDistanceMiles(from, to);
  return measureWayAround(openStart(from), to, 0);
}

export function crossesBarrier(from: Position, to: Position): boolean {
  return crossesAny(barriers, from, to);
}

/**
 * The shortest way by one or more passages, or the first found that is no longer than `shortMiles`. A place inside the
 * water of a simplified outline is taken as it is.
 */
function measureWayAround(start: Start, to: Position, shortMiles: number): number {
  start.reached ??= listReached(start.position);
  let best = Number.POSITIVE_INFINITY;
  for (const { passage, miles: reached } of start.reached) {
    if (reached >= best) break;
    const miles = reached + calculateDistanceMiles(passage, to);
    if (miles >= best || crossesBarrier(passage, to)) continue;
    best = miles;
    if (best <= shortMiles) return best;
  }
  return best === Number.POSITIVE_INFINITY ? calculateDistanceMiles(start.position, to) : best;
}

function listReached(from: Position): { passage: Position; miles: number }[] {
  const reached = reachPassages(from);
  return passages
    .map((passage, index) => ({ passage, miles: getMiles(reached, index) }))
    .filter(({ miles }) => Number.isFinite(miles))
    .toSorted((a, b) => a.miles - b.miles);
}

/** Miles by land from a place to each passage, by way of others where needed. */
function reachPassages(from: Position): Float64Array {
  const count = passages.length;
  passageMiles ??= measurePassages();
  const reached = Float64Array.from(passages, (passage) => calculateDryMiles(from, passage));
  const isDone = new Uint8Array(count);
  for (;;) {
    let nearest = -1;
    for (let index = 0; index < count; index += 1) {
      if (isDone[index] === 0 && (nearest < 0 || getMiles(reached, index) < getMiles(reached, nearest)))
        nearest = index;
    }
    if (nearest < 0 || getMiles(reached, nearest) === Number.POSITIVE_INFINITY) return reached;
    isDone[nearest] = 1;
    for (let index = 0; index < count; index += 1) {
      const miles = getMiles(reached, nearest) + getMiles(passageMiles, nearest * count + index);
      if (miles < getMiles(reached, index)) reached[index] = miles;
    }
  }
}

/** Miles between every pair of passages; infinite if something is in between. Worked out on first use. */
let passageMiles: Float64Array | null = null;

function measurePassages(): Float64Array {
  const count = passages.length;
  const miles = new Float64Array(count * count);
  for (const [row, from] of passages.entries()) {
    for (const [column, to] of passages.entries()) {
      if (column < row) continue;
      const way = calculateDryMiles(from, to);
      miles[row * count + column] = way;
      miles[column * count + row] = way;
    }
  }
  return miles;
}

function calculateDryMiles(from: Position, to: Position): number {
  return crossesBarrier(from, to) ? Number.POSITIVE_INFINITY : calculateDistanceMiles(from, to);
}

/** Whether a line crosses a barrier in its interior; touching an end does not count. Degrees are treated as a flat map. */
function crossesAny(list: readonly Barrier[], from: Position, to: Position): boolean {
  const south = Math.min(from.latitude, to.latitude);
  const north = Math.max(from.latitude, to.latitude);
  const west = Math.min(from.longitude, to.longitude);
  const east = Math.max(from.longitude, to.longitude);
  for (const barrier of list) {
    if (barrier.north < south || barrier.south > north || barrier.east < west || barrier.west > east)
      continue;
    if (findSide(from, barrier.from, barrier.to) * findSide(to, barrier.from, barrier.to) >= 0) continue;
    if (findSide(barrier.from, from, to) * findSide(barrier.to, from, to) < 0) return true;
  }
  return false;
}

/** Positive to the left of the line from `start` to `end`, negative to the right, 0 on it. */
function findSide(place: Position, start: Position, end: Position): number {
  const side =
    (end.longitude - start.longitude) * (place.latitude - start.latitude) -
    (end.latitude - start.latitude) * (place.longitude - start.longitude);
  return Math.abs(side) < 1e-9 ? 0 : side;
}

/** Infinity past the end of the array. */
function getMiles(list: Float64Array, index: number): number {
  return list[index] ?? Number.POSITIVE_INFINITY;
}
