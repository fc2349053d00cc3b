/** What a college's own calculator said, as it is shown beside our range: the figure, and where it falls on the range's scale. */
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { PriceOptions } from "#domain/price/band.ts";
import { toEntryYearUsd } from "#domain/price/calculatorPlace.ts";
import type { CalculatorPrice } from "#domain/price/calculatorPrice.ts";
import { chooseGrowthShare } from "#domain/price/growth.ts";
import { buildPriceOptions } from "./priceOptions.ts";

export type ShownCalculatorPrice = {
  price: CalculatorPrice;
  /** The fall that our range is for. */
  entryYear: number;
  /** The figure in the dollars of that year, where the calculator's is another. */
  inEntryYearUsd: number;
  growthShare: number;
};

/** Null if the family entered none, or whoever looks may not see money: then the plan has none. */
export function findCalculatorPrice(
  { calculatorPrices }: Pick<Plan, "calculatorPrices">,
  college: CollegeSummary,
  { entryYear, growthShare = null }: Pick<PriceOptions, "entryYear" | "growthShare">,
): ShownCalculatorPrice | null {
  const price = calculatorPrices[college.unitId];
  if (price === undefined) return null;
  const growth = chooseGrowthShare(college, growthShare);
  return {
    price,
    entryYear,
    inEntryYearUsd: toEntryYearUsd(price, entryYear, growth),
    growthShare: growth,
  };
}

/** The same for a college of this device's plan. */
export function useCalculatorPrice(college: CollegeSummary): ShownCalculatorPrice | null {
  const { plan } = usePlan();
  // The day is read only where there is something to show: a prerendered page has nothing.
  if (plan.calculatorPrices[college.unitId] === undefined) return null;
  return findCalculatorPrice(plan, college, buildPriceOptions(plan, getToday()));
}
