/** A college as the trip's rules read it. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { TripCollege } from "#domain/visits/trip.ts";

/** An online college has no campus to visit, whatever its office's position. */
export function toTripCollege(college: CollegeSummary): TripCollege {
  const { unitId, name, city, state, latitude, longitude, isOnlineOnly } = college;
  const isPlaced = latitude !== null && longitude !== null && !isOnlineOnly;
  return { unitId, name, city, state, position: isPlaced ? { latitude, longitude } : null };
}
