/** How much a dependent student's savings or earnings can raise the Student Aid Index. */
import { assetRatePercent, incomeRatePercent, type SaiTables } from "#domain/aid/saiTables.ts";

/** Whose account it is. A dependent student's 529 plan counts as the parents' asset even if the student owns it. */
export type SavingsOwner = "parent529" | "student529" | "studentAccount" | "grandparent529" | "sibling529";

/** Dollars that may count in the index: minimum and maximum, depending on the family's other figures. */
export type CountedRange = { leastUsd: number; mostUsd: number; mostShare: number };

/**
 * Parents' assets count at 12%, and available income at 22% to 47%, so at most 5.64%. The student's own savings count at
 * 20%. Nothing counts if no assets have to be reported, so the minimum is always zero.
 */
export function calculateCountedSavings(
  balanceUsd: number,
  owner: SavingsOwner,
  tables: SaiTables,
): CountedRange {
  const mostShare = getOwnerShare(owner, tables);
  return { leastUsd: 0, mostUsd: Math.round(balanceUsd * mostShare), mostShare };
}

function getOwnerShare(owner: SavingsOwner, tables: SaiTables): number {
  if (owner === "studentAccount") return assetRatePercent.student / 100;
  if (owner === "grandparent529" || owner === "sibling529") return 0;
  return (assetRatePercent.A * getHighestRate(tables)) / 10_000;
}

function getHighestRate(tables: SaiTables): number {
  return Math.max(...tables.contribution.steps.map(({ ratePercent }) => ratePercent));
}

/**
 * The maximum that a dependent student's earnings can raise the index: half of what exceeds the allowance.
 * Taxes lower it further; Federal Work-Study pay is subtracted first.
 */
export function calculateCountedEarnings(
  earningsUsd: number,
  isWorkStudy: boolean,
  tables: SaiTables,
): number {
  if (isWorkStudy) return 0;
  const over = Math.max(0, earningsUsd - tables.incomeProtection.studentUsd);
  return Math.round((over * incomeRatePercent) / 100);
}
