/** A college as the trip rules need it, at the campus that is visited. */
import { words as distanceWords } from "#components/distance/words.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Position } from "#domain/geography/distance.ts";
import { measureTravel } from "#domain/geography/travel.ts";
import type { TripCollege } from "#domain/visits/trip.ts";

/** An online college has no campus to visit, even if its office has a position. */
export function toTripCollege(college: CollegeSummary, start: Position | null): TripCollege {
  const { unitId, name, city, state, latitude, longitude, isOnlineOnly } = moveToVisitedCampus(
    college,
    start,
  );
  const isPlaced = latitude !== null && longitude !== null && !isOnlineOnly;
  return { unitId, name, city, state, position: isPlaced ? { latitude, longitude } : null };
}

/** A two-year college is visited at the campus nearest to the start. A university's tours are at its main one. */
export function moveToVisitedCampus(college: CollegeSummary, start: Position | null): CollegeSummary {
  if (college.level !== "twoYear" || start === null) return college;
  const { nearestPlace } = measureTravel(start, college);
  if (nearestPlace === null) return college;
  const { name, latitude, longitude } = nearestPlace;
  return { ...college, city: distanceWords.campus(name), latitude, longitude };
}
