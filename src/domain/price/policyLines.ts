/**
 * Colleges' published aid policies as ceilings on a price: the income lines below which tuition is free or parents are
 * asked for nothing, and what a family below one can still be asked to pay.
 */
import type { CollegeSummary } from "#domain/college/college.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import { findLatest } from "#facts/fact.ts";
import { collegesRecords } from "#facts/policies/colleges.ts";
import { privatePromisesRecords } from "#facts/policies/privatePromises.ts";
import { publicPromisesRecords } from "#facts/policies/publicPromises.ts";
import { studentPartsRecords } from "#facts/policies/studentParts.ts";
import { universitiesRecords } from "#facts/policies/universities.ts";
import { type Bracket, brackets } from "./brackets.ts";
import { typicalFamily } from "./familyIndex.ts";

export type PolicyCode = "noParentContribution" | "freeTuitionAndLiving" | "freeTuition" | "halfTuition";

/**
 * What is left to pay below the line: the student's own part, what families below the line paid, living costs, books and
 * personal costs where housing and food are free too, or living costs and half of tuition.
 */
export type CeilingBasis = "studentPart" | "averageBelowLine" | "livingCosts" | "otherCosts" | "halfTuition";

export type PolicyLine = {
  code: PolicyCode;
  /** The income of the line. The name is older than lines that include it. */
  underUsd: number;
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
};

export type AppliedPolicy = PolicyLine & {
  /** "applied": the high end is held too. Otherwise the policy is named, and the high end is not held. */
  status: "applied" | "laterYear" | "assets" | "most";
  /** In the entry year; null if nothing is known of what is left to pay. */
  ceilingUsd: number | null;
  /** For which period the college published the student's part. */
  ceilingPeriod?: string;
  basis: CeilingBasis;
  /** The policy speaks of tuition alone, so mandatory fees come on top. */
  areFeesExtra: boolean;
  /** Family assets from which the policy is not counted on. */
  assetsFromUsd: number;
  /** Where the line is near above the income: the high end of a family just above it, if it pays clearly more. */
  highAboveLineUsd?: number;
  /** Where the range would otherwise have no width: the low end is what families below the line paid. */
  lowEnd?: LowEnd;
};

/** A line that the family's income is just above, or exactly on without being covered for sure. */
export type MissedLine = PolicyLine & {
  aboveUsd: number;
  /** What the line leaves to pay to a family that it covers; null if nothing is known of it. */
  ceilingUsd: number | null;
};

/** The average price that families of a whole bracket below the line paid in 2023-24; null where none is lower than the ceiling. */
export type LowEnd = { usd: number; paid: { bracket: Bracket; usd: number } | null };

type PolicyRecord = {
  freeTuitionUnderUsd?: number;
  halfTuitionUnderUsd?: number;
  noParentContributionUnderUsd?: number;
  freeTuitionAndLivingUnderUsd?: number;
  isInclusive?: Partial<Record<PolicyCode, boolean>>;
  meetsFullNeed?: boolean;
  isNeedBasedOnly?: boolean;
  appliesTo?: "inState";
  appliesToStates?: readonly StateCode[];
  isForMost?: true;
  assetsUnderUsd?: number;
  coversFees?: boolean;
};

export type CollegePolicy = Pick<PolicyRecord, "meetsFullNeed" | "isNeedBasedOnly"> & {
  studentPart: StudentPart | null;
  /** The highest income first: of two lines that cover a family, the later leaves less to pay. */
  lines: readonly PolicyLine[];
};

type StudentPart = { usd: number; period: string };

const studentParts = new Map<number, StudentPart>(
  studentPartsRecords.map((record) => {
    const { period, value } = findLatest<{ studentPartUsd: number }>(record);
    return [record.unitId, { usd: value.studentPartUsd, period }];
  }),
);

const policies = new Map<number, CollegePolicy>();
// A promise that is reported apart from the college's policy adds its lines to it.
for (const record of [
  ...universitiesRecords,
  ...collegesRecords,
  ...privatePromisesRecords,
  ...publicPromisesRecords,
]) {
  const { period, value } = findLatest<PolicyRecord>(record);
  const known = policies.get(record.unitId);
  policies.set(record.unitId, {
    studentPart: studentParts.get(record.unitId) ?? null,
    ...known,
    ...value,
    lines: [...(known?.lines ?? []), ...listLines(value, period)].toSorted(
      (one, other) => other.underUsd - one.underUsd,
    ),
  });
}

function listLines(record: PolicyRecord, awardYear: string): PolicyLine[] {
  // What leaves less to pay stands later, for lines at the same income.
  const amounts: readonly [PolicyCode, number | undefined][] = [
    ["halfTuition", record.halfTuitionUnderUsd],
    ["freeTuition", record.freeTuitionUnderUsd],
    ["freeTuitionAndLiving", record.freeTuitionAndLivingUnderUsd],
    ["noParentContribution", record.noParentContributionUnderUsd],
  ];
  const shared = {
    awardYear,
    isForResidentsOnly: record.appliesTo === "inState",
    states: record.appliesToStates ?? [],
    isForMost: record.isForMost === true,
    assetsUnderUsd: record.assetsUnderUsd ?? null,
    coversFees: record.coversFees === true,
  };
  return amounts.flatMap(([code, underUsd]): PolicyLine[] =>
    underUsd === undefined
      ? []
      : [{ code, underUsd, isInclusive: record.isInclusive?.[code] ?? null, ...shared }],
  );
}

export function findCollegePolicy(unitId: number): CollegePolicy | null {
  return policies.get(unitId) ?? null;
}

/** A policy this many years old still counts: colleges publish next year's in spring, after families have chosen. */
export const longestYears = 2;

/** A line this close below the family's income is worth knowing about. */
export const nearUsd = 25_000;

export type PolicyFamily = {
  /** The parents' income, as the lines go by it; null if unknown. */
  incomeUsd: number | null;
  /** Savings and investments that the aid answers count; null if not known. */
  assetsUsd: number | null;
  home: StateCode | null;
  isAidEligible: boolean;
};

export type FoundLines = {
  /** The best line that covers the family. */
  below: PolicyLine | null;
  /** The line above that one, which covers the family still when its income rises past it. */
  next: PolicyLine | null;
  /** The line that the income is just above, or on. */
  above: (PolicyLine & { aboveUsd: number }) | null;
};

const noLines: FoundLines = { below: null, next: null, above: null };

/** Where the family's income lies among the lines of a policy. */
export function findPolicyLines(
  policy: CollegePolicy,
  college: CollegeSummary,
  family: PolicyFamily,
  isEligible = family.isAidEligible,
): FoundLines {
  const { incomeUsd, home } = family;
  if (incomeUsd === null || !isEligible) return noLines;
  let below: PolicyLine | null = null;
  let next: PolicyLine | null = null;
  for (const line of policy.lines) {
    if (line.isForResidentsOnly && home !== college.state) continue;
    if (line.states.length > 0 && (home === null || !line.states.includes(home))) continue;
    const aboveUsd = incomeUsd - line.underUsd;
    if (aboveUsd < 0 || (aboveUsd === 0 && line.isInclusive === true)) {
      next = below;
      below = line;
    } else return { below, next, above: aboveUsd > nearUsd ? null : { ...line, aboveUsd } };
  }
  return { below, next, above: null };
}

/** What the policy leaves to pay in the entry year. `livingUsd` and `toEntryYear` are of the price's own calculation. */
export function applyPolicyLine(
  line: PolicyLine,
  policy: CollegePolicy,
  college: CollegeSummary,
  at: {
    entryYear: number;
    assetsUsd: number | null;
    tuitionUsd: number | null;
    livingUsd: number | null;
    /** Books and personal costs, which living with family is made of. */
    otherUsd: number | null;
    netFactor: number;
  },
): AppliedPolicy {
  const assetsFromUsd = line.assetsUnderUsd ?? typicalFamily.mostAssetsUsd;
  const isLater = at.entryYear - Number(line.awardYear.slice(0, 4)) > longestYears;
  const status =
    at.assetsUsd !== null && at.assetsUsd > assetsFromUsd
      ? "assets"
      : isLater
        ? "laterYear"
        : line.isForMost
          ? "most"
          : "applied";
  const left = { ...line, status, assetsFromUsd } as const;
  if (line.code === "freeTuition") {
    return { ...left, ceilingUsd: at.livingUsd, basis: "livingCosts", areFeesExtra: !line.coversFees };
  }
  if (line.code === "halfTuition") {
    const { tuitionUsd, livingUsd } = at;
    const ceilingUsd = tuitionUsd === null || livingUsd === null ? null : tuitionUsd / 2 + livingUsd;
    return { ...left, ceilingUsd, basis: "halfTuition", areFeesExtra: false };
  }
  if (line.code === "noParentContribution" && policy.studentPart !== null) {
    const { usd, period } = policy.studentPart;
    return {
      ...left,
      ceilingUsd: usd,
      ceilingPeriod: period,
      basis: "studentPart",
      areFeesExtra: false,
    };
  }
  const mostUsd = findMostPaidBelow(college, line.underUsd);
  const paidUsd = mostUsd === null ? null : Math.max(0, mostUsd) * at.netFactor;
  // With housing and food free too, living costs come down to the other ones, which some colleges put higher than families paid.
  const { otherUsd, livingUsd } = at;
  if (line.code === "freeTuitionAndLiving" && otherUsd !== null && livingUsd !== null) {
    const ceilingUsd = Math.min(otherUsd, livingUsd);
    if (paidUsd === null || ceilingUsd < paidUsd)
      return { ...left, ceilingUsd, basis: "otherCosts", areFeesExtra: !line.coversFees };
  }
  return { ...left, ceilingUsd: paidUsd, basis: "averageBelowLine", areFeesExtra: false };
}

/** Two ends closer than this read as one price. */
export const leastWidthUsd = 500;
const fromHighest: readonly Bracket[] = brackets.toReversed();

/**
 * What families below the line paid, for a range that the ceiling would leave without width: the average of the highest
 * bracket wholly below the line that is lower than the ceiling. `toPrice` brings an average to the entry year and the
 * family's arrangement. Where none is lower, families differ from each other by `spreadUsd`.
 */
export function findLowBelow(
  college: CollegeSummary,
  { underUsd }: PolicyLine,
  ceilingUsd: number,
  toPrice: (paidUsd: number) => number,
  spreadUsd: number,
): LowEnd {
  for (const bracket of fromHighest) {
    const { toUsd } = incomeBrackets[bracket];
    const paidUsd = college.netPriceByIncomeUsd[bracket];
    if (toUsd === null || toUsd > underUsd || paidUsd === null) continue;
    const usd = Math.max(0, toPrice(paidUsd));
    if (usd <= ceilingUsd - leastWidthUsd) return { usd, paid: { bracket, usd: paidUsd } };
  }
  return { usd: Math.max(0, ceilingUsd - spreadUsd), paid: null };
}

/** The highest average price of the brackets that lie wholly below the line. */
export function findMostPaidBelow(college: CollegeSummary, underUsd: number): number | null {
  let mostUsd: number | null = null;
  for (const [bracket, { toUsd }] of incomeBrackets.entries()) {
    const price = college.netPriceByIncomeUsd[bracket] ?? null;
    if (toUsd !== null && toUsd <= underUsd && price !== null) mostUsd = Math.max(mostUsd ?? price, price);
  }
  return mostUsd;
}
