/** What is saved each month becomes, at a growth that the family assumes itself. */

export type SavingYear = {
  /** From 1. */
  year: number;
  paidInUsd: number;
  /** Paid in and grown, not rounded. */
  totalUsd: number;
};

export type SavingInput = {
  startUsd: number;
  monthlyUsd: number;
  /** A year, 0.03 for 3%; may be negative. A twelfth of it is added at the end of each month. */
  growthShare: number;
  /** Whole years. */
  years: number;
};

/** Each deposit comes at the end of its month: $100 over five years at 3% is $6,464.67. */
export function projectSavings(input: SavingInput): SavingYear[] {
  const monthlyShare = input.growthShare / 12;
  let totalUsd = input.startUsd;
  return Array.from({ length: input.years }, (_, index) => {
    for (let month = 0; month < 12; month += 1) totalUsd = totalUsd * (1 + monthlyShare) + input.monthlyUsd;
    return {
      year: index + 1,
      paidInUsd: input.startUsd + input.monthlyUsd * 12 * (index + 1),
      totalUsd,
    };
  });
}
