/** State programs as sentences and choices name them. */
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import { stateNames } from "#domain/college/states.ts";

const byId: ReadonlyMap<string, StateProgram> = new Map(allStatePrograms.map((one) => [one.id, one]));

export function findProgram(id: string): StateProgram | null {
  return byId.get(id) ?? null;
}

/** "HOPE Scholarship (Georgia)": several states have one of that name. */
export function nameProgram({ name, state }: Pick<StateProgram, "name" | "state">): string {
  return name.includes(stateNames[state]) ? name : `${name} (${stateNames[state]})`;
}
