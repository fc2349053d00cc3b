/** The shortest overland path between two places, around the Great Lakes, bays and sounds, as straight segments. */
import { calculateDistanceMiles, type Position } from "#domain/geography/distance.ts";
import { type WaterLine, waterLines } from "./roadRegions.ts";

const detourPoints: readonly Position[] = waterLines.flatMap((line) => line.waysAround);

/** Miles between every pair of detour points; infinite if water is in between. Calculated on first use. */
let detourMiles: Float64Array | null = null;

/** Straight-line miles if nothing is in the way, otherwise the shortest path of straight segments over land. */
export function calculateOverlandMiles(from: Position, to: Position): number {
  if (!crossesWater(from, to)) return calculateDistanceMiles(from, to);
  const count = detourPoints.length;
  detourMiles ??= measureDetours();
  const reached = Float64Array.from(detourPoints, (detour) => calculateDryMiles(from, detour));
  const isDone = new Uint8Array(count);
  for (;;) {
    let nearest = -1;
    for (let detour = 0; detour < count; detour++) {
      if (isDone[detour] === 0 && (nearest < 0 || getMiles(reached, detour) < getMiles(reached, nearest)))
        nearest = detour;
    }
    if (nearest < 0 || getMiles(reached, nearest) === Number.POSITIVE_INFINITY) break;
    isDone[nearest] = 1;
    for (let detour = 0; detour < count; detour++) {
      const miles = getMiles(reached, nearest) + getMiles(detourMiles, nearest * count + detour);
      if (miles < getMiles(reached, detour)) reached[detour] = miles;
    }
  }
  let best = Number.POSITIVE_INFINITY;
  for (const [detour, place] of detourPoints.entries()) {
    best = Math.min(best, getMiles(reached, detour) + calculateDryMiles(place, to));
  }
  // A place inside the water of the simplified outline is accepted as is.
  return best === Number.POSITIVE_INFINITY ? calculateDistanceMiles(from, to) : best;
}

export function crossesWater(from: Position, to: Position): boolean {
  return waterLines.some((line) => crossesLine(from, to, line));
}

function calculateDryMiles(from: Position, to: Position): number {
  return crossesWater(from, to) ? Number.POSITIVE_INFINITY : calculateDistanceMiles(from, to);
}

function measureDetours(): Float64Array {
  return Float64Array.from(
    detourPoints.flatMap((from) => detourPoints.map((to) => calculateDryMiles(from, to))),
  );
}

/** Whether two segments cross in their interior; touching an end does not count. Degrees are treated as a flat map. */
function crossesLine(from: Position, to: Position, line: WaterLine): boolean {
  const fromSide = findSide(from, line.from, line.to);
  const toSide = findSide(to, line.from, line.to);
  if (fromSide * toSide >= 0) return false;
  return findSide(line.from, from, to) * findSide(line.to, from, to) < 0;
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
