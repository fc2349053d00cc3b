/** One state's aid programs, in the form its page uses. */
import type { AidFinderData } from "#content/parts/aidFinder.ts";
import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { findSeniorClass } from "#domain/timeline/classYear.ts";
import type { StatePartInput } from "./partInput.ts";

export function buildAidFinderData({ state, colleges }: StatePartInput): AidFinderData {
  const { asOf } = colleges;
  return { seniorClass: findSeniorClass(asOf), asOf, programs: [...stateProgramsOf(state)] };
}
