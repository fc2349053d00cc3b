/** ZIP codes that the position file lacks: Puerto Rico, the islands, and military mail. */
import type { StateCode } from "#domain/college/states.ts";
import type { Position } from "./distance.ts";

export type ZipArea = Position & { from: number; to: number; state: StateCode };

/**
 * The Postal Service gives an island or a part of one a three-digit prefix, or numbers within 969 (its list of cities by
 * ZIP code, and Labeling List L002 for the prefixes). A position is the middle of the degree-granting colleges with those
 * ZIP codes (release of June 10, 2026, checked in zipAreas.test.ts); where there is none, it is the main town.
 */
export const zipAreas: readonly ZipArea[] = [
  { from: 601, to: 699, state: "PR", latitude: 18.36, longitude: -66.85 },
  { from: 701, to: 799, state: "PR", latitude: 18.14, longitude: -66.14 },
  { from: 801, to: 851, state: "VI", latitude: 18.34, longitude: -64.97 },
  { from: 901, to: 999, state: "PR", latitude: 18.39, longitude: -66.1 },
  { from: 96799, to: 96799, state: "AS", latitude: -14.32, longitude: -170.74 },
  { from: 96910, to: 96932, state: "GU", latitude: 13.45, longitude: 144.82 },
  { from: 96939, to: 96940, state: "PW", latitude: 7.34, longitude: 134.47 },
  { from: 96941, to: 96941, state: "FM", latitude: 6.91, longitude: 158.16 },
  // Weno in Chuuk, Colonia in Yap and Tofol in Kosrae: hundreds of miles from the college in Pohnpei.
  { from: 96942, to: 96942, state: "FM", latitude: 7.45, longitude: 151.84 },
  { from: 96943, to: 96943, state: "FM", latitude: 9.51, longitude: 138.13 },
  { from: 96944, to: 96944, state: "FM", latitude: 5.33, longitude: 163.01 },
  { from: 96950, to: 96952, state: "MP", latitude: 15.15, longitude: 145.72 },
];

export function findZipArea(zip: number): ZipArea | null {
  return zipAreas.find(({ from, to }) => zip >= from && zip <= to) ?? null;
}

/** Army, fleet and diplomatic mail by its prefixes: AA in the Americas, AE in Europe and beyond, AP in the Pacific. */
const militaryZip = /^(?!340000?$|09000$|96200$|34000$)(?:340|09[0-8]|96[2-6])\d\d$/;

/** Whether a ZIP code is one of an APO, FPO or DPO, which says neither where a family is nor which state it calls home. */
export function isMilitaryZip(zip: string | null): boolean {
  return zip !== null && militaryZip.test(zip);
}
