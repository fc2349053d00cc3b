/** Reads the one field for home: a ZIP code or a state, and what the ZIP table says of the code. */
import type { StateCode } from "#domain/college/states.ts";
import { findZip, type ZipTable } from "#domain/geography/zip.ts";
import { readState, readZip } from "#domain/people/answers.ts";
import type { Profile } from "#domain/people/profile.ts";

export type HomeFields = Pick<Profile, "homeZip" | "homeState" | "homeLatitude" | "homeLongitude">;

export type HomeReading =
  | { kind: "empty" }
  | { kind: "state"; fields: HomeFields; state: StateCode }
  | { kind: "zip"; fields: HomeFields; state: StateCode }
  /** A sound code whose place is not known yet: the table is on its way. */
  | { kind: "zipAwaited"; fields: HomeFields }
  | { kind: "zipUnknown"; zip: string }
  | { kind: "notAZip" }
  | { kind: "notAState" };

export const noHome: HomeFields = {
  homeZip: null,
  homeState: null,
  homeLatitude: null,
  homeLongitude: null,
};

/** `table` is null until it has come. */
export function readHome(text: string, table: ZipTable | null): HomeReading {
  const wanted = text.trim();
  if (wanted === "") return { kind: "empty" };
  if (!/^\d/.test(wanted)) {
    const state = readState(wanted);
    if (!state.ok || state.value === null) return { kind: "notAState" };
    return { kind: "state", state: state.value, fields: { ...noHome, homeState: state.value } };
  }
  const zip = readZip(wanted);
  if (!zip.ok || zip.value === null) return { kind: "notAZip" };
  if (table === null) return { kind: "zipAwaited", fields: { ...noHome, homeZip: zip.value } };
  const place = findZip(table, zip.value);
  if (place === null) return { kind: "zipUnknown", zip: zip.value };
  return {
    kind: "zip",
    state: place.state,
    fields: {
      homeZip: zip.value,
      homeState: place.state,
      homeLatitude: place.latitude,
      homeLongitude: place.longitude,
    },
  };
}

/** What the plan should hold for a reading: nothing where it cannot be used. */
export function toHomeFields(reading: HomeReading): HomeFields {
  return "fields" in reading ? reading.fields : noHome;
}
