/** What public colleges charge students of certain other states instead of out-of-state tuition: exchanges and reciprocity. */
import type { StateCode } from "#domain/college/states.ts";
import { type Fact, type FactOrigins, findLatest, originIn } from "#facts/fact.ts";
import * as origins from "#facts/prices/exchanges.origins.ts";
import * as facts from "#facts/prices/exchanges.ts";
import type { Source } from "#lib/source.ts";

export const agreementIds = [
  "minnesotaWisconsin",
  "minnesotaNorthDakota",
  "southDakotaAdvantage",
  "twinCitiesForSouthDakota",
  "dcTuitionGrant",
  "wue",
  "msep",
  "borderRate",
  "tuitionBreak",
  "academicCommonMarket",
] as const;
export type AgreementId = (typeof agreementIds)[number];

/**
 * Who gets the rate. "all": everybody from these states. "grant": the student's own government pays it to the college.
 * "admitted": only those admitted to the exchange. "byCounty": only those from some
 * counties. "byMajor": only in majors that the home state does not offer. "ask": not
 * known whether the campus takes part. "none": it does not.
 */
const agreementReaches = ["all", "grant", "admitted", "byCounty", "byMajor", "ask", "none"] as const;
export type AgreementReach = (typeof agreementReaches)[number];

export type AgreementRate =
  | { kind: "resident" }
  /** At most this multiple of the resident tuition. */
  | { kind: "timesResident"; value: number }
  /** Dollars a year of the fall of `year`. */
  | { kind: "aboveResident"; usd: number; year: number }
  | { kind: "tuitionAndFees"; usd: number; year: number }
  /** Less than out-of-state tuition by this much; without a year the dollars stand as they are. */
  | { kind: "belowOutOfState"; usd: number; year: number | null }
  /** The higher of this college's resident tuition and its pair's, in the dollars of tuition; a range where the pair is not named. */
  | { kind: "higherOfResident"; pairs: readonly number[]; pairLowUsd: number; pairHighUsd: number };

export type TuitionAgreement = {
  id: AgreementId;
  reach: AgreementReach;
  /** Null where no price may count the agreement. */
  rate: AgreementRate | null;
  source: Source;
};

type Terms = {
  agreement: AgreementId;
  reach: AgreementReach;
  rate?: AgreementRate;
  /** Of these campuses for residents of these states; without campuses, at every public college of another state. */
  campuses?: readonly number[];
  residentsOf?: readonly StateCode[];
  /** Between any two of these states. */
  members?: readonly StateCode[];
};

type CampusAgreement = TuitionAgreement & { residentsOf: ReadonlySet<StateCode> };

const byCampus = new Map<number, CampusAgreement[]>();
/** By home state: what holds at every public college of another state. */
const byHome = new Map<StateCode, TuitionAgreement>();
/** By home state and the college's: what both belong to. */
const byStates = new Map<StateCode, Map<StateCode, TuitionAgreement[]>>();

for (const [fact, factOrigins] of listRecords()) readAgreement(fact, factOrigins);

/**
 * The agreement that decides what a student from `home` is charged at a public college of another state; null if there is none.
 * Of several, the one that most students get. A campus's own record on an exchange replaces what its states belong to.
 */
export function findAgreement(
  college: { unitId: number; state: StateCode },
  home: StateCode | null,
): TuitionAgreement | null {
  if (home === null || home === college.state) return null;
  let found = byHome.get(home) ?? null;
  const ofCampus = byCampus.get(college.unitId);
  if (ofCampus !== undefined) {
    for (const one of ofCampus) if (one.residentsOf.has(home)) found = chooseWider(found, one);
  }
  const shared = byStates.get(home)?.get(college.state);
  if (shared === undefined) return found;
  for (const one of shared) {
    const isOwn = ofCampus?.some(({ id, residentsOf }) => id === one.id && residentsOf.has(home)) === true;
    if (!isOwn) found = chooseWider(found, one);
  }
  return found;
}

/** Every record, for the pages that explain the rules and for tests. */
export function listAgreements(): TuitionAgreement[] {
  const all = [
    ...byHome.values(),
    ...[...byCampus.values()].flat(),
    ...[...byStates.values()].flatMap((states) => [...states.values()].flat()),
  ];
  return [...new Set(all)];
}

function chooseWider(found: TuitionAgreement | null, other: TuitionAgreement): TuitionAgreement {
  if (found === null) return other;
  return agreementReaches.indexOf(other.reach) < agreementReaches.indexOf(found.reach) ? other : found;
}

function listRecords(): [Fact<Terms>, FactOrigins][] {
  const originsById = new Map(Object.values(origins).map((one) => [one.id, one]));
  return Object.values(facts).map((fact) => {
    const found = originsById.get(fact.id);
    if (found === undefined) throw new Error(`${fact.id} has no origin.`);
    return [fact, found];
  });
}

function readAgreement(fact: Fact<Terms>, factOrigins: FactOrigins): void {
  const { period, value } = findLatest(fact);
  const { agreement: id, reach, rate = null, campuses, members } = value;
  const agreement: TuitionAgreement = { id, reach, rate, source: originIn(factOrigins, period).source };
  const residentsOf = new Set(value.residentsOf);
  for (const unitId of campuses ?? []) {
    byCampus.set(unitId, [...(byCampus.get(unitId) ?? []), { ...agreement, residentsOf }]);
  }
  if (campuses === undefined) for (const home of residentsOf) byHome.set(home, agreement);
  for (const home of members ?? []) {
    const states = byStates.get(home) ?? new Map<StateCode, TuitionAgreement[]>();
    byStates.set(home, states);
    for (const other of members ?? []) {
      if (other !== home) states.set(other, [...(states.get(other) ?? []), agreement]);
    }
  }
}
