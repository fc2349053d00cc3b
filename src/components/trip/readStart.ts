/** Parses where a trip starts: a ZIP code, or a city with a college in it, since there is no other list of cities. */
import { isStateCode, type StateCode, stateNames } from "#domain/college/states.ts";
import { isMilitaryZip } from "#domain/geography/militaryZip.ts";
import { type Town, toPlainName } from "#domain/geography/towns.ts";
import { findZip, type ZipTable } from "#domain/geography/zip.ts";
import type { TripStart } from "#domain/visits/trip.ts";

export type StartReading =
  | { kind: "empty" }
  | { kind: "found"; start: TripStart }
  /** A ZIP code or city whose list is still on its way. */
  | { kind: "awaited" }
  | { kind: "notAZip" }
  | { kind: "zipUnknown"; zip: string }
  /** An APO, FPO or DPO, which is nowhere on the map. */
  | { kind: "militaryZip" }
  | { kind: "several"; towns: readonly Town[] }
  | { kind: "townUnknown"; text: string };

const mostShown = 6;

/** `zips` and `towns` are null until they have loaded. */
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
  if (isMilitaryZip(zip)) return { kind: "militaryZip" };
  if (zips === null) return { kind: "awaited" };
  const place = findZip(zips, zip);
  if (place === null) return { kind: "zipUnknown", zip };
  return { kind: "found", start: { label: zip, latitude: place.latitude, longitude: place.longitude } };
}

/** "Austin, TX", "austin texas" or "Austin": with its state there is one, without it there may be several. */
function readTown(wanted: string, towns: readonly Town[] | null): StartReading {
  if (towns === null) return { kind: "awaited" };
  const { city, state } = splitTown(wanted);
  const alike = towns.filter(
    (town) => toPlainName(town.city) === city && (state === null || town.state === state),
  );
  const [only] = alike;
  if (only === undefined) return { kind: "townUnknown", text: wanted };
  return alike.length === 1
    ? { kind: "found", start: startAt(only) }
    : { kind: "several", towns: alike.slice(0, mostShown) };
}

/** The state comes last, by abbreviation or name; a city may have a state's name, as New York does. */
function splitTown(wanted: string): { city: string; state: StateCode | null } {
  const comma = wanted.lastIndexOf(",");
  if (comma > 0) {
    const state = parseState(wanted.slice(comma + 1));
    if (state !== null) return { city: toPlainName(wanted.slice(0, comma)), state };
  }
  const whole = toPlainName(wanted);
  for (const [code, name] of Object.entries(stateNames)) {
    for (const ending of [` ${code.toLowerCase()}`, ` ${toPlainName(name)}`]) {
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
  const found = Object.entries(stateNames).find(([, name]) => toPlainName(name) === toPlainName(text))?.[0];
  return found !== undefined && isStateCode(found) ? found : null;
}
