/** The search over all colleges, prepared once, when first asked for: only pages that search pay for it. */
import { type CollegeSearch, prepareSearch } from "#domain/search/collegeSearch.ts";
import type { AllColleges } from "./useColleges.ts";

const prepared = new WeakMap<AllColleges, CollegeSearch>();

export function collegeSearchOf(all: AllColleges): CollegeSearch {
  const known = prepared.get(all) ?? prepareSearch(all.colleges);
  prepared.set(all, known);
  return known;
}
