/** The shortest way over land between two places, around the great lakes, bays and sounds, as straight pieces. */
import { calculateDistanceMiles, type Position } from "#domain/geography/distance.ts";
import { type WaterLine, waterLines } from "./roadRegions.ts";

const detourPoints: readonly Position[] = waterLines.flatMap((line) => line.waysAround);

/** Miles between every two ways around; infinite where water lies between. Worked out once, when first needed. */
let detourMiles: Float64Array | null = null;

/** Straight miles where nothing lies between, else the shortest line of straight pieces over land. */
export function calculateOverlandMiles(from: Position, to: Position): number {
  if (!crossesWater(from, to)) return calculateDistanceMiles(from, to);
  const count = detourPoints.length;
  detourMiles ??= measureDetours();
  const reached = Float64Array.from(detourPoints, (detour) => calculateDryMiles(from, detour));
  const isDone = new Uint8Array(count);
  for (;;) {
    let nearest = -1;
    for (let detour = 0; detour < count; detour++) {
      if (isDone[detour] === 0 && (nearest < 0 || getMiles(reached, detour) < getMiles(reached, nearest))) nearest = detour;
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
  // A place that stands in the water of the simplified outline is taken as it is.
  return best === Number.POSITIVE_INFINITY ? calculateDistanceMiles(from, to) : best;
}

export function crossesWater(from: Position, to: Position): boolean {
  return waterLines.some((line) => crossesLine(from, to, line));
}

function calculateDryMiles(from: Position, to: Position): number {
  return crossesWater(from, to) ? Number.POSITIVE_INFINITY : calculateDistanceMiles(from, to);
}

function measureDetours(): Float64Array {
  return Float64Array.from(detourPoints.flatMap((from) => detourPoints.map((to) => calculateDryMiles(from, to))));
}

/** Do the two pieces cross inside? Touching an end is passing by. Degrees are taken as a flat map. */
function crossesLine(from: Position, to: Position, line: WaterLine): boolean {
  const fromSide = findSide(from, line.from, line.to);
  const toSide = findSide(to, line.from, line.to);
  if (fromSide * toSide >= 0) return false;
  return findSide(line.from, from, to) * findSide(line.to, from, to) < 0;
}

/** Positive left of the line from `start` to `end`, negative right of it, 0 on it. */
function findSide(place: Position, start: Position, end: Position): number {
  const side =
    (end.longitude - start.longitude) * (place.latitude - start.latitude) -
    (end.latitude - start.latitude) * (place.longitude - start.longitude);
  return Math.abs(side) < 1e-9 ? 0 : side;
}

/** A typed array has a number at each of its places; past its end this says infinity. */
function getMiles(list: Float64Array, index: number): number {
  return list[index] ?? Number.POSITIVE_INFINITY;
}
