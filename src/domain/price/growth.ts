/** How prices grow from the year of the data to a year of study: a visible assumption that a family can move. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { priceGrowth } from "#domain/price/priceGrowth.ts";

/**
 * Growth a year (share, 0.027 is 2.7%) assumed for one college: its own tuition growth of 2021-22 to 2024-25 drawn
 * towards the national one, because one college's past alone predicts its next step worse (measured: priceGrowth.ts).
 * `movedShare` is the family's own assumption and replaces both.
 */
export function chooseGrowthShare(college: CollegeSummary, movedShare: number | null): number {
  if (movedShare !== null) return movedShare;
  const own = college.tuitionGrowthShare;
  if (own === null) return priceGrowth.nationalShare;
  return priceGrowth.nationalShare + priceGrowth.ownWeight * (own - priceGrowth.nationalShare);
}

/** What a dollar becomes after whole `years` of growth; a negative number of years goes back. */
export function calculateGrowthFactor(growthShare: number, years: number): number {
  let factor = 1;
  for (let year = 0; year < Math.abs(years); year += 1) factor *= 1 + growthShare;
  return years < 0 ? 1 / factor : factor;
}

/**
 * The fall in which a student begins college. `gradeYear` is 9-12, or 13 for high school finished; `asOf` is a date
 * YYYY-MM-DD. A school year is taken to run from July to June; who has finished starts at the next fall, as a senior
 * does, and so does a student whose grade is not known.
 */
export function toEntryYear(gradeYear: number | null, asOf: string): number {
  const year = Number(asOf.slice(0, 4));
  const month = Number(asOf.slice(5, 7));
  const schoolYearEnds = month >= 7 ? year + 1 : year;
  return schoolYearEnds + Math.max(0, 12 - (gradeYear ?? 12));
}
