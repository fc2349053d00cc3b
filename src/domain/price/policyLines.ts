/**
 * Colleges' published aid policies as ceilings on a price: the income lines below which tuition is free or parents are
 * asked for nothing, and what a family below one can still be asked to pay.
 */
import type { CollegeSummary } from "#domain/college/college.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import { findLatest } from "#facts/fact.ts";
import { collegesRecords } from "#facts/policies/colleges.ts";
import { studentPartsRecords } from "#facts/policies/studentParts.ts";
import { universitiesRecords } from "#facts/policies/universities.ts";
import { typicalFamily } from "./familyIndex.ts";

export type PolicyCode = "noParentContribution" | "freeTuition";

/** What is left to pay below the line: the student's own part, what families below the line paid, or living costs. */
export type CeilingBasis = "studentPart" | "averageBelowLine" | "livingCosts";

export type PolicyLine = {
  code: PolicyCode;
  underUsd: number;
  awardYear: string;
  isForResidentsOnly: boolean;
};

export type AppliedPolicy = PolicyLine & {
  /** "applied": the high end is held too. "laterYear" and "assets": the policy is named, and the high end is not held. */
  status: "applied" | "laterYear" | "assets";
  /** In the entry year; null if nothing is known of what is left to pay. */
  ceilingUsd: number | null;
  /** For which period the college published the student's part. */
  ceilingPeriod?: string;
  basis: CeilingBasis;
  /** The policy speaks of tuition alone, so mandatory fees come on top. */
  areFeesExtra: boolean;
  /** Family assets from which the policy is not counted on. */
  assetsFromUsd: number;
};

/** A line that the family's income is just above. */
export type MissedLine = PolicyLine & { aboveUsd: number };

type PolicyRecord = {
  freeTuitionUnderUsd?: number;
  noParentContributionUnderUsd?: number;
  meetsFullNeed?: boolean;
  isNeedBasedOnly?: boolean;
  appliesTo?: "inState";
  assetsUnderUsd?: number;
  coversFees?: boolean;
};

export type CollegePolicy = PolicyRecord & { awardYear: string; studentPart: StudentPart | null };

type StudentPart = { usd: number; period: string };

const studentParts = new Map<number, StudentPart>(
  studentPartsRecords.map((record) => {
    const { period, value } = findLatest<{ studentPartUsd: number }>(record);
    return [record.unitId, { usd: value.studentPartUsd, period }];
  }),
);

const policies = new Map<number, CollegePolicy>(
  [...universitiesRecords, ...collegesRecords].map((record) => {
    const { period, value } = findLatest<PolicyRecord>(record);
    return [
      record.unitId,
      { ...value, awardYear: period, studentPart: studentParts.get(record.unitId) ?? null },
    ];
  }),
);

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

/** The best line the family is below, and the next line that it is just above. */
export function findPolicyLines(
  policy: CollegePolicy,
  college: CollegeSummary,
  family: PolicyFamily,
): { below: PolicyLine | null; above: MissedLine | null } {
  const { incomeUsd } = family;
  const isForResidentsOnly = policy.appliesTo === "inState";
  const isOpen = family.isAidEligible && (!isForResidentsOnly || family.home === college.state);
  if (incomeUsd === null || !isOpen) return { below: null, above: null };
  let below: PolicyLine | null = null;
  let above: MissedLine | null = null;
  const lines: readonly [PolicyCode, number | undefined][] = [
    ["freeTuition", policy.freeTuitionUnderUsd],
    ["noParentContribution", policy.noParentContributionUnderUsd],
  ];
  for (const [code, underUsd] of lines) {
    if (underUsd === undefined) continue;
    const line = { code, underUsd, awardYear: policy.awardYear, isForResidentsOnly };
    if (incomeUsd < underUsd) below = line;
    else if (incomeUsd - underUsd <= nearUsd) above = { ...line, aboveUsd: incomeUsd - underUsd };
  }
  return { below, above };
}

/** What the policy leaves to pay in the entry year. `livingUsd` and `toEntryYear` are of the price's own calculation. */
export function applyPolicyLine(
  line: PolicyLine,
  policy: CollegePolicy,
  college: CollegeSummary,
  at: { entryYear: number; assetsUsd: number | null; livingUsd: number | null; netFactor: number },
): AppliedPolicy {
  const assetsFromUsd = policy.assetsUnderUsd ?? typicalFamily.mostAssetsUsd;
  const isLater = at.entryYear - Number(line.awardYear.slice(0, 4)) > longestYears;
  const status =
    at.assetsUsd !== null && at.assetsUsd > assetsFromUsd ? "assets" : isLater ? "laterYear" : "applied";
  const left = { ...line, status, assetsFromUsd } as const;
  if (line.code === "freeTuition") {
    const areFeesExtra = policy.coversFees !== true;
    return { ...left, ceilingUsd: at.livingUsd, basis: "livingCosts", areFeesExtra };
  }
  if (policy.studentPart !== null) {
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
  return {
    ...left,
    ceilingUsd: mostUsd === null ? null : Math.max(0, mostUsd) * at.netFactor,
    basis: "averageBelowLine",
    areFeesExtra: false,
  };
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
