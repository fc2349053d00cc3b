/** A college as the trip rules need it. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { TripCollege } from "#domain/visits/trip.ts";

/** An online college has no campus to visit, even if its office has a position. */
export function toTripCollege(college: CollegeSummary): TripCollege {
  const { unitId, name, city, state, latitude, longitude, isOnlineOnly } = college;
  const isPlaced = latitude !== null && longitude !== null && !isOnlineOnly;
  return { unitId, name, city, state, position: isPlaced ? { latitude, longitude } : null };
}
