/** How a plan's prices are calculated on a day (YYYY-MM-DD): the first year of college, and the family's own growth assumption. */

import { toEntryYear } from "#domain/college/entryYear.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { PriceOptions } from "#domain/price/band.ts";

export function buildPriceOptions(plan: Plan, day: string): PriceOptions {
  return {
    entryYear: toEntryYear(plan.profile.gradeYear, day),
    growthShare: plan.assumptions.growthShare,
    today: day,
  };
}
