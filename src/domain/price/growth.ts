/** How prices grow from the data's year to the year of study: a visible assumption that families can change. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { priceGrowth } from "#domain/price/priceGrowth.ts";

/**
 * Annual growth (a share, 0.027 is 2.7%) assumed for one college: its own tuition growth of 2021-22 to 2024-25 shrunk
 * toward the national rate, because a college's own past alone predicts worse (measured in priceGrowth.ts).
 * `movedShare` is the family's own assumption and replaces both.
 */
export function chooseGrowthShare(college: CollegeSummary, movedShare: number | null): number {
  if (movedShare !== null) return movedShare;
  const own = college.tuitionGrowthShare;
  if (own === null) return priceGrowth.nationalShare;
  return priceGrowth.nationalShare + priceGrowth.ownWeight * (own - priceGrowth.nationalShare);
}

/** What a dollar becomes after a whole number of years; negative goes back in time. */
export function calculateGrowthFactor(growthShare: number, years: number): number {
  let factor = 1;
  for (let year = 0; year < Math.abs(years); year += 1) factor *= 1 + growthShare;
  return years < 0 ? 1 / factor : factor;
}
