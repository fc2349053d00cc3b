/** One state's aid programs, in the form its page uses. */
import type { AidFinderData } from "#content/parts/aidFinder.ts";
import { stateProgramsOf } from "#domain/parameters/statePrograms/all.ts";
import { seniorClassOn } from "#domain/timeline/classYear.ts";
import type { StatePartInput } from "./partInput.ts";

export function aidFinderData({ state, colleges }: StatePartInput): AidFinderData {
  return { seniorClass: seniorClassOn(colleges.asOf), programs: [...stateProgramsOf(state)] };
}
