/** Reads where a trip starts: a ZIP code, or a city that a college is in, since no other list of cities is at hand. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { isStateCode, type StateCode, stateNames } from "#domain/college/states.ts";
import { findZip, type ZipTable } from "#domain/geography/zip.ts";
import type { TripStart } from "#domain/visits/trip.ts";

export type Town = { city: string; state: StateCode; latitude: number; longitude: number };

export type StartReading =
  | { kind: "empty" }
  | { kind: "found"; start: TripStart }
  /** A ZIP code or city whose list is still on its way. */
  | { kind: "awaited" }
  | { kind: "notAZip" }
  | { kind: "zipUnknown"; zip: string }
  | { kind: "several"; towns: readonly Town[] }
  | { kind: "townUnknown"; text: string };

const mostShown = 6;

/** The towns of all colleges, each once, at the place of its first college that has one. */
export function listTowns(colleges: readonly CollegeSummary[]): Town[] {
  const towns = new Map<string, Town>();
  for (const { city, state, latitude, longitude, isOnlineOnly } of colleges) {
    if (latitude === null || longitude === null || isOnlineOnly) continue;
    const key = `${toPlainText(city)},${state}`;
    if (!towns.has(key)) towns.set(key, { city, state, latitude, longitude });
  }
  return [...towns.values()];
}

/** `zips` and `towns` are null until they have come. */
export function readStart(text: string, zips: ZipTable | null, towns: readonly Town[] | null): StartReading {
  const wanted = text.trim();
  if (wanted === "") return { kind: "empty" };
  return /^\d/.test(wanted) ? readZipStart(wanted, zips) : readTown(wanted, towns);
}

export function startAt({ city, state, latitude, longitude }: Town): TripStart {
  return { label: `${city}, ${state}`, latitude, longitude };
}

function readZipStart(wanted: string, zips: ZipTable | null): StartReading {
  const zip = /^(\d{5})(?:-?\d{4})?$/.exec(wanted)?.[1];
  if (zip === undefined) return { kind: "notAZip" };
  if (zips === null) return { kind: "awaited" };
  const place = findZip(zips, zip);
  if (place === null) return { kind: "zipUnknown", zip };
  return { kind: "found", start: { label: zip, latitude: place.latitude, longitude: place.longitude } };
}

/** "Austin, TX", "austin texas" or "Austin": with its state there is one, without it there may be several. */
function readTown(wanted: string, towns: readonly Town[] | null): StartReading {
  if (towns === null) return { kind: "awaited" };
  const { city, state } = splitTown(wanted);
  const alike = towns.filter((town) => toPlainText(town.city) === city && (state === null || town.state === state));
  const [only] = alike;
  if (only === undefined) return { kind: "townUnknown", text: wanted };
  return alike.length === 1
    ? { kind: "found", start: startAt(only) }
    : { kind: "several", towns: alike.slice(0, mostShown) };
}

/** The state stands at the end, by its letters or its name; a city may be called like a state, as New York is. */
function splitTown(wanted: string): { city: string; state: StateCode | null } {
  const comma = wanted.lastIndexOf(",");
  if (comma > 0) {
    const state = parseState(wanted.slice(comma + 1));
    if (state !== null) return { city: toPlainText(wanted.slice(0, comma)), state };
  }
  const whole = toPlainText(wanted);
  for (const [code, name] of Object.entries(stateNames)) {
    for (const ending of [` ${code.toLowerCase()}`, ` ${toPlainText(name)}`]) {
      if (whole.endsWith(ending) && isStateCode(code)) {
        return { city: whole.slice(0, -ending.length), state: code };
      }
    }
  }
  return { city: whole, state: null };
}

function parseState(text: string): StateCode | null {
  const code = text.trim().toUpperCase();
  if (isStateCode(code)) return code;
  const found = Object.entries(stateNames).find(([, name]) => toPlainText(name) === toPlainText(text))?.[0];
  return found !== undefined && isStateCode(found) ? found : null;
}

/** Letters and single spaces: "St. Louis" and "st louis" are one. */
function toPlainText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f.'’]/g, "")
    .replaceAll(/[-\s]+/g, " ")
    .trim()
    .toLowerCase();
}
