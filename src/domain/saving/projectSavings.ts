/** What monthly savings grow to, at a rate of return the family chooses. */

export type SavingYear = {
  /** From 1. */
  year: number;
  paidInUsd: number;
  /** Deposits plus growth, not rounded. */
  totalUsd: number;
};

export type SavingInput = {
  startUsd: number;
  monthlyUsd: number;
  /** Annual, 0.03 for 3%; may be negative. One-twelfth is added at the end of each month. */
  growthShare: number;
  /** Whole years. */
  years: number;
};

/** Deposits are made at the end of the month: $100 over five years at 3% is $6,464.67. */
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
