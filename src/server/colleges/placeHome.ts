/** A ZIP code sent with a profile sets the state and position that were not. */
import { isMilitaryZip } from "#domain/geography/militaryZip.ts";
import type { Profile } from "#domain/people/profile.ts";
import type { Colleges } from "#server/colleges.ts";
import type { FieldError } from "#server/http/problems.ts";

export const unknownZip: FieldError = {
  field: "profile.homeZip",
  message: "There is no ZIP code with these digits. Check them, or send homeState instead.",
};

/** Null if there is no such ZIP code. Military mail sets neither: the profile stays as it was sent. */
export function placeHome(profile: Profile, colleges: Colleges): Profile | null {
  const { homeZip, homeState, homeLatitude, homeLongitude } = profile;
  if (homeZip === null || isMilitaryZip(homeZip)) return profile;
  const place = colleges.findZip(homeZip);
  if (place === null) return null;
  return {
    ...profile,
    homeState: homeState ?? place.state,
    homeLatitude: homeLatitude ?? place.latitude,
    homeLongitude: homeLongitude ?? place.longitude,
  };
}
