/** The worksheets' allowances against income: for living, for work, and for the payroll taxes of every return. */
import {
  type AllowanceBySize,
  employmentExpensePercent,
  payroll,
  type SaiTables,
} from "#domain/aid/saiTables.ts";
import { roundHalfAway, roundToDollars, toThousandths } from "./rounding.ts";
import type { TaxReturn } from "./worksheetInput.ts";

/** Tables A2 and C3: by family size; below the first size the first holds. */
export function findAllowance(table: AllowanceBySize, familySize: number): number {
  const { valuesUsd, from, eachMoreUsd } = table;
  const at = Math.max(familySize - from, 0);
  const last = valuesUsd.length - 1;
  return (valuesUsd[Math.min(at, last)] ?? 0) + Math.max(at - last, 0) * eachMoreUsd;
}

/** Lines A 7, B 7 and C 7: 35% of what was earned, up to the year's most. */
export function calculateEmploymentExpense(earnedUsd: number, tables: SaiTables): number {
  const allowance = roundToDollars(Math.max(earnedUsd, 0) * employmentExpensePercent, 100);
  return Math.min(allowance, tables.employmentExpenseMostUsd);
}

/** Earnings of all returns; a loss of one person does not lower what the other earned. */
export function sumEarnings(returns: readonly TaxReturn[]): number {
  return returns.reduce((sum, one) => sum + Math.max(one.earnedIncome, 0), 0);
}

export type PayrollTax = { medicareUsd: number; socialSecurityUsd: number };

/**
 * Tables A1, B1 and C1: each return by itself to three decimals, then added, then each tax rounded to whole dollars.
 * Two people who both filed jointly are one return: their earnings are added first.
 */
export function calculatePayrollTax(returns: readonly TaxReturn[], tables: SaiTables): PayrollTax {
  let medicare = 0;
  let socialSecurity = 0;
  for (const { filingStatus, earnedIncome } of combineJointReturns(returns)) {
    const earned = Math.max(earnedIncome, 0);
    const threshold = payroll.medicareThresholdUsd[filingStatus];
    const over = Math.max(earned - threshold, 0);
    medicare += toThousandths(
      (earned - over) * payroll.medicareRate + over * payroll.medicareHighRate,
      10_000,
    );
    const base = tables.socialSecurityBaseUsd * (filingStatus === "mfj" ? 2 : 1);
    socialSecurity += toThousandths(Math.min(earned, base) * payroll.socialSecurityRate, 10_000);
  }
  return { medicareUsd: roundHalfAway(medicare, 1_000), socialSecurityUsd: roundHalfAway(socialSecurity, 1_000) };
}

function combineJointReturns(returns: readonly TaxReturn[]): readonly TaxReturn[] {
  const joint = returns.filter((one) => one.filingStatus === "mfj");
  if (joint.length < 2) return returns;
  const others = returns.filter((one) => one.filingStatus !== "mfj");
  return [...others, { filingStatus: "mfj", earnedIncome: sumEarnings(joint) }];
}
