/** The towns that have a college: there is no other list of cities. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";

export type Town = { city: string; state: StateCode; latitude: number; longitude: number };

/** The towns of all colleges, each once, at the position of its first college that has one. */
export function listTowns(colleges: readonly CollegeSummary[]): Town[] {
  const towns = new Map<string, Town>();
  for (const { city, state, latitude, longitude, isOnlineOnly } of colleges) {
    if (latitude === null || longitude === null || isOnlineOnly) continue;
    const key = `${toPlainName(city)},${state}`;
    if (!towns.has(key)) towns.set(key, { city, state, latitude, longitude });
  }
  return [...towns.values()];
}

/** Letters and single spaces, so that "St. Louis" and "st louis" are equal. */
export function toPlainName(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f.'’]/g, "")
    .replaceAll(/[-\s]+/g, " ")
    .trim()
    .toLowerCase();
}
