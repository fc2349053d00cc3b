/** ZIP codes that the position file lacks: Puerto Rico and the islands. */
import type { StateCode } from "#domain/college/states.ts";
import type { Position } from "./distance.ts";

export type ZipArea = Position & { from: number; to: number; state: StateCode };

/**
 * The Postal Service gives an island or a part of one a three-digit prefix, or numbers within 969 (its list of cities by
 * ZIP code, and Labeling List L002 for the prefixes). A position is the middle of the degree-granting colleges with those
 * ZIP codes (release of June 10, 2026, checked in zipAreas.test.ts); where there is none, it is the main town.
 */
const rows: readonly (readonly [
  from: number,
  to: number,
  state: StateCode,
  latitude: number,
  longitude: number,
])[] = [
  [601, 699, "PR", 18.36, -66.85],
  [701, 799, "PR", 18.14, -66.14],
  [801, 851, "VI", 18.34, -64.97],
  [901, 999, "PR", 18.39, -66.1],
  [96799, 96799, "AS", -14.32, -170.74],
  [96910, 96932, "GU", 13.45, 144.82],
  [96939, 96940, "PW", 7.34, 134.47],
  [96941, 96941, "FM", 6.91, 158.16],
  // Weno in Chuuk, Colonia in Yap and Tofol in Kosrae: hundreds of miles from the college in Pohnpei.
  [96942, 96942, "FM", 7.45, 151.84],
  [96943, 96943, "FM", 9.51, 138.13],
  [96944, 96944, "FM", 5.33, 163.01],
  [96950, 96952, "MP", 15.15, 145.72],
];

export const zipAreas: readonly ZipArea[] = rows.map(([from, to, state, latitude, longitude]) => ({
  from,
  to,
  state,
  latitude,
  longitude,
}));
