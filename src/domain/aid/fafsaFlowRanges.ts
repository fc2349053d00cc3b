/**
 * Plausible ranges for unanswered questions, used for the early estimate.
 * These are ours, not the Department's: wide on purpose, and replaced as soon as a question is answered.
 */

import { payroll, type SaiTables } from "#domain/aid/saiTables.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { toAidKey } from "#domain/answers/households.ts";
import { calculatePayrollTax } from "./allowances.ts";
import { extraLines } from "./fafsaFlow.ts";
import {
  getMaritalStatus,
  getNumber,
  isCoupleFamily,
  listFilings,
  toPayrollStatus,
} from "./fafsaFlowFamily.ts";
import type { FinancialBlock, TaxReturn } from "./worksheetInput.ts";

/** Both ends included; equal if the figure is known. */
export type Range = { low: number; high: number };

export const toPointRange = (value: number): Range => ({ low: value, high: value });

/** Which end of a range gives the lowest or highest index. */
export type End = "low" | "high";

/** Largest family assumed while the size is unknown. */
export const plausiblePeople = 6;

/** Federal income tax is at most this share of adjusted gross income, by income. */
const taxShares = [
  { upToUsd: 50_000, share: 0.1 },
  { upToUsd: 200_000, share: 0.22 },
  { upToUsd: Number.POSITIVE_INFINITY, share: 0.4 },
] as const;

const plausible = {
  /** Most income is earned. Earnings can exceed AGI, because losses and deductions reduce it. */
  earned: (agi: number): Range => ({
    low: Math.round(Math.max(agi, 0) * 0.6),
    high: Math.round(Math.max(agi, 0) * 1.05) + 5_000,
  }),
  tax: (agi: number): Range => ({ low: 0, high: Math.round(Math.max(agi, 0) * getTaxShares(agi)) }),
  extra: (agi: number): Range => ({ low: 0, high: 300 + Math.round(Math.max(agi, 0) * 0.01) }),
  cash: (agi: number): Range => ({ low: 0, high: 10_000 + Math.round(Math.max(agi, 0) * 0.3) }),
  investments: (agi: number): Range => ({ low: 0, high: Math.round(Math.max(agi, 0) * 0.6) }),
  business: (agi: number): Range => ({ low: 0, high: Math.round(Math.max(agi, 0) * 0.2) }),
  childSupport: { low: 0, high: 6_000 },
} as const;

/** A dependent student's own money while unknown. */
const studentPlausible = { income: 15_000, cash: 5_000, investments: 5_000 } as const;

function getTaxShares(agi: number): number {
  return taxShares.find(({ upToUsd }) => agi <= upToUsd)?.share ?? 0.4;
}

/**
 * The tax household's figures at one end: whatever raises the index takes that end, whatever lowers it takes the other.
 * Possible payroll taxes are added to the income, because the worksheet calculates them itself.
 */
export function buildReturnBlock(
  used: AidAnswers,
  household: "first" | "student",
  end: End,
  tables: SaiTables,
): FinancialBlock {
  const other: End = end === "low" ? "high" : "low";
  const read = (name: string) => getNumber(used, toAidKey(household, name));
  const agi = read("agi") ?? 0;
  const owned = (name: string, flag: string | null, range: Range) =>
    findAmountRange(used, household, name, flag, range)[end];
  const isCouple = isCoupleFamily(used);
  const exact = listExactReturns(used, read("earnedIncome"), read("otherEarnedIncome"));
  const earned = findEarnedRange(
    read("earnedIncome"),
    isCouple === false ? 0 : read("otherEarnedIncome"),
    agi,
  )[other];
  const returns: TaxReturn[] = exact ?? [{ filingStatus: "single", earnedIncome: earned }];
  const isRaised = exact === null ? calculatePayrollGap(earned, returns, end, tables) : 0;
  return {
    ...sumExtras(used, household, agi, end),
    agi: agi + isRaised,
    iraRollover: 0,
    pensionRollover: 0,
    incomeTaxPaid: read("incomeTaxPaid") ?? plausible.tax(agi)[other],
    childSupportReceived: owned("childSupportReceived", "hasChildSupport", plausible.childSupport),
    cashSavings: read("cashSavings") ?? plausible.cash(agi)[end],
    investments: read("investments") ?? plausible.investments(agi)[end],
    businessFarm: owned("businessFarm", "hasBusiness", plausible.business(agi)),
    returns,
  };
}

/** A dependent student's own figures at one end. */
export function buildStudentBlock(used: AidAnswers, end: End): FinancialBlock {
  const other: End = end === "low" ? "high" : "low";
  const hasIncome = used["student.hasOwnIncome"];
  const read = (name: string) => getNumber(used, toAidKey("student", name));
  const income: Range = hasIncome === false ? toPointRange(0) : { low: 0, high: studentPlausible.income };
  const agi = (hasIncome === false ? 0 : read("agi")) ?? income[end];
  const earned = (hasIncome === false ? 0 : read("earnedIncome")) ?? income[other];
  const tax = hasIncome === false ? 0 : (read("incomeTaxPaid") ?? plausible.tax(income.high)[other]);
  const isExtraKnown = hasIncome === false;
  return {
    ...(isExtraKnown ? noExtras : sumExtras(used, "student", 0, end)),
    agi,
    iraRollover: 0,
    pensionRollover: 0,
    incomeTaxPaid: tax,
    childSupportReceived: 0,
    cashSavings: read("cashSavings") ?? (end === "low" ? 0 : studentPlausible.cash),
    investments: read("investments") ?? (end === "low" ? 0 : studentPlausible.investments),
    businessFarm: findAmountRange(used, "student", "businessFarm", "hasBusiness", toPointRange(0))[end],
    returns: [{ filingStatus: "single", earnedIncome: earned }],
  };
}

type Extras = Pick<FinancialBlock, (typeof extraLines)[number]["amount"]>;

const noExtras: Extras = {
  deductibleIraPayments: 0,
  taxExemptInterest: 0,
  untaxedIraDistributions: 0,
  untaxedPensions: 0,
  foreignIncomeExclusion: 0,
  taxableScholarships: 0,
  educationCredits: 0,
  federalWorkStudy: 0,
};

/** Taxable grants, credits and work-study are subtracted from income, so their high end lowers the index. */
const offsets: ReadonlySet<string> = new Set(["taxableScholarships", "educationCredits", "federalWorkStudy"]);

function sumExtras(used: AidAnswers, household: "first" | "student", agi: number, end: End): Extras {
  const other: End = end === "low" ? "high" : "low";
  const found = { ...noExtras };
  for (const { flag, amount: name } of extraLines) {
    const range = findAmountRange(used, household, name, flag, plausible.extra(agi));
    found[name] = range[offsets.has(name) ? other : end];
  }
  return found;
}

/** Zero after a "no", otherwise the typed amount or the plausible range. */
function findAmountRange(
  used: AidAnswers,
  household: "first" | "student",
  name: string,
  flag: string | null,
  range: Range,
): Range {
  if (flag !== null && used[toAidKey(household, flag)] === false) return toPointRange(0);
  const typed = getNumber(used, toAidKey(household, name));
  return typed === null ? range : toPointRange(typed);
}

/** Both people's earnings; if only one is known, it is the minimum for both. */
function findEarnedRange(own: number | null, others: number | null, agi: number): Range {
  if (own !== null && others !== null) return toPointRange(own + others);
  const known = own ?? others ?? 0;
  const { low, high } = plausible.earned(agi);
  return { low: Math.max(low, known), high: Math.max(high, known) };
}

/** Each return as filed; null while filing statuses or earnings are open. */
function listExactReturns(used: AidAnswers, own: number | null, other: number | null): TaxReturn[] | null {
  const filings = listFilings(used);
  const isCouple = isCoupleFamily(used);
  if (filings === null || isCouple === null || own === null) return null;
  if (isCouple && other === null) return null;
  const marital = getMaritalStatus(used);
  const isMarried = marital === "married" || marital === "remarried";
  const [first, second] = filings;
  if (first === undefined) return null;
  const status = toPayrollStatus(first, isMarried);
  if (!isCouple) return [{ filingStatus: status, earnedIncome: own }];
  if (second === undefined) {
    return [{ filingStatus: status, earnedIncome: Math.max(own, 0) + Math.max(other ?? 0, 0) }];
  }
  return [
    { filingStatus: status, earnedIncome: own },
    { filingStatus: toPayrollStatus(second, isMarried), earnedIncome: other ?? 0 },
  ];
}

/** What to add to the income so that the worksheet's payroll taxes become the lowest or highest possible. */
function calculatePayrollGap(
  earned: number,
  returns: readonly TaxReturn[],
  end: End,
  tables: SaiTables,
): number {
  const worked = calculatePayrollTax(returns, tables);
  const inWorksheet = worked.medicareUsd + worked.socialSecurityUsd;
  const base = tables.socialSecurityBaseUsd;
  const { medicareRate, medicareHighRate, socialSecurityRate } = payroll;
  if (end === "high") {
    // Lowest tax: nothing above Medicare's threshold, all earnings by one person.
    const minimum = (earned * medicareRate + Math.min(earned, base) * socialSecurityRate) / 10_000;
    return inWorksheet - Math.floor(minimum) + 1;
  }
  const over = Math.max(earned - payroll.medicareThresholdUsd.mfs, 0);
  const medicare = earned * medicareRate + over * (medicareHighRate - medicareRate);
  const maximum = (medicare + Math.min(earned, 2 * base) * socialSecurityRate) / 10_000;
  return inWorksheet - Math.ceil(maximum) - 1;
}
