/** How long a degree takes; apart from the prices, so that a page which only counts years loads none of them. */
import type { CollegeSummary } from "#domain/college/college.ts";

/** The usual length of a degree at the college when the family names none. */
export function getProgramYears(college: CollegeSummary): number {
  return { fourYear: 4, twoYear: 2, lessThanTwoYear: 1 }[college.level];
}
