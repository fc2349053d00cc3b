/** The state aid programs of the fifteen states that have a guide. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import type { StateCode } from "#domain/college/states.ts";
import { arizonaPrograms } from "./arizona.ts";
import { californiaPrograms } from "./california.ts";
import { coloradoPrograms } from "./colorado.ts";
import { floridaPrograms } from "./florida.ts";
import { georgiaPrograms } from "./georgia.ts";
import { illinoisPrograms } from "./illinois.ts";
import { marylandPrograms } from "./maryland.ts";
import { michiganPrograms } from "./michigan.ts";
import { newYorkPrograms } from "./newYork.ts";
import { northCarolinaPrograms } from "./northCarolina.ts";
import { ohioPrograms } from "./ohio.ts";
import { oregonPrograms } from "./oregon.ts";
import { pennsylvaniaPrograms } from "./pennsylvania.ts";
import { texasPrograms } from "./texas.ts";
import { virginiaPrograms } from "./virginia.ts";

export const allStatePrograms: readonly StateProgram[] = [
  ...texasPrograms,
  ...californiaPrograms,
  ...floridaPrograms,
  ...northCarolinaPrograms,
  ...virginiaPrograms,
  ...coloradoPrograms,
  ...oregonPrograms,
  ...georgiaPrograms,
  ...newYorkPrograms,
  ...illinoisPrograms,
  ...pennsylvaniaPrograms,
  ...ohioPrograms,
  ...michiganPrograms,
  ...arizonaPrograms,
  ...marylandPrograms,
];

/** Empty for a state that has no guide. */
export function listStatePrograms(state: StateCode): readonly StateProgram[] {
  return allStatePrograms.filter((program) => program.state === state);
}
