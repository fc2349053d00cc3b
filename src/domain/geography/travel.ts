/** How far a college is from a home: to its nearest campus, around water, and over it only by ferry or plane. */
import type { CollegePlace, CollegeSummary } from "#domain/college/college.ts";
import type { Position } from "./distance.ts";
import { type DistanceKind, getMeasuredKind, measureMiles, openStart, type Start } from "./drive.ts";

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

type Placed = Pick<CollegeSummary, "latitude" | "longitude" | "places">;

/** What a ferry or a flight costs beside its miles: as much as a day trip's drive. An assumption. */
export const crossingMiles = 100;

/** The miles that a family reads. */
export function toShownMiles({
  distanceMiles,
  distanceKind,
}: Pick<TravelDistance, "distanceMiles" | "distanceKind">): number | null {
  return distanceMiles !== null && distanceKind === "water" ? distanceMiles - crossingMiles : distanceMiles;
}

/** Where a student lives, for a pass over all colleges; null if that is not known. */
export function openHome(home: { homeLatitude: number | null; homeLongitude: number | null }): Start | null {
  const { homeLatitude, homeLongitude } = home;
  return homeLatitude === null || homeLongitude === null
    ? null
    : openStart({ latitude: homeLatitude, longitude: homeLongitude });
}

/** Writes the distance of a college's nearest campus; makes no object. */
export function writeTravel(into: TravelDistance, home: Start | null, college: Placed): void {
  const { latitude, longitude, places } = college;
  into.distanceMiles = null;
  into.distanceKind = null;
  into.nearestPlace = null;
  if (home === null || latitude === null || longitude === null) return;
  into.distanceMiles = countMiles(home, college as Position); // Both were just found to be numbers.
  into.distanceKind = getMeasuredKind();
  if (places === undefined) return;
  for (const place of places) {
    if (place.offers !== "degrees") continue;
    const miles = countMiles(home, place);
    if (miles >= into.distanceMiles) continue;
    into.distanceMiles = miles;
    into.distanceKind = getMeasuredKind();
    into.nearestPlace = place;
  }
}

function countMiles(home: Start, place: Position): number {
  const miles = measureMiles(home, place);
  return getMeasuredKind() === "water" ? miles + crossingMiles : miles;
}

/** How far one college is. */
export function measureTravel(home: Position | null, college: Placed): TravelDistance {
  const travel: TravelDistance = { distanceMiles: null, distanceKind: null, nearestPlace: null };
  writeTravel(travel, home === null ? null : openStart(home), college);
  return travel;
}

/** Where a college's nearest campus is; null if it is not known where the college is. */
export function findNearestPosition(home: Position | null, college: Placed): Position | null {
  const { latitude, longitude } = college;
  if (latitude === null || longitude === null) return null;
  return measureTravel(home, college).nearestPlace ?? { latitude, longitude };
}
