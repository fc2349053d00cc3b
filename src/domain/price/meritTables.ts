/** The published tables of automatic merit awards, from /facts, with each row's lines as conditions. */
import type { StateCode } from "#domain/college/states.ts";
import type { Condition, gpaRules } from "#domain/eligibility/condition.ts";
import { findLatest } from "#facts/fact.ts";
import { privateMeritRecords } from "#facts/scholarships/privateMerit.ts";
import { publicMeritRecords } from "#facts/scholarships/publicMerit.ts";
import { southernMeritRecords } from "#facts/scholarships/southernMerit.ts";
import type { LeftOutCode, MeritExtra } from "./meritTerms.ts";

type GpaRule = (typeof gpaRules)[number];

/** One way to a row: its lowest lines. An ACT and an SAT line together: either is enough. */
export type MeritWay = {
  gpa?: number;
  /** Another average than the table's. */
  rule?: GpaRule;
  act?: number;
  sat?: number;
};

/** Missing figures are not in our copy of the page, which does not mean that nothing is asked. */
export type MeritRenewal = { years?: number; gpa?: number; credits?: number };

type Row = {
  name: string;
  usd?: number;
  fromUsd?: number;
  upToUsd?: number;
  percentOfTuition?: number;
  percentOfDifference?: number;
  isAtLeast?: true;
  plus?: MeritExtra;
  ways?: readonly MeritWay[];
  renewal?: MeritRenewal;
  group?: string;
  leftOut?: LeftOutCode;
};

type Table = {
  residents?: "inState" | "outOfState";
  homeStates?: readonly StateCode[];
  exchange?: "only" | "never";
  gpa: GpaRule;
  applyBy?: { month: number; day: number };
  scores?: "oneSitting" | "superscored";
  isForCitizens?: true;
  isPartial?: true;
  renewal?: MeritRenewal;
  awards: readonly Row[];
};

/** `gpaRule` null: no average is asked. */
export type MeritLine = { gpaRule: GpaRule | null; conditions: readonly Condition[] };

export type MeritAward = Row & {
  /** Awards of one group do not add up. */
  group: string;
  renewal: MeritRenewal;
  ways: readonly MeritWay[];
  /** Each way to it as conditions that must all hold; empty if every admitted student gets it. */
  lines: readonly MeritLine[];
  /** No line in SAT points. */
  isActOnly: boolean;
};

export type MeritTable = Omit<Table, "awards" | "renewal"> & {
  id: string;
  unitId: number;
  /** What the page is for: an award year, or the year it was read where it prints none. */
  period: string;
  /** The first fall it may be for. */
  entryYear: number;
  awards: readonly MeritAward[];
};

const records = [...publicMeritRecords, ...southernMeritRecords, ...privateMeritRecords];

export const meritTablesByUnitId: ReadonlyMap<number, readonly MeritTable[]> = Map.groupBy(
  records.map(readTable),
  ({ unitId }) => unitId,
);

function readTable(record: (typeof records)[number]): MeritTable {
  const { period, value } = findLatest<Table>(record);
  const { awards, renewal = {}, ...rest } = value;
  return {
    ...rest,
    id: record.id,
    unitId: record.unitId,
    period,
    entryYear: Number(period.slice(0, 4)),
    awards: awards.map((row) => {
      const ways = row.ways ?? [];
      return {
        ...row,
        ways,
        group: row.group ?? "main",
        renewal: row.renewal ?? renewal,
        lines: ways.flatMap((way) => toLines(way, value.gpa)),
        isActOnly: ways.some(({ act }) => act !== undefined) && ways.every(({ sat }) => sat === undefined),
      };
    }),
  };
}

/** An average over core courses that nobody told is compared with the student's own, which is only close to it. */
function toLines(way: MeritWay, tableRule: GpaRule): MeritLine[] {
  if (way.gpa === undefined) return [{ gpaRule: null, conditions: toTests(way) }];
  const rule = way.rule ?? tableRule;
  const rules: GpaRule[] = rule === "weightedCore" ? [rule, "own"] : [rule];
  const value = way.gpa;
  return rules.map((gpaRule) => ({
    gpaRule,
    conditions: [{ kind: "gpa", value, rule: gpaRule }, ...toTests(way)],
  }));
}

function toTests({ act, sat }: MeritWay): Condition[] {
  const tests: Condition[] = [];
  if (act !== undefined) tests.push({ kind: "atLeast", fact: "actComposite", value: act });
  if (sat !== undefined) tests.push({ kind: "atLeast", fact: "satTotal", value: sat });
  return tests.length === 0 ? [] : [{ kind: "any", code: "tests", of: tests }];
}
