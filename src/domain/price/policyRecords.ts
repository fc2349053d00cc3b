/** Colleges' aid policies as records have them: the promises by income as lines, and what else decides a price. */
import { policyRecords } from "#domain/college/policyFacts.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { findLatest } from "#facts/fact.ts";
import { studentPartsRecords } from "#facts/policies/studentParts.ts";
import { type PolicyCode, type PolicyReason, policyCodes } from "./policyTerms.ts";

/** A promise of a college, for families with incomes below a line or for students who meet its terms. */
export type PolicyLine = {
  /** The record that makes the promise; the steps of one promise stand in one. */
  recordId: string;
  code: PolicyCode;
  /** The income of the line; null where none decides. The name is older than lines that include it. */
  underUsd: number | null;
  /** Whether a family exactly on the line is covered; null where no wording that we have seen says it. */
  isInclusive: boolean | null;
  awardYear: string;
  isForResidentsOnly: boolean;
  /** Whose residents it is for, where that is not the college's state alone; empty otherwise. */
  states: readonly StateCode[];
  /** The college says "most families", so the high end is not held. */
  isForMost: boolean;
  assetsUnderUsd: number | null;
  coversFees: boolean;
  /** Null where income, residence and assets are all that it asks. */
  terms: PolicyTerms | null;
};

export type PolicyTerms = {
  hasNoAssetTest: boolean;
  /** The most that a family pays for what the promise names; null where the promise names no amount. */
  mostUsd: number | null;
  /** The college's table of examples, the lowest income first; empty otherwise. */
  points: readonly PricePoint[];
  conditions: readonly Condition[];
  /** It follows "students who live in". Nobody is asked for it. */
  livesIn: string | null;
  livesOnCampus: boolean;
  /** It follows "students who". Nobody is asked for it. */
  unasked: string | null;
  /** A whole sentence: why nobody can say whether it covers a family. */
  doubt: string | null;
  /** Whole sentences: what else to know, and what to do to get it or to keep it. */
  more: string | null;
  /** Why no price counts it; null where prices do. */
  reason: PolicyReason | null;
};

export type PricePoint = { incomeUsd: number; usd: number };

export type CollegePolicy = Pick<PolicyRecord, "meetsFullNeed" | "isNeedBasedOnly"> & {
  studentPart: StudentPart | null;
  /** Without an income first, then the highest income; what leaves less to pay stands later. */
  lines: readonly PolicyLine[];
};

type StudentPart = { usd: number; period: string };

type Whose = {
  appliesTo?: "inState";
  appliesToStates?: readonly StateCode[];
  assetsUnderUsd?: number;
  coversFees?: boolean;
};

type PolicyRecord = Whose & {
  freeTuitionUnderUsd?: number;
  halfTuitionUnderUsd?: number;
  noParentContributionUnderUsd?: number;
  freeTuitionAndLivingUnderUsd?: number;
  isInclusive?: Partial<Record<PolicyCode, boolean>>;
  lines?: readonly LineRecord[];
  meetsFullNeed?: boolean;
  isNeedBasedOnly?: boolean;
  isForMost?: true;
};

type LineRecord = Whose & {
  promise: PolicyCode;
  underUsd?: number;
  isInclusive?: boolean;
} & Partial<PolicyTerms>;

const studentParts = new Map<number, StudentPart>(
  studentPartsRecords.map((record) => {
    const { period, value } = findLatest<{ studentPartUsd: number }>(record);
    return [record.unitId, { usd: value.studentPartUsd, period }];
  }),
);

const policies = new Map<number, CollegePolicy>();
for (const record of policyRecords) {
  const { period, value } = findLatest<PolicyRecord>(record);
  const known = policies.get(record.unitId);
  const lines = [...(known?.lines ?? []), ...listLines(record.id, value, period)];
  policies.set(record.unitId, {
    studentPart: studentParts.get(record.unitId) ?? null,
    ...known,
    ...value,
    lines: lines.toSorted(compareLines),
  });
}

export function findCollegePolicy(unitId: number): CollegePolicy | null {
  return policies.get(unitId) ?? null;
}

function compareLines(one: PolicyLine, other: PolicyLine): number {
  return (
    compareIncomes(one.underUsd, other.underUsd) ||
    policyCodes.indexOf(one.code) - policyCodes.indexOf(other.code)
  );
}

function compareIncomes(one: number | null, other: number | null): number {
  if (one === null || other === null) return (one === null ? 0 : 1) - (other === null ? 0 : 1);
  return other - one;
}

function listLines(recordId: string, record: PolicyRecord, awardYear: string): PolicyLine[] {
  const shared = { recordId, awardYear, isForMost: record.isForMost === true };
  const plain: readonly (readonly [PolicyCode, number | undefined])[] = [
    ["halfTuition", record.halfTuitionUnderUsd],
    ["freeTuition", record.freeTuitionUnderUsd],
    ["freeTuitionAndLiving", record.freeTuitionAndLivingUnderUsd],
    ["noParentContribution", record.noParentContributionUnderUsd],
  ];
  return [
    ...plain.flatMap(([code, underUsd]): PolicyLine[] =>
      underUsd === undefined
        ? []
        : [
            {
              code,
              underUsd,
              isInclusive: record.isInclusive?.[code] ?? null,
              ...shared,
              ...whoseOf(record),
              terms: null,
            },
          ],
    ),
    ...(record.lines ?? []).map(
      (line): PolicyLine => ({
        code: line.promise,
        underUsd: line.underUsd ?? null,
        isInclusive: line.isInclusive ?? null,
        ...shared,
        ...whoseOf({ ...record, ...line }),
        terms: {
          hasNoAssetTest: line.hasNoAssetTest === true,
          mostUsd: line.mostUsd ?? null,
          points: line.points ?? [],
          conditions: line.conditions ?? [],
          livesIn: line.livesIn ?? null,
          livesOnCampus: line.livesOnCampus === true,
          unasked: line.unasked ?? null,
          doubt: line.doubt ?? null,
          more: line.more ?? null,
          reason: line.reason ?? null,
        },
      }),
    ),
  ];
}

function whoseOf(
  whose: Whose,
): Pick<PolicyLine, "isForResidentsOnly" | "states" | "assetsUnderUsd" | "coversFees"> {
  return {
    isForResidentsOnly: whose.appliesTo === "inState" && whose.appliesToStates === undefined,
    states: whose.appliesToStates ?? [],
    assetsUnderUsd: whose.assetsUnderUsd ?? null,
    coversFees: whose.coversFees === true,
  };
}
