/** Home as pricing needs it: whether a student can live there decides the price. */
import type { StateCode } from "#domain/college/states.ts";
import type { Position } from "#domain/geography/distance.ts";
import type { Profile } from "#domain/people/profile.ts";

/** Home as far as the family gave it: state, and location by ZIP code. */
export type CommuteFrom = { homeState: StateCode | null; homePosition?: Position | null };

export function toHome({ homeState, homeLatitude, homeLongitude }: Profile): CommuteFrom {
  const isPlaced = homeLatitude !== null && homeLongitude !== null;
  return {
    homeState,
    homePosition: isPlaced ? { latitude: homeLatitude, longitude: homeLongitude } : null,
  };
}
