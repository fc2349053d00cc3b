/** How far a college is from a home: to its nearest campus, around water, and over it only by ferry or plane. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Position } from "./distance.ts";
import { getMeasuredKind, measureMiles, openStart, type Start } from "./drive.ts";
import { crossingMiles, type TravelDistance } from "./travelDistance.ts";

type Placed = Pick<CollegeSummary, "latitude" | "longitude" | "places">;

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
