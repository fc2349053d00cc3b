/** What is known of the way from home to a college, and the miles of it that a family reads. Apart from how it is measured, which pages do not load. */
import type { CollegePlace } from "#domain/college/college.ts";
import type { DistanceKind } from "./drive.ts";

/** All are null if either place is unknown. */
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
