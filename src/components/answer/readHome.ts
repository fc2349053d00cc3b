/** Parses the home field: a ZIP code or a state, and what the ZIP table says about the code. */

import { readState, readZip } from "#domain/answers/readTyped.ts";
import type { StateCode } from "#domain/college/states.ts";
import { isMilitaryZip } from "#domain/geography/militaryZip.ts";
import { findZip, type ZipTable } from "#domain/geography/zip.ts";
import { findCountry } from "#domain/people/countries.ts";
import type { Profile } from "#domain/people/profile.ts";

export type HomeFields = Pick<Profile, "homeZip" | "homeState" | "homeLatitude" | "homeLongitude">;

export type HomeReading =
  | { kind: "empty" }
  | { kind: "state"; fields: HomeFields; state: StateCode }
  | { kind: "zip"; fields: HomeFields; state: StateCode; isRough: boolean }
  /** An APO, FPO or DPO: the state is asked for apart, and there is no position. */
  | { kind: "military"; fields: HomeFields }
  /** A sound code whose place is not known yet: the table is on its way. */
  | { kind: "zipAwaited"; fields: HomeFields }
  | { kind: "zipUnknown"; zip: string }
  | { kind: "notAZip" }
  | { kind: "notAState" }
  /** Outside the United States: two letters, kept with the aid answers and not in the profile. */
  | { kind: "country"; country: string };

export const emptyHome: HomeFields = {
  homeZip: null,
  homeState: null,
  homeLatitude: null,
  homeLongitude: null,
};

/** `table` is null until it has loaded. */
export function readHome(text: string, table: ZipTable | null): HomeReading {
  const wanted = text.trim();
  if (wanted === "") return { kind: "empty" };
  if (!/^\d/.test(wanted)) {
    const state = readState(wanted);
    if (!state.ok || state.value === null) {
      const country = findCountry(wanted);
      return country === null ? { kind: "notAState" } : { kind: "country", country };
    }
    return { kind: "state", state: state.value, fields: { ...emptyHome, homeState: state.value } };
  }
  const zip = readZip(wanted);
  if (!zip.ok || zip.value === null) return { kind: "notAZip" };
  if (isMilitaryZip(zip.value)) return { kind: "military", fields: { ...emptyHome, homeZip: zip.value } };
  if (table === null) return { kind: "zipAwaited", fields: { ...emptyHome, homeZip: zip.value } };
  const place = findZip(table, zip.value);
  if (place === null) return { kind: "zipUnknown", zip: zip.value };
  return {
    kind: "zip",
    state: place.state,
    isRough: place.isRough === true,
    fields: {
      homeZip: zip.value,
      homeState: place.state,
      homeLatitude: place.latitude,
      homeLongitude: place.longitude,
    },
  };
}

/** What the plan should store for a reading: nothing if it cannot be used. */
export function toHomeFields(reading: HomeReading): HomeFields {
  return "fields" in reading ? reading.fields : emptyHome;
}
