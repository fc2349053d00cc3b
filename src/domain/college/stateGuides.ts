/** Which states have a guide, at which address, and which guides have pages under them. */
import { type StateCode, stateCodes, stateNames } from "./states.ts";

/** The territories other than Puerto Rico, and the freely associated states: none has aid programs on record. */
const territories = ["AS", "FM", "GU", "MH", "MP", "PW", "VI"] as const satisfies readonly StateCode[];

export type GuideState = Exclude<StateCode, (typeof territories)[number]>;

export function hasGuide(state: StateCode): state is GuideState {
  return !territories.some((one) => one === state);
}

/** Fifty states, the District of Columbia and Puerto Rico, by postal code. */
export const guideCodes: readonly GuideState[] = stateCodes.filter(hasGuide);

/** The states whose guide was written by hand, with a page each for aid, applications and more. The others have one page, made from records. */
export const statesInDepth: ReadonlySet<StateCode> = new Set<StateCode>([
  "TX",
  "CA",
  "FL",
  "NC",
  "VA",
  "CO",
  "OR",
  "GA",
  "NY",
  "IL",
  "PA",
  "OH",
  "MI",
  "AZ",
  "MD",
]);

type Slug<Name extends string> = Name extends `${infer First} ${infer Rest}`
  ? `${Lowercase<First>}-${Slug<Rest>}`
  : Lowercase<Name>;

/** As used in addresses and as folder names in content/states. */
export type GuideStateSlug = Slug<(typeof stateNames)[GuideState]>;

/** "NC" becomes "north-carolina". */
export function toGuideSlug(state: GuideState): GuideStateSlug {
  // Lowercase with hyphens for spaces, which is what Slug says.
  return stateNames[state].toLowerCase().replaceAll(" ", "-") as GuideStateSlug;
}

/** The address of a state's guide; null for a territory without one. */
export function findGuideOf(state: StateCode): `/${string}` | null {
  return hasGuide(state) ? `/college-planning-${toGuideSlug(state)}` : null;
}

/** What holds in a territory without a guide, and for a home abroad. */
export const territoriesPath = "/state-college-planning-guides#territories";
