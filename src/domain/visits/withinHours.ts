/** The places that can be driven to from a start within so many hours, nearest first, by estimate. */
import { calculateDistanceMiles, type Position } from "#domain/geography/distance.ts";
import { type DrivingEstimate, estimateDriving, calculateFarthestMiles } from "./drivingEstimate.ts";

export type Reached<Place> = { place: Place; estimate: DrivingEstimate };

/** Places without a position are left out. */
export function listWithinHours<Place extends { position: Position | null }>(
  places: readonly Place[],
  start: Position,
  hours: number,
): readonly Reached<Place>[] {
  const farthest = calculateFarthestMiles(hours);
  const reached: Reached<Place>[] = [];
  for (const place of places) {
    if (place.position === null || calculateDistanceMiles(start, place.position) > farthest) continue;
    const estimate = estimateDriving(start, place.position);
    if (estimate !== null && estimate.hours <= hours) reached.push({ place, estimate });
  }
  return reached.toSorted((left, right) => left.estimate.hours - right.estimate.hours);
}
