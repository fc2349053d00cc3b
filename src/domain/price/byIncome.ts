/**
 * The price at each of the five federal income ranges, for a family that has not told its income: a range that covers all
 * of them is wider than an answer may be.
 */
import type { CollegeSummary } from "#domain/college/college.ts";
import { createPriceEstimator, type PriceBand, type PriceInput, type PriceOptions } from "./band.ts";
import { brackets, getBracketIncome } from "./brackets.ts";
import { isTooWide, leastSpreadUsd } from "./tooWide.ts";

/**
 * Adds the five prices to a range that is too wide because the income is unknown; any other stays as it is. For the few
 * colleges on screen: each is priced five times.
 */
export function createIncomePricer(
  family: PriceInput,
  options: PriceOptions,
): (college: CollegeSummary, band: PriceBand | null) => PriceBand | null {
  if (family.familyIncomeUsd !== null) return (_college, band) => band;
  let estimators: readonly ((college: CollegeSummary) => PriceBand | null)[] | null = null;
  return (college, band) => {
    if (band === null || !isTooWide(band)) return band;
    estimators ??= brackets.map((bracket) =>
      createPriceEstimator({ ...family, familyIncomeUsd: getBracketIncome(bracket) }, options),
    );
    const pricesByIncome = estimators.flatMap((estimate) => {
      const price = estimate(college);
      if (price === null) return [];
      const { lowUsd, middleUsd, highUsd } = price;
      return [{ lowUsd, middleUsd, highUsd }];
    });
    const middles = pricesByIncome.map(({ middleUsd }) => middleUsd);
    const isByIncome = Math.max(...middles) - Math.min(...middles) > leastSpreadUsd;
    return pricesByIncome.length < brackets.length || !isByIncome ? band : { ...band, pricesByIncome };
  };
}
