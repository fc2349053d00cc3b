/**
 * The Student Aid Index: the official worksheets A, B and C, line by line, in their order and with their rounding.
 * Source: Student Aid Index and Pell Grant Eligibility Guide of the award year; 20 USC 1087oo, 1087pp, 1087qq.
 */
import {
  assetRatePercent,
  findSaiTables,
  incomeRatePercent,
  type SaiTables,
  saiLimits,
} from "#domain/aid/saiTables.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { calculateEmploymentExpense, calculatePayrollTax, findAllowance, sumEarnings } from "./allowances.ts";
import { roundToDollars } from "./rounding.ts";
import { adjustBusinessWorth, calculateContribution } from "./tables.ts";
import type { FinancialBlock, TaxReturn, WorksheetInput } from "./worksheetInput.ts";

/** Whole dollars by official line number, in worksheet order; lines with a rate hold the percentage. */
export type WorksheetLines = Readonly<Record<string, number>>;

export type StudentAidIndex = {
  /** Between -1,500 and 999,999. */
  sai: number;
  /** Empty if the worksheet is not used: families that did not have to file get the lowest index. */
  lines: WorksheetLines;
};

/** Fails if the award year has no published tables. */
export function calculateStudentAidIndex(input: WorksheetInput): Result<StudentAidIndex, "yearNotPublished"> {
  const tables = findSaiTables(input.awardYear);
  if (tables === null) return fail("yearNotPublished");
  if (input.maxPellIndicator === 1) return succeed({ sai: saiLimits.leastUsd, lines: {} });
  const lines = fillWorksheet(input, tables);
  const index = lines[lastLine[input.formula]] ?? 0;
  // Students with the maximum grant by income have an index of 0 at most.
  const sai = input.maxPellIndicator === 0 ? index : Math.min(index, 0);
  return succeed({ sai, lines });
}

/** The line with each worksheet's result. */
export const lastLine = { A: "37", B: "21", C: "21" } as const;

function fillWorksheet(input: WorksheetInput, tables: SaiTables): WorksheetLines {
  if (input.formula === "B") return calculateWorksheetB(input, tables);
  return input.formula === "A" ? calculateWorksheetA(input, tables) : calculateWorksheetC(input, tables);
}

/** Worksheets A and C take their income protection allowance by family size. */
type SizedInput = WorksheetInput & { familySize: number };

function calculateWorksheetA(input: SizedInput, tables: SaiTables): WorksheetLines {
  const { parents, student } = input;
  const parentIncome = sumIncome(parents);
  const tax = Math.max(parents.incomeTaxPaid, 0);
  const parentPayroll = calculatePayrollTax(parents.returns, tables);
  const protection = findAllowance(tables.incomeProtection.parents, input.familySize);
  const expense = calculateEmploymentExpense(sumEarnings(parents.returns), tables);
  const allowances = tax + sumTaxes(parentPayroll) + protection + expense;
  const available = parentIncome.total - allowances;
  const parentAssets = sumAssets(parents, tables, input.assetsExempt);
  const parentSum =
    parentAssets.childSupport + parentAssets.cash + parentAssets.investments + parentAssets.business;
  const fromAssets = takePercent(parentSum, assetRatePercent.A);
  const adjusted = available + fromAssets;
  const contribution = calculateContribution(adjusted, tables);

  const studentIncome = sumIncome(student);
  const studentTax = Math.max(student.incomeTaxPaid, 0);
  // A dependent student's earnings are one person's, however the return was filed.
  const studentReturn: TaxReturn = { filingStatus: "single", earnedIncome: sumEarnings(student.returns) };
  const studentPayroll = calculatePayrollTax([studentReturn], tables);
  const ownProtection = tables.incomeProtection.studentUsd;
  const forParents = adjusted < 0 ? -adjusted : 0;
  const studentAllowances = studentTax + sumTaxes(studentPayroll) + ownProtection + forParents;
  const studentAvailable = studentIncome.total - studentAllowances;
  const half = roundToDollars(studentAvailable * incomeRatePercent, 100);
  const fromIncome = tables.isStudentPartNegative ? Math.max(half, saiLimits.leastUsd) : Math.max(half, 0);
  const studentAssets = sumAssets(student, tables, input.assetsExempt);
  // Child support is not asked of a dependent student; the worksheet has no line for it.
  const studentSum = studentAssets.cash + studentAssets.investments + studentAssets.business;
  const fromStudentAssets = takePercent(studentSum, assetRatePercent.student);
  return {
    "1": parentIncome.additions,
    "2": parentIncome.offsets,
    "3": parentIncome.total,
    "4": tax,
    "5a": parentPayroll.medicareUsd,
    "5b": parentPayroll.socialSecurityUsd,
    "5a+5b": sumTaxes(parentPayroll),
    "6": protection,
    "7": expense,
    "8": allowances,
    "9": available,
    "10": parentAssets.childSupport,
    "11": parentAssets.cash,
    "12": parentAssets.investments,
    "13": parentAssets.business,
    "14": parentSum,
    "15": 0,
    "16": assetRatePercent.A,
    "17": fromAssets,
    "18": adjusted,
    "19": contribution,
    "20": studentIncome.additions,
    "21": studentIncome.offsets,
    "22": studentIncome.total,
    "23": studentTax,
    "24a": studentPayroll.medicareUsd,
    "24b": studentPayroll.socialSecurityUsd,
    "24a+24b": sumTaxes(studentPayroll),
    "25": ownProtection,
    "26": forParents,
    "27": studentAllowances,
    "28": studentAvailable,
    "29": incomeRatePercent,
    "30": fromIncome,
    "31": studentAssets.cash,
    "32": studentAssets.investments,
    "33": studentAssets.business,
    "34": studentSum,
    "35": assetRatePercent.student,
    "36": fromStudentAssets,
    "37": clampIndex(contribution + fromIncome + fromStudentAssets),
  };
}

function calculateWorksheetB(input: WorksheetInput, tables: SaiTables): WorksheetLines {
  const { unmarriedUsd, marriedUsd } = tables.incomeProtection;
  const top = calculateIncomeLines(input, tables, input.married ? marriedUsd : unmarriedUsd, input.married);
  const half = roundToDollars(top.available * incomeRatePercent, 100);
  const owned = sumAssets(input.student, tables, input.assetsExempt);
  const sum = owned.childSupport + owned.cash + owned.investments + owned.business;
  const fromAssets = takePercent(sum, assetRatePercent.B);
  return {
    ...top.lines,
    "10": incomeRatePercent,
    "11": half,
    "12": owned.childSupport,
    "13": owned.cash,
    "14": owned.investments,
    "15": owned.business,
    "16": sum,
    "17": 0,
    "18": sum,
    "19": assetRatePercent.B,
    "20": fromAssets,
    "21": clampIndex(half + fromAssets),
  };
}

function calculateWorksheetC(input: SizedInput, tables: SaiTables): WorksheetLines {
  const { unmarriedWithDependents, marriedWithDependents } = tables.incomeProtection;
  const table = input.married ? marriedWithDependents : unmarriedWithDependents;
  const top = calculateIncomeLines(input, tables, findAllowance(table, input.familySize), true);
  const owned = sumAssets(input.student, tables, input.assetsExempt);
  const sum = owned.childSupport + owned.cash + owned.investments + owned.business;
  const fromAssets = takePercent(sum, assetRatePercent.C);
  const adjusted = top.available + fromAssets;
  const contribution = calculateContribution(adjusted, tables);
  return {
    ...top.lines,
    "10": owned.childSupport,
    "11": owned.cash,
    "12": owned.investments,
    "13": owned.business,
    "14": sum,
    "15": 0,
    "16": sum,
    "17": assetRatePercent.C,
    "18": fromAssets,
    "19": adjusted,
    "20": contribution,
    "21": clampIndex(contribution),
  };
}

/** Lines 1 to 9 of worksheets B and C: the student's income, with a spouse's. */
function calculateIncomeLines(
  input: WorksheetInput,
  tables: SaiTables,
  protection: number,
  hasExpense: boolean,
) {
  const { student } = input;
  const earned = sumIncome(student);
  const tax = Math.max(student.incomeTaxPaid, 0);
  const payrollTaxes = calculatePayrollTax(student.returns, tables);
  const expense = hasExpense ? calculateEmploymentExpense(sumEarnings(student.returns), tables) : 0;
  const allowances = tax + sumTaxes(payrollTaxes) + protection + expense;
  const available = earned.total - allowances;
  const lines = {
    "1": earned.additions,
    "2": earned.offsets,
    "3": earned.total,
    "4": tax,
    "5a": payrollTaxes.medicareUsd,
    "5b": payrollTaxes.socialSecurityUsd,
    "5a+5b": sumTaxes(payrollTaxes),
    "6": protection,
    "7": expense,
    "8": allowances,
    "9": available,
  };
  return { available, lines };
}

/** Additions (a to f) minus offsets (g to i); the total may be negative. */
function sumIncome(block: FinancialBlock): { additions: number; offsets: number; total: number } {
  const additions =
    block.agi +
    block.deductibleIraPayments +
    block.taxExemptInterest +
    Math.max(block.untaxedIraDistributions - block.iraRollover, 0) +
    Math.max(block.untaxedPensions - block.pensionRollover, 0) +
    Math.abs(block.foreignIncomeExclusion);
  const offsets = block.taxableScholarships + block.educationCredits + block.federalWorkStudy;
  return { additions, offsets, total: additions - offsets };
}

/** The asset lines; all 0 if no assets have to be reported. */
function sumAssets(block: FinancialBlock, tables: SaiTables, isExempt: boolean) {
  if (isExempt) return { childSupport: 0, cash: 0, investments: 0, business: 0 };
  return {
    childSupport: Math.max(block.childSupportReceived, 0),
    cash: Math.max(block.cashSavings, 0),
    investments: Math.max(block.investments, 0),
    business: adjustBusinessWorth(block.businessFarm, tables),
  };
}

function sumTaxes(tax: { medicareUsd: number; socialSecurityUsd: number }): number {
  return tax.medicareUsd + tax.socialSecurityUsd;
}

function takePercent(amountUsd: number, percent: number): number {
  return Math.max(roundToDollars(amountUsd * percent, 100), 0);
}

function clampIndex(indexUsd: number): number {
  return Math.min(Math.max(indexUsd, saiLimits.leastUsd), saiLimits.mostUsd);
}
