/** The shortest overland path between two places, around the Great Lakes, bays and sounds, as straight segments. */
import { distanceMiles, type Position } from "#domain/geography/distance.ts";
import { type WaterLine, waterLines } from "./roadRegions.ts";

const waysAround: readonly Position[] = waterLines.flatMap((line) => line.waysAround);

/** Miles between every pair of detour points; infinite if water is in between. Calculated on first use. */
let betweenWays: Float64Array | null = null;

/** Straight-line miles if nothing is in the way, otherwise the shortest path of straight segments over land. */
export function overlandMiles(from: Position, to: Position): number {
  if (!crossesWater(from, to)) return distanceMiles(from, to);
  const count = waysAround.length;
  betweenWays ??= measureWays();
  const reached = Float64Array.from(waysAround, (way) => dryMiles(from, way));
  const isDone = new Uint8Array(count);
  for (;;) {
    let nearest = -1;
    for (let way = 0; way < count; way++) {
      if (isDone[way] === 0 && (nearest < 0 || at(reached, way) < at(reached, nearest))) nearest = way;
    }
    if (nearest < 0 || at(reached, nearest) === Number.POSITIVE_INFINITY) break;
    isDone[nearest] = 1;
    for (let way = 0; way < count; way++) {
      const miles = at(reached, nearest) + at(betweenWays, nearest * count + way);
      if (miles < at(reached, way)) reached[way] = miles;
    }
  }
  let best = Number.POSITIVE_INFINITY;
  for (const [way, place] of waysAround.entries()) {
    best = Math.min(best, at(reached, way) + dryMiles(place, to));
  }
  // A place inside the water of the simplified outline is accepted as is.
  return best === Number.POSITIVE_INFINITY ? distanceMiles(from, to) : best;
}

export function crossesWater(from: Position, to: Position): boolean {
  return waterLines.some((line) => crosses(from, to, line));
}

function dryMiles(from: Position, to: Position): number {
  return crossesWater(from, to) ? Number.POSITIVE_INFINITY : distanceMiles(from, to);
}

function measureWays(): Float64Array {
  return Float64Array.from(waysAround.flatMap((from) => waysAround.map((to) => dryMiles(from, to))));
}

/** Whether two segments cross in their interior; touching an end does not count. Degrees are treated as a flat map. */
function crosses(from: Position, to: Position, line: WaterLine): boolean {
  const fromSide = sideOf(from, line.from, line.to);
  const toSide = sideOf(to, line.from, line.to);
  if (fromSide * toSide >= 0) return false;
  return sideOf(line.from, from, to) * sideOf(line.to, from, to) < 0;
}

/** Positive to the left of the line from `start` to `end`, negative to the right, 0 on it. */
function sideOf(place: Position, start: Position, end: Position): number {
  const side =
    (end.longitude - start.longitude) * (place.latitude - start.latitude) -
    (end.latitude - start.latitude) * (place.longitude - start.longitude);
  return Math.abs(side) < 1e-9 ? 0 : side;
}

/** Infinity past the end of the array. */
function at(list: Float64Array, index: number): number {
  return list[index] ?? Number.POSITIVE_INFINITY;
}
