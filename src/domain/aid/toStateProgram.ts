/** Converts a program's record in /facts to the program used by rules and pages. */
import type { StateCode } from "#domain/college/states.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { type Fact, type FactOrigins, findLatest, originIn } from "#facts/fact.ts";
import { findProgramDate } from "./programDates.ts";
import { stateAidDates } from "./stateAidDates.ts";
import type {
  AidAmount,
  AidCollegeKind,
  AidDeadline,
  Need,
  NeedCode,
  PlaceCode,
  ProgramStep,
  StateProgram,
} from "./stateProgram.ts";

type WithoutYear<Amount> = Amount extends unknown ? Omit<Amount, "year"> : never;

/** Generated records are constants, so their lists cannot be changed. */
type ReadonlyDeep<Value> = Value extends object
  ? { readonly [Key in keyof Value]: ReadonlyDeep<Value[Key]> }
  : Value;

export type ProgramConditions = {
  decidedBy: StateProgram["decidedBy"];
  conditions: readonly Condition[];
  needs: readonly (NeedCode | { code: NeedCode; values: readonly number[] })[];
};

type ProgramRule = ProgramConditions & { checkWithAgency: boolean };

export type ProgramAmount = {
  pays: readonly {
    at: PlaceCode;
    kinds: readonly AidCollegeKind[];
    years?: readonly number[];
    asks?: readonly Condition[];
    /** Where this line holds for another period than the rest. */
    period?: string;
    amount: ReadonlyDeep<WithoutYear<AidAmount>>;
  }[];
  isUndated?: true;
  isPlaceListWhole?: false;
};

type ProgramDate =
  | {
      kind: "day";
      month: number;
      day: number;
      yearsAfter: -1 | 0 | 1;
      isSaidAsBefore?: true;
      publishedFor?: readonly number[];
    }
  | { kind: "day"; date: string }
  | { kind: "programDate"; date: string }
  | { kind: "asSoonAsPossible" | "askCollege" | "stateDate" | "automatic" | "onTaxReturn" | "askAgency" }
  | { kind: "lastDayOfTerm" | "noStateDeadline" }
  | { kind: "intoTerm"; days: number };

/** A program as generated from /facts: its rule, amount and deadline, each by period. */
export type ProgramRecord = {
  id: string;
  title: string;
  state: StateCode;
  agency: string;
  agencyUrl: string | null;
  /** The agency's own page on the program, if its address is known. */
  pageUrl: string | null;
  how: string | null;
  replacedBy: readonly string[];
  rule: Fact<ProgramRule>;
  amount: Fact<ProgramAmount>;
  deadline: Fact<readonly { at?: PlaceCode; step?: ProgramStep; when: ProgramDate }[]>;
};

export type ProgramOrigins = { rule: FactOrigins; amount: FactOrigins; deadline: FactOrigins };

/** Combines the newest published rule, amount and deadline. Throws if there is no page to send families to. */
export function toStateProgram(record: ProgramRecord, origins: ProgramOrigins): StateProgram {
  const { id, title, state, agency, agencyUrl, pageUrl, how, replacedBy } = record;
  const { period: ruleYear, value: rule } = findLatest(record.rule);
  const { period: amountYear, value: amount } = findLatest(record.amount);
  const { period: deadlineYear, value: deadlines } = findLatest(record.deadline);
  const { source, confidence } = originIn(origins.rule, ruleYear);
  // The program's own page if its address is known, otherwise the agency's home page.
  const url = pageUrl ?? agencyUrl;
  if (url === null || confidence === "L") throw new Error(`The rule of ${id} cannot be shown.`);
  return {
    state,
    agency,
    url,
    how,
    replacedBy: [...replacedBy],
    id,
    name: title,
    ruleYear,
    ...toConditionRule(rule),
    ...toAmountRule(amount, amountYear),
    confidence,
    checkWithAgency: rule.checkWithAgency,
    deadlines: deadlines.map(({ at, step, when }) => ({
      at: at ?? null,
      step: step ?? findStep(when),
      when: toDeadline(when, state, deadlineYear),
    })),
    source: { ...source },
  };
}

export function toConditionRule({ decidedBy, conditions, needs }: ProgramConditions) {
  return { decidedBy, conditions: [...conditions], needs: needs.map(toNeed) };
}

export function toAmountRule({ pays, isUndated, isPlaceListWhole }: ProgramAmount, year: string) {
  return {
    isPlaceListWhole: isPlaceListWhole ?? true,
    pays: pays.map(({ at, kinds, years, asks = [], period = year, amount }) => ({
      at,
      kinds: [...kinds],
      years: years === undefined ? null : [...years],
      asks: [...asks],
      isUndated: isUndated === true,
      amount: withYear(amount, period),
    })),
  };
}

function toNeed(need: ProgramConditions["needs"][number]): Need {
  return typeof need === "string"
    ? { code: need, values: [] }
    : { code: need.code, values: [...need.values] };
}

function withYear(amount: ReadonlyDeep<WithoutYear<AidAmount>>, year: string): AidAmount {
  if (amount.kind === "steps") return { ...amount, steps: amount.steps.map((step) => ({ ...step })), year };
  if (amount.kind === "setYearly" || amount.kind === "collegeSets") return amount;
  return { ...amount, year: amount.kind === "usd" ? (amount.paidIn ?? year) : year };
}

function toDeadline(when: ProgramDate, state: StateCode, awardYear: string): AidDeadline {
  switch (when.kind) {
    case "day":
      if ("date" in when) return { kind: "lastKnown", date: when.date, awardYear };
      return { ...when, publishedFor: [...(when.publishedFor ?? [])] };
    case "programDate": {
      const { month, day, yearsAfter, publishedFor } = requireProgramDate(when.date);
      return { kind: "day", month, day, yearsAfter, publishedFor: [...publishedFor] };
    }
    case "asSoonAsPossible":
      return { kind: "soon" };
    case "askCollege":
      return { kind: "college" };
    case "stateDate":
      return toStateDate(state);
    case "intoTerm":
      return { kind: "intoTerm", days: when.days };
    default:
      return { kind: when.kind };
  }
}

/** A date that students see as a task says itself what is due. */
function findStep(when: ProgramDate): ProgramStep | null {
  return when.kind === "programDate" ? requireProgramDate(when.date).step : null;
}

function requireProgramDate(id: string) {
  const found = findProgramDate(id);
  if (found === null) throw new Error(`No date of a state program has the id ${id}.`);
  return found;
}

/** The state's own deadline for its aid form. */
function toStateDate(state: StateCode): AidDeadline {
  const known = stateAidDates.find((one) => one.state === state);
  if (known === undefined) return { kind: "askAgency" };
  if (known.daysIntoTerm !== null) return { kind: "intoTerm", days: known.daysIntoTerm };
  if (known.day === null) return { kind: openKinds[known.otherwise] };
  return { kind: "day", ...known.day, publishedFor: [...known.publishedFor] };
}

const openKinds = {
  soon: "soon",
  college: "college",
  program: "askAgency",
  intoTerm: "askAgency",
} as const satisfies Record<(typeof stateAidDates)[number]["otherwise"], AidDeadline["kind"]>;
