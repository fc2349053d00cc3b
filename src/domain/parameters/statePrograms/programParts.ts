/** What the programs of all states are written with: the usual lines, needs, and the state's own date. */
import type {
  AidAmount,
  AidCollegeKind,
  AidDeadline,
  Need,
  NeedCode,
  PlaceCode,
  StateProgram,
} from "#domain/aid/stateProgram.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Condition, NumberFact } from "#domain/eligibility/condition.ts";
import { stateAidDates } from "#domain/parameters/stateAidCalendar.ts";

export const resident: Condition = { kind: "yes", fact: "isResident" };
export const schoolHere: Condition = { kind: "yes", fact: "finishesSchoolHere" };
export const anyPell: Condition = { kind: "yes", fact: "getsPell" };

/** Credits a term: 12 is full time and 6 half time. */
export const fullTime = atLeast("creditsPerTerm", 12);
export const halfTime = atLeast("creditsPerTerm", 6);

/** In the fall right after high school. */
export const rightAway = atMost("monthsToStart", 6);

export function atLeast(fact: NumberFact, value: number, notBelow?: number): Condition {
  return notBelow === undefined
    ? { kind: "atLeast", fact, value }
    : { kind: "atLeast", fact, value, notBelow };
}

type AtMost = Extract<Condition, { kind: "atMost" }>;

export function atMost(
  fact: NumberFact,
  value: number,
  more: Pick<AtMost, "isAbout" | "isAfterDeductions" | "year"> = {},
): Condition {
  return { kind: "atMost", fact, value, ...more };
}

export function need(code: NeedCode, ...values: number[]): Need {
  return { code, values };
}

/** The state's own day for its aid form, as the calendar of state aid has it. */
export function stateDate(state: StateCode): AidDeadline {
  const known = stateAidDates.find((one) => one.state === state);
  if (known === undefined) return { kind: "askAgency" };
  if (known.day === null) return { kind: known.otherwise };
  return { kind: "day", ...known.day, publishedFor: [...known.publishedFor] };
}

/** The same day each year; no class has it published. */
export function yearlyDay(month: number, day: number, publishedFor: number[] = []): AidDeadline {
  return { kind: "day", month, day, yearsAfter: 0, publishedFor };
}

export const everyKind: AidCollegeKind[] = ["publicFourYear", "communityCollege", "nonprofit"];
export const publicKinds: AidCollegeKind[] = ["publicFourYear", "communityCollege"];

export type Pay = StateProgram["pays"][number];

export function pay(at: PlaceCode, kinds: AidCollegeKind[], amount: AidAmount): Pay {
  return { at, kinds, amount };
}

export function upTo(usd: number, year: string, per: "year" | "semester" = "year"): AidAmount {
  return { kind: "usd", bound: "upTo", usd, per, year };
}

export function covers(
  what: Extract<AidAmount, { kind: "covers" }>["what"],
  year: string,
  more: { share?: number; isLastDollar?: boolean } = {},
): AidAmount {
  return { kind: "covers", what, share: more.share ?? 1, isLastDollar: more.isLastDollar ?? false, year };
}

export const setYearly: AidAmount = { kind: "setYearly" };
export const collegeSets: AidAmount = { kind: "collegeSets" };

export type Agency = { state: StateCode; agency: string; url: string };

/** Everything but what the agency of a program says of itself; `url` and `agency` may differ for one program. */
type ProgramFields = Omit<
  StateProgram,
  keyof Agency | "source" | "replacedBy" | "deadlines" | "isPlaceListWhole"
> &
  Partial<Pick<StateProgram, "url" | "agency" | "replacedBy" | "isPlaceListWhole">> & {
    deadlines: AidDeadline | StateProgram["deadlines"];
  };

export function programOf(agency: Agency, fields: ProgramFields): StateProgram {
  const { deadlines, ...rest } = fields;
  const program = { ...agency, replacedBy: null, isPlaceListWhole: true, ...rest };
  return {
    ...program,
    deadlines: Array.isArray(deadlines) ? deadlines : [{ at: null, when: deadlines }],
    source: {
      id: `state-program-${program.id}`,
      title: `${program.name}, ${program.agency}`,
      year: program.ruleYear,
      url: program.url,
    },
  };
}
