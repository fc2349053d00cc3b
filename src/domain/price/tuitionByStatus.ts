/** Which tuition public colleges of a state charge its own students who are undocumented or have DACA. */
import type { StateCode } from "#domain/college/states.ts";
import { type Fact, type FactOrigins, findLatest, originIn } from "#facts/fact.ts";
import * as origins from "#facts/prices/tuitionByStatus.origins.ts";
import * as facts from "#facts/prices/tuitionByStatus.ts";
import type { Source } from "#lib/source.ts";

export type TuitionByStatus = {
  /** The resident price after `years` at a high school of the state, or the out-of-state price. */
  rule: "byHighSchool" | "nonresident";
  years?: number;
  source: Source;
};

type Terms = Omit<TuitionByStatus, "source"> & { state: StateCode };

/** A state that is not here leaves it to each college, or is not known. */
export const tuitionByStatus: ReadonlyMap<StateCode, TuitionByStatus> = new Map([
  read(facts.arizonaTuitionByStatus, origins.arizonaTuitionByStatusOrigins),
  read(facts.californiaTuitionByStatus, origins.californiaTuitionByStatusOrigins),
  read(facts.coloradoTuitionByStatus, origins.coloradoTuitionByStatusOrigins),
  read(facts.floridaTuitionByStatus, origins.floridaTuitionByStatusOrigins),
  read(facts.georgiaTuitionByStatus, origins.georgiaTuitionByStatusOrigins),
  read(facts.illinoisTuitionByStatus, origins.illinoisTuitionByStatusOrigins),
  read(facts.marylandTuitionByStatus, origins.marylandTuitionByStatusOrigins),
  read(facts.newYorkTuitionByStatus, origins.newYorkTuitionByStatusOrigins),
  read(facts.northCarolinaTuitionByStatus, origins.northCarolinaTuitionByStatusOrigins),
  read(facts.oregonTuitionByStatus, origins.oregonTuitionByStatusOrigins),
  read(facts.texasTuitionByStatus, origins.texasTuitionByStatusOrigins),
  read(facts.virginiaTuitionByStatus, origins.virginiaTuitionByStatusOrigins),
]);

function read(fact: Fact<Terms>, factOrigins: FactOrigins): [StateCode, TuitionByStatus] {
  const { period, value } = findLatest(fact);
  const { state, ...terms } = value;
  return [state, { ...terms, source: originIn(factOrigins, period).source }];
}
