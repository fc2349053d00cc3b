/** The worksheets' two tables of rates: what counts of a business or farm, and what is expected of available income. */
import type { SaiTables } from "#domain/aid/saiTables.ts";
import { roundToDollars } from "./rounding.ts";

const businessPercents = [40, 50, 60, 100] as const;

/** Tables A3, B2 and C4: 40% of the first part of the net worth, then 50, 60 and 100. Nothing below $1. */
export function adjustBusinessWorth(netWorthUsd: number, tables: SaiTables): number {
  if (netWorthUsd < 1) return 0;
  let hundredths = 0;
  let from = 0;
  for (const [index, percent] of businessPercents.entries()) {
    const upTo = tables.businessLimitsUsd[index] ?? Number.POSITIVE_INFINITY;
    hundredths += Math.max(Math.min(netWorthUsd, upTo) - from, 0) * percent;
    from = upTo;
  }
  return roundToDollars(hundredths, 100);
}

/** Tables A5 and C6: what is expected of the adjusted available income. Negative below zero, down to the year's least. */
export function calculateContribution(availableUsd: number, tables: SaiTables): number {
  const { belowUsd, leastUsd, steps } = tables.contribution;
  if (availableUsd < belowUsd) return leastUsd;
  let from = 0;
  for (const { upToUsd, baseUsd, ratePercent } of steps) {
    if (availableUsd <= upToUsd) return baseUsd + roundToDollars((availableUsd - from) * ratePercent, 100);
    from = upToUsd;
  }
  return leastUsd;
}
