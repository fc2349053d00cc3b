/** Where the cities with colleges are: how a reader tells a wrong place from a near one, and a city from a college. */
import type { CollegeSummary } from "#domain/college/college.ts";

/** Every city with a college, by its lowercase name: where cities of that name are. */
export type CityPlaces = ReadonlyMap<string, readonly { latitude: number; longitude: number }[]>;

export function listCityPlaces(colleges: readonly CollegeSummary[]): CityPlaces {
  const places = new Map<string, { latitude: number; longitude: number }[]>();
  for (const { city, latitude, longitude } of colleges) {
    if (latitude === null || longitude === null) continue;
    const key = city.toLowerCase();
    const known = places.get(key);
    if (known === undefined) places.set(key, [{ latitude, longitude }]);
    else known.push({ latitude, longitude });
  }
  return places;
}
