/** Looks up where a ZIP code is, in a table that the browser loads when first needed. */

import { isStateCode, type StateCode } from "#domain/college/states.ts";
import type { Column } from "#domain/college/tableText.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import type { Position } from "./distance.ts";
import type { ZipArea } from "./zipAreas.ts";

/** `isRough`: the place of a whole island or a part of it, where the table has none for the ZIP code. */
export type ZipPlace = Position & { state: StateCode; isRough?: true };

/**
 * The table as sent. ZIP codes are in ascending order; `step`, `latitude` and `longitude` hold each one's
 * difference from the one before (in hundredths of a degree, about half a mile); `stateRuns` is a list of
 * [index in `states`, number of consecutive ZIP codes].
 */
export type EncodedZipTable = {
  version: 2;
  asOf: string;
  states: string[];
  stateRuns: number[];
  step: number[];
  latitude: number[];
  longitude: number[];
  /** Ranges of ZIP codes that share one place. */
  areas: readonly ZipArea[];
};

export type ZipTable = Pick<EncodedZipTable, "areas"> & {
  asOf: string;
  codes: Int32Array;
  latitudes: Float64Array;
  longitudes: Float64Array;
  states: readonly StateCode[];
};

const unitsPerDegree = 100;

/** Encodes places for the browser; they must be unique and in ascending order of ZIP code. */
export function encodeZipTable(
  places: readonly (ZipPlace & { zip: string })[],
  asOf: string,
  areas: readonly ZipArea[] = [],
): EncodedZipTable {
  const table: EncodedZipTable = {
    version: 2,
    asOf,
    states: [],
    stateRuns: [],
    step: [],
    latitude: [],
    longitude: [],
    areas,
  };
  let before = { zip: 0, latitude: 0, longitude: 0, state: "" };
  for (const place of places) {
    const zip = Number(place.zip);
    const latitude = Math.round(place.latitude * unitsPerDegree);
    const longitude = Math.round(place.longitude * unitsPerDegree);
    table.step.push(zip - before.zip);
    table.latitude.push(latitude - before.latitude);
    table.longitude.push(longitude - before.longitude);
    if (place.state === before.state) {
      table.stateRuns.push((table.stateRuns.pop() ?? 0) + 1);
    } else {
      if (!table.states.includes(place.state)) table.states.push(place.state);
      table.stateRuns.push(table.states.indexOf(place.state), 1);
    }
    before = { zip, latitude, longitude, state: place.state };
  }
  return table;
}

/** Decodes the table; truncated or altered input returns a problem and never throws. */
export function decodeZipTable(json: unknown): Result<ZipTable, "notAZipTable"> {
  if (!isEncoded(json)) return fail("notAZipTable");
  const size = json.step.length;
  const codes = new Int32Array(size);
  const latitudes = new Float64Array(size);
  const longitudes = new Float64Array(size);
  let code = 0;
  let latitude = 0;
  let longitude = 0;
  for (let index = 0; index < size; index += 1) {
    code += json.step[index] ?? 0;
    latitude += json.latitude[index] ?? 0;
    longitude += json.longitude[index] ?? 0;
    codes[index] = code;
    latitudes[index] = latitude / unitsPerDegree;
    longitudes[index] = longitude / unitsPerDegree;
  }
  const states: StateCode[] = [];
  for (let index = 0; index < json.stateRuns.length; index += 2) {
    const state = json.states[json.stateRuns[index] ?? -1];
    const length = json.stateRuns[index + 1] ?? 0;
    if (state === undefined || !isStateCode(state) || length < 1 || length > size)
      return fail("notAZipTable");
    for (let count = 0; count < length; count += 1) states.push(state);
  }
  if (states.length !== size) return fail("notAZipTable");
  if (!json.areas.every(({ state }) => isStateCode(state))) return fail("notAZipTable");
  return succeed({ asOf: json.asOf, areas: json.areas, codes, latitudes, longitudes, states });
}

/**
 * The place of a five-digit ZIP code; null if there is none ("00000", or "787"). Military mail has no place
 * (`isMilitaryZip`).
 */
export function findZip(table: ZipTable, zip: string): ZipPlace | null {
  if (!/^\d{5}$/.test(zip)) return null;
  const wanted = Number(zip);
  let low = 0;
  let high = table.codes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const code = table.codes[middle] ?? 0;
    if (code === wanted) return getPlace(table, middle);
    if (code < wanted) low = middle + 1;
    else high = middle - 1;
  }
  const area = table.areas.find(({ from, to }) => wanted >= from && wanted <= to);
  return area === undefined ? null : { ...area, isRough: true };
}

function getPlace(table: ZipTable, index: number): ZipPlace | null {
  const latitude = table.latitudes[index];
  const longitude = table.longitudes[index];
  const state = table.states[index];
  if (latitude === undefined || longitude === undefined || state === undefined) return null;
  return { latitude, longitude, state };
}

function isEncoded(json: unknown): json is EncodedZipTable {
  if (typeof json !== "object" || json === null) return false;
  const { version, asOf, states, stateRuns, step, latitude, longitude, areas } =
    json as Partial<EncodedZipTable>;
  if (version !== 2 || !Array.isArray(areas) || typeof asOf !== "string" || !Array.isArray(states))
    return false;
  if (!isIntegers(stateRuns) || !isIntegers(step) || !isIntegers(latitude) || !isIntegers(longitude))
    return false;
  if (step.length === 0 || latitude.length !== step.length || longitude.length !== step.length) return false;
  return states.every((state) => typeof state === "string") && step.every((one) => one > 0);
}

function isIntegers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => Number.isInteger(one));
}

/** The columns of the data set's own ZIP code file. */
export const zipCodeColumns: readonly Column[] = [
  { field: "zip", kind: "text" },
  { field: "state", kind: "text" },
  { field: "latitude", kind: "number" },
  { field: "longitude", kind: "number" },
  { field: "place", kind: "text" },
];
