/** How much of a student's savings, or of what the student earns, can raise the Student Aid Index of a dependent student. */
import { assetRatePercent, incomeRatePercent, type SaiTables } from "#domain/aid/saiTables.ts";

/** Whose account it is. A 529 of a dependent student is the parents' asset also where the student owns it. */
export type SavingsOwner = "parent529" | "student529" | "studentAccount" | "grandparent529" | "sibling529";

/** Dollars that may enter the index: the least and the most, by what else the family has. */
export type CountedRange = { leastUsd: number; mostUsd: number; mostShare: number };

/**
 * The parents' assets count at 12%, and what they have available at 22% to 47% by the schedule: 5.64% at most. The
 * student's own savings count at 20%. Nothing counts where no assets are asked, so the least is zero everywhere.
 */
export function calculateCountedSavings(balanceUsd: number, owner: SavingsOwner, tables: SaiTables): CountedRange {
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
 * The most that a dependent student's earnings of the tax year can raise the index: half of what is over the
 * allowance. Taxes lower it further; pay from Federal Work-Study is taken off before.
 */
export function calculateCountedEarnings(earningsUsd: number, isWorkStudy: boolean, tables: SaiTables): number {
  if (isWorkStudy) return 0;
  const over = Math.max(0, earningsUsd - tables.incomeProtection.studentUsd);
  return Math.round((over * incomeRatePercent) / 100);
}
