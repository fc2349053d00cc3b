/** A ZIP code sent with a profile sets the state and position that were not. */
import type { Profile } from "#domain/people/profile.ts";
import type { Colleges } from "#server/colleges.ts";
import type { FieldError } from "#server/http/problems.ts";

export const unknownZip: FieldError = {
  field: "profile.homeZip",
  message: "No ZIP code in the table has these digits.",
};

/** Null if there is no such ZIP code. */
export function placeHome(profile: Profile, colleges: Colleges): Profile | null {
  const { homeZip, homeState, homeLatitude, homeLongitude } = profile;
  if (homeZip === null) return profile;
  const place = colleges.findZip(homeZip);
  if (place === null) return null;
  return {
    ...profile,
    homeState: homeState ?? place.state,
    homeLatitude: homeLatitude ?? place.latitude,
    homeLongitude: homeLongitude ?? place.longitude,
  };
}
