/** What lies between a home and a college, and the miles that count. */
import type { CollegePlace } from "#domain/college/college.ts";

/**
 * "line": nothing in the way, so the straight line says it. "drive": water or a canyon is in between, and the way around
 * is more than 1.4 times the line. "water": no road leads there; it takes a ferry or a flight.
 */
export type DistanceKind = "line" | "drive" | "water";

/** How far a college is from home. All are null if either place is unknown. */
export type TravelDistance = {
  /**
   * The miles that rules count: the line, or the drive. Over water `crossingMiles` come on top of the line, so that a
   * college across it is never near. `toShownMiles` takes them off again.
   */
  distanceMiles: number | null;
  distanceKind: DistanceKind | null;
  /** The campus that these miles lead to; null for the main one. */
  nearestPlace: CollegePlace | null;
};

/** What a ferry or a flight costs beside its miles: as much as a day trip's drive. An assumption. */
export const crossingMiles = 100;

/** The miles that a family reads. */
export function toShownMiles({
  distanceMiles,
  distanceKind,
}: Pick<TravelDistance, "distanceMiles" | "distanceKind">): number | null {
  return distanceMiles !== null && distanceKind === "water" ? distanceMiles - crossingMiles : distanceMiles;
}
