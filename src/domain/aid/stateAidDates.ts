/** Until when each state wants the form for its own aid, where a date is known; other states and years are asked. */
import type { StateCode } from "#domain/college/states.ts";
import { otherStateAidOrigins } from "#facts/dates/otherStateAid.origins.ts";
import { otherStateAidRecords } from "#facts/dates/otherStateAid.ts";
import { stateAidOrigins } from "#facts/dates/stateAid.origins.ts";
import { stateAidRecords } from "#facts/dates/stateAid.ts";
import { type Fact, type FactOrigins, findLatest, originIn } from "#facts/fact.ts";
import type { Source } from "#lib/source.ts";

export type StateAidDate = {
  state: StateCode;
  /** The day of the year; `yearsAfter` counts from the year of graduation. Null: no day is set. */
  day: { month: number; day: number; yearsAfter: 0 | 1; isSaidAsBefore?: true | undefined } | null;
  /**
   * "soon": money runs out, so as soon as the FAFSA is open. "college": each college has its own date. "program": each of
   * the state's programs has. "intoTerm": so many days after the term begins.
   */
  otherwise: "soon" | "college" | "program" | "intoTerm";
  daysIntoTerm: number | null;
  /** Classes whose date was published; for all others the same day is expected. */
  publishedFor: readonly number[];
  /** The state's main grants ask for no form beside the FAFSA. */
  isFafsaEnough: boolean;
  /** Whom to ask about the state's aid; null where its programs name their agencies. */
  agency: { name: string; url: string | null } | null;
  source: Source;
};

const otherwiseOf = { asSoonAsPossible: "soon", askCollege: "college", byProgram: "program" } as const;

type PublishedDate = (
  | {
      kind: "day";
      month: number;
      day: number;
      yearsAfter: 0 | 1;
      isSaidAsBefore?: true;
      publishedFor?: readonly number[];
    }
  | { kind: keyof typeof otherwiseOf }
  | { kind: "intoTerm"; days: number }
) & { form?: "fafsa" };

type DateRecord = Fact<PublishedDate> & Pick<StateAidDate, "state"> & Partial<Pick<StateAidDate, "agency">>;

/** The states with a guide, and the others. */
export const stateAidDates: readonly StateAidDate[] = [
  ...stateAidRecords.map((record) => readDate(record, stateAidOrigins[record.id])),
  ...otherStateAidRecords.map((record) => readDate(record, otherStateAidOrigins[record.id])),
];

function readDate(record: DateRecord, origins: FactOrigins): StateAidDate {
  const { state, agency = null } = record;
  const { period, value } = findLatest(record);
  const { source } = originIn(origins, period);
  const isFafsaEnough = value.form === "fafsa";
  const known = { state, isFafsaEnough, agency, source, daysIntoTerm: null };
  if (value.kind === "intoTerm") {
    return { ...known, day: null, otherwise: "intoTerm", daysIntoTerm: value.days, publishedFor: [] };
  }
  if (value.kind !== "day") {
    return { ...known, day: null, otherwise: otherwiseOf[value.kind], publishedFor: [] };
  }
  const { month, day, yearsAfter, isSaidAsBefore, publishedFor = [] } = value;
  return {
    ...known,
    day: { month, day, yearsAfter, isSaidAsBefore },
    otherwise: "college",
    publishedFor,
  };
}

/** Whether the state's own grants go to whoever files first, as long as there is money. */
export function runsOut(state: StateCode): boolean {
  return stateAidDates.some((one) => one.state === state && one.day === null && one.otherwise === "soon");
}

/** Whether the FAFSA is the application for the state's own aid. False where we do not know. */
export function isFafsaStateForm(state: StateCode | null): boolean {
  return stateAidDates.some((one) => one.state === state && one.isFafsaEnough);
}
