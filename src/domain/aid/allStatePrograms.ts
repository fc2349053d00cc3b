/** The state aid programs of the fifteen states that have a guide, from /facts. */
import type { StateCode } from "#domain/college/states.ts";
import { arizonaOrigins } from "#facts/states/arizona.origins.ts";
import { arizonaRecords } from "#facts/states/arizona.ts";
import { californiaOrigins } from "#facts/states/california.origins.ts";
import { californiaRecords } from "#facts/states/california.ts";
import { coloradoOrigins } from "#facts/states/colorado.origins.ts";
import { coloradoRecords } from "#facts/states/colorado.ts";
import { floridaOrigins } from "#facts/states/florida.origins.ts";
import { floridaRecords } from "#facts/states/florida.ts";
import { georgiaOrigins } from "#facts/states/georgia.origins.ts";
import { georgiaRecords } from "#facts/states/georgia.ts";
import { illinoisOrigins } from "#facts/states/illinois.origins.ts";
import { illinoisRecords } from "#facts/states/illinois.ts";
import { marylandOrigins } from "#facts/states/maryland.origins.ts";
import { marylandRecords } from "#facts/states/maryland.ts";
import { michiganOrigins } from "#facts/states/michigan.origins.ts";
import { michiganRecords } from "#facts/states/michigan.ts";
import { newYorkOrigins } from "#facts/states/newYork.origins.ts";
import { newYorkRecords } from "#facts/states/newYork.ts";
import { northCarolinaOrigins } from "#facts/states/northCarolina.origins.ts";
import { northCarolinaRecords } from "#facts/states/northCarolina.ts";
import { ohioOrigins } from "#facts/states/ohio.origins.ts";
import { ohioRecords } from "#facts/states/ohio.ts";
import { oregonOrigins } from "#facts/states/oregon.origins.ts";
import { oregonRecords } from "#facts/states/oregon.ts";
import { pennsylvaniaOrigins } from "#facts/states/pennsylvania.origins.ts";
import { pennsylvaniaRecords } from "#facts/states/pennsylvania.ts";
import { texasOrigins } from "#facts/states/texas.origins.ts";
import { texasRecords } from "#facts/states/texas.ts";
import { virginiaOrigins } from "#facts/states/virginia.origins.ts";
import { virginiaRecords } from "#facts/states/virginia.ts";
import type { StateProgram } from "./stateProgram.ts";
import { type ProgramOrigins, type ProgramRecord, toStateProgram } from "./toStateProgram.ts";

export const allStatePrograms: readonly StateProgram[] = [
  ...read(texasRecords, texasOrigins),
  ...read(californiaRecords, californiaOrigins),
  ...read(floridaRecords, floridaOrigins),
  ...read(northCarolinaRecords, northCarolinaOrigins),
  ...read(virginiaRecords, virginiaOrigins),
  ...read(coloradoRecords, coloradoOrigins),
  ...read(oregonRecords, oregonOrigins),
  ...read(georgiaRecords, georgiaOrigins),
  ...read(newYorkRecords, newYorkOrigins),
  ...read(illinoisRecords, illinoisOrigins),
  ...read(pennsylvaniaRecords, pennsylvaniaOrigins),
  ...read(ohioRecords, ohioOrigins),
  ...read(michiganRecords, michiganOrigins),
  ...read(arizonaRecords, arizonaOrigins),
  ...read(marylandRecords, marylandOrigins),
];

/** Empty for a state that has no guide. */
export function stateProgramsOf(state: StateCode): readonly StateProgram[] {
  return allStatePrograms.filter((program) => program.state === state);
}

function read<Id extends string>(
  records: readonly (ProgramRecord & { id: Id })[],
  origins: Readonly<Record<Id, ProgramOrigins>>,
): StateProgram[] {
  return records.map((record) => toStateProgram(record, origins[record.id]));
}
