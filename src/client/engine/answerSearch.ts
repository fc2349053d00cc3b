/** The college search, prepared with the first request so that only pages that search pay for it. */
import { runInSlices } from "#client/runInSlices.ts";
import { type CollegeSearch, prepareInSteps, searchColleges } from "#domain/search/collegeSearch.ts";
import type { Engine } from "./engine.ts";
import { getHeldColleges, type HeldColleges } from "./heldColleges.ts";

const preparing = new WeakMap<HeldColleges, Promise<CollegeSearch>>();

export const answerSearch: Engine["search"] = async ({ release, query, limit }) =>
  searchColleges(await prepareSearch(getHeldColleges(release)), query, { limit });

/** Prepared once for each index. */
export function prepareSearch(all: HeldColleges): Promise<CollegeSearch> {
  const running = preparing.get(all) ?? runInSlices(prepareInSteps(all.colleges));
  preparing.set(all, running);
  return running;
}
