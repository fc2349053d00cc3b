/** The tables of the Student Aid Index worksheets by award year, as the rules read them. A year that is not here is not published yet. */
import { periodsOf, requireValue } from "#facts/fact.ts";
import { saiTaxYearOrigins } from "#facts/federal-aid/studentAidIndex.origins.ts";
import * as facts from "#facts/federal-aid/studentAidIndex.ts";
import type { Source } from "#lib/source.ts";

/** An allowance by family size: `values[0]` is for `from` people; above the last, `eachMoreUsd` is added a person. */
export type AllowanceBySize = { from: number; valuesUsd: readonly number[]; eachMoreUsd: number };

/** One step of the schedule: up to `upToUsd` the contribution is `baseUsd` plus the rate on what is over the step below. */
export type ScheduleStep = { upToUsd: number; baseUsd: number; ratePercent: number };

export type SaiTables = {
  awardYear: string;
  /** The calendar year whose tax returns are asked for. */
  taxYear: number;
  incomeProtection: {
    /** Formula A, by the parents' family size. */
    parents: AllowanceBySize;
    /** Formula A, the dependent student. */
    studentUsd: number;
    /** Formula B, by whether the student is married. */
    unmarriedUsd: number;
    marriedUsd: number;
    /** Formula C, by whether the student is married. */
    unmarriedWithDependents: AllowanceBySize;
    marriedWithDependents: AllowanceBySize;
  };
  /** The most of the employment expense allowance; it is 35% of earnings below that. */
  employmentExpenseMostUsd: number;
  /** Earnings of one person on which Social Security tax was due in the tax year. */
  socialSecurityBaseUsd: number;
  /** Tables A5 and C6. Below `belowUsd` the contribution is `leastUsd`. */
  contribution: { belowUsd: number; leastUsd: number; steps: readonly ScheduleStep[] };
  /** Tables A3, B2 and C4: net worth up to each limit counts at 40, 50 and 60 percent, above the last whole. */
  businessLimitsUsd: readonly [number, number, number];
  /** Whether the student's part of the income may lower the index below what the parents' part gives (2024-25 only). */
  isStudentPartNegative: boolean;
  source: Source;
};

export const saiTables: readonly SaiTables[] = periodsOf(facts.saiTaxYear).map((awardYear) => ({
  awardYear,
  taxYear: requireValue(facts.saiTaxYear, awardYear),
  incomeProtection: {
    parents: requireValue(facts.saiProtectionParents, awardYear),
    studentUsd: requireValue(facts.saiProtectionStudent, awardYear),
    unmarriedUsd: requireValue(facts.saiProtectionUnmarried, awardYear),
    marriedUsd: requireValue(facts.saiProtectionMarried, awardYear),
    unmarriedWithDependents: requireValue(facts.saiProtectionUnmarriedWithDependents, awardYear),
    marriedWithDependents: requireValue(facts.saiProtectionMarriedWithDependents, awardYear),
  },
  employmentExpenseMostUsd: requireValue(facts.saiEmploymentExpenseMost, awardYear),
  socialSecurityBaseUsd: requireValue(facts.saiSocialSecurityBase, awardYear),
  contribution: buildContribution(awardYear),
  businessLimitsUsd: requireValue(facts.saiBusinessLimits, awardYear),
  isStudentPartNegative: requireValue(facts.saiIsStudentPartNegative, awardYear),
  source: requireValue(saiTaxYearOrigins, awardYear).source,
}));

/** Limits and bases of the schedule become steps: 22% first, then 25, 29, 34, 40 and 47. */
function buildContribution(awardYear: string): SaiTables["contribution"] {
  const { belowUsd, leastUsd, limitsUsd, basesUsd } = requireValue(facts.saiContribution, awardYear);
  const rates = requireValue(facts.saiContributionRates, awardYear);
  const steps = rates.map((ratePercent, index) => ({
    upToUsd: limitsUsd[index] ?? Number.POSITIVE_INFINITY,
    baseUsd: index === 0 ? 0 : (basesUsd[index - 1] ?? 0),
    ratePercent,
  }));
  return { belowUsd, leastUsd, steps };
}

const standing = "since 2024-25";

/** The share, in percent, of each asset sum that counts: formula A's parents and student, B and C. */
export const assetRatePercent = requireValue(facts.saiAssetRates, standing);

/** The share, in percent, of available income that counts for a student: lines A 29 and B 10. */
export const incomeRatePercent = requireValue(facts.saiIncomeRate, standing);
export const employmentExpensePercent = requireValue(facts.saiEmploymentExpensePercent, standing);

/** In hundredths of a percent. Above the threshold Medicare takes the higher rate; the thresholds never moved. */
export const payroll = requireValue(facts.saiPayrollTax, standing);

export const saiLimits = {
  leastUsd: requireValue(facts.saiLeast, standing),
  mostUsd: requireValue(facts.saiMost, standing),
} as const;

/** The tables of an award year written "2026-27"; null where they are not published, never another year's. */
export function saiTablesOf(awardYear: string): SaiTables | null {
  return saiTables.find((tables) => tables.awardYear === awardYear) ?? null;
}
