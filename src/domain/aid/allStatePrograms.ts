/** The state aid programs on record, from /facts: what could be confirmed of all fifty states, the District of Columbia and Puerto Rico. */
import type { StateCode } from "#domain/college/states.ts";
import { alabamaOrigins } from "#facts/states/alabama.origins.ts";
import { alabamaRecords } from "#facts/states/alabama.ts";
import { alaskaOrigins } from "#facts/states/alaska.origins.ts";
import { alaskaRecords } from "#facts/states/alaska.ts";
import { arizonaOrigins } from "#facts/states/arizona.origins.ts";
import { arizonaRecords } from "#facts/states/arizona.ts";
import { arkansasOrigins } from "#facts/states/arkansas.origins.ts";
import { arkansasRecords } from "#facts/states/arkansas.ts";
import { californiaOrigins } from "#facts/states/california.origins.ts";
import { californiaRecords } from "#facts/states/california.ts";
import { coloradoOrigins } from "#facts/states/colorado.origins.ts";
import { coloradoRecords } from "#facts/states/colorado.ts";
import { connecticutOrigins } from "#facts/states/connecticut.origins.ts";
import { connecticutRecords } from "#facts/states/connecticut.ts";
import { delawareOrigins } from "#facts/states/delaware.origins.ts";
import { delawareRecords } from "#facts/states/delaware.ts";
import { districtOfColumbiaOrigins } from "#facts/states/districtOfColumbia.origins.ts";
import { districtOfColumbiaRecords } from "#facts/states/districtOfColumbia.ts";
import { floridaOrigins } from "#facts/states/florida.origins.ts";
import { floridaRecords } from "#facts/states/florida.ts";
import { georgiaOrigins } from "#facts/states/georgia.origins.ts";
import { georgiaRecords } from "#facts/states/georgia.ts";
import { hawaiiOrigins } from "#facts/states/hawaii.origins.ts";
import { hawaiiRecords } from "#facts/states/hawaii.ts";
import { idahoOrigins } from "#facts/states/idaho.origins.ts";
import { idahoRecords } from "#facts/states/idaho.ts";
import { illinoisOrigins } from "#facts/states/illinois.origins.ts";
import { illinoisRecords } from "#facts/states/illinois.ts";
import { indianaOrigins } from "#facts/states/indiana.origins.ts";
import { indianaRecords } from "#facts/states/indiana.ts";
import { iowaOrigins } from "#facts/states/iowa.origins.ts";
import { iowaRecords } from "#facts/states/iowa.ts";
import { kansasOrigins } from "#facts/states/kansas.origins.ts";
import { kansasRecords } from "#facts/states/kansas.ts";
import { kentuckyOrigins } from "#facts/states/kentucky.origins.ts";
import { kentuckyRecords } from "#facts/states/kentucky.ts";
import { louisianaOrigins } from "#facts/states/louisiana.origins.ts";
import { louisianaRecords } from "#facts/states/louisiana.ts";
import { maineOrigins } from "#facts/states/maine.origins.ts";
import { maineRecords } from "#facts/states/maine.ts";
import { marylandOrigins } from "#facts/states/maryland.origins.ts";
import { marylandRecords } from "#facts/states/maryland.ts";
import { massachusettsOrigins } from "#facts/states/massachusetts.origins.ts";
import { massachusettsRecords } from "#facts/states/massachusetts.ts";
import { michiganOrigins } from "#facts/states/michigan.origins.ts";
import { michiganRecords } from "#facts/states/michigan.ts";
import { minnesotaOrigins } from "#facts/states/minnesota.origins.ts";
import { minnesotaRecords } from "#facts/states/minnesota.ts";
import { mississippiOrigins } from "#facts/states/mississippi.origins.ts";
import { mississippiRecords } from "#facts/states/mississippi.ts";
import { missouriOrigins } from "#facts/states/missouri.origins.ts";
import { missouriRecords } from "#facts/states/missouri.ts";
import { montanaOrigins } from "#facts/states/montana.origins.ts";
import { montanaRecords } from "#facts/states/montana.ts";
import { nebraskaOrigins } from "#facts/states/nebraska.origins.ts";
import { nebraskaRecords } from "#facts/states/nebraska.ts";
import { nevadaOrigins } from "#facts/states/nevada.origins.ts";
import { nevadaRecords } from "#facts/states/nevada.ts";
import { newHampshireOrigins } from "#facts/states/newHampshire.origins.ts";
import { newHampshireRecords } from "#facts/states/newHampshire.ts";
import { newJerseyOrigins } from "#facts/states/newJersey.origins.ts";
import { newJerseyRecords } from "#facts/states/newJersey.ts";
import { newMexicoOrigins } from "#facts/states/newMexico.origins.ts";
import { newMexicoRecords } from "#facts/states/newMexico.ts";
import { newYorkOrigins } from "#facts/states/newYork.origins.ts";
import { newYorkRecords } from "#facts/states/newYork.ts";
import { northCarolinaOrigins } from "#facts/states/northCarolina.origins.ts";
import { northCarolinaRecords } from "#facts/states/northCarolina.ts";
import { northDakotaOrigins } from "#facts/states/northDakota.origins.ts";
import { northDakotaRecords } from "#facts/states/northDakota.ts";
import { ohioOrigins } from "#facts/states/ohio.origins.ts";
import { ohioRecords } from "#facts/states/ohio.ts";
import { oklahomaOrigins } from "#facts/states/oklahoma.origins.ts";
import { oklahomaRecords } from "#facts/states/oklahoma.ts";
import { oregonOrigins } from "#facts/states/oregon.origins.ts";
import { oregonRecords } from "#facts/states/oregon.ts";
import { pennsylvaniaOrigins } from "#facts/states/pennsylvania.origins.ts";
import { pennsylvaniaRecords } from "#facts/states/pennsylvania.ts";
import { puertoRicoOrigins } from "#facts/states/puertoRico.origins.ts";
import { puertoRicoRecords } from "#facts/states/puertoRico.ts";
import { rhodeIslandOrigins } from "#facts/states/rhodeIsland.origins.ts";
import { rhodeIslandRecords } from "#facts/states/rhodeIsland.ts";
import { southCarolinaOrigins } from "#facts/states/southCarolina.origins.ts";
import { southCarolinaRecords } from "#facts/states/southCarolina.ts";
import { southDakotaOrigins } from "#facts/states/southDakota.origins.ts";
import { southDakotaRecords } from "#facts/states/southDakota.ts";
import { tennesseeOrigins } from "#facts/states/tennessee.origins.ts";
import { tennesseeRecords } from "#facts/states/tennessee.ts";
import { texasOrigins } from "#facts/states/texas.origins.ts";
import { texasRecords } from "#facts/states/texas.ts";
import { utahOrigins } from "#facts/states/utah.origins.ts";
import { utahRecords } from "#facts/states/utah.ts";
import { vermontOrigins } from "#facts/states/vermont.origins.ts";
import { vermontRecords } from "#facts/states/vermont.ts";
import { virginiaOrigins } from "#facts/states/virginia.origins.ts";
import { virginiaRecords } from "#facts/states/virginia.ts";
import { washingtonOrigins } from "#facts/states/washington.origins.ts";
import { washingtonRecords } from "#facts/states/washington.ts";
import { westVirginiaOrigins } from "#facts/states/westVirginia.origins.ts";
import { westVirginiaRecords } from "#facts/states/westVirginia.ts";
import { wisconsinOrigins } from "#facts/states/wisconsin.origins.ts";
import { wisconsinRecords } from "#facts/states/wisconsin.ts";
import { wyomingOrigins } from "#facts/states/wyoming.origins.ts";
import { wyomingRecords } from "#facts/states/wyoming.ts";
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
  ...read(alaskaRecords, alaskaOrigins),
  ...read(alabamaRecords, alabamaOrigins),
  ...read(arkansasRecords, arkansasOrigins),
  ...read(connecticutRecords, connecticutOrigins),
  ...read(districtOfColumbiaRecords, districtOfColumbiaOrigins),
  ...read(delawareRecords, delawareOrigins),
  ...read(hawaiiRecords, hawaiiOrigins),
  ...read(iowaRecords, iowaOrigins),
  ...read(idahoRecords, idahoOrigins),
  ...read(indianaRecords, indianaOrigins),
  ...read(kansasRecords, kansasOrigins),
  ...read(kentuckyRecords, kentuckyOrigins),
  ...read(louisianaRecords, louisianaOrigins),
  ...read(massachusettsRecords, massachusettsOrigins),
  ...read(maineRecords, maineOrigins),
  ...read(minnesotaRecords, minnesotaOrigins),
  ...read(missouriRecords, missouriOrigins),
  ...read(mississippiRecords, mississippiOrigins),
  ...read(montanaRecords, montanaOrigins),
  ...read(northDakotaRecords, northDakotaOrigins),
  ...read(newJerseyRecords, newJerseyOrigins),
  ...read(oklahomaRecords, oklahomaOrigins),
  ...read(southCarolinaRecords, southCarolinaOrigins),
  ...read(tennesseeRecords, tennesseeOrigins),
  ...read(utahRecords, utahOrigins),
  ...read(washingtonRecords, washingtonOrigins),
  ...read(westVirginiaRecords, westVirginiaOrigins),
  ...read(wyomingRecords, wyomingOrigins),
  ...read(nebraskaRecords, nebraskaOrigins),
  ...read(nevadaRecords, nevadaOrigins),
  ...read(newHampshireRecords, newHampshireOrigins),
  ...read(newMexicoRecords, newMexicoOrigins),
  ...read(puertoRicoRecords, puertoRicoOrigins),
  ...read(rhodeIslandRecords, rhodeIslandOrigins),
  ...read(southDakotaRecords, southDakotaOrigins),
  ...read(vermontRecords, vermontOrigins),
  ...read(wisconsinRecords, wisconsinOrigins),
];

/** Empty for a state of which we have no program on record. */
export function stateProgramsOf(state: StateCode): readonly StateProgram[] {
  return allStatePrograms.filter((program) => program.state === state);
}

function read<Id extends string>(
  records: readonly (ProgramRecord & { id: Id })[],
  origins: Readonly<Record<Id, ProgramOrigins>>,
): StateProgram[] {
  return records.map((record) => toStateProgram(record, origins[record.id]));
}
