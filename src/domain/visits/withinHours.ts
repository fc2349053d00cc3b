/** The places within that many driving hours of a start, nearest first, by estimate. */
import { calculateDistanceMiles, type Position } from "#domain/geography/distance.ts";
import { calculateFarthestMiles, type DrivingEstimate, estimateDriving } from "./drivingEstimate.ts";

export type Reached<Place> = { place: Place; estimate: DrivingEstimate };

/** Places without a location are skipped. */
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
