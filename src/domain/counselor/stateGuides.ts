/** The addresses of the state guides. */
import { statesWithGuide } from "#domain/aid/allStatePrograms.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";

/** Null where there is no guide. A test keeps these the addresses of the guides. */
export function findGuideOf(state: StateCode): string | null {
  if (!statesWithGuide.has(state)) return null;
  return `/college-planning-${stateNames[state].toLowerCase().replaceAll(" ", "-")}`;
}
