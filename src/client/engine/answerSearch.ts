/** The college search, prepared with the first request so that only pages that search pay for it. */
import { runInSlices } from "#client/runInSlices.ts";
import { type CollegeSearch, prepareInSteps, searchColleges } from "#domain/search/collegeSearch.ts";
import type { AllColleges, Engine } from "./engine.ts";
import { getHeldColleges } from "./heldColleges.ts";

const preparing = new WeakMap<AllColleges, Promise<CollegeSearch>>();

export const answerSearch: Engine["search"] = async ({ release, query, limit, among }) => {
  const all = getHeldColleges(release);
  const running = preparing.get(all) ?? runInSlices(prepareInSteps(all.colleges));
  preparing.set(all, running);
  const prepared = await running;
  if (among === null) return searchColleges(prepared, query, { limit });
  const accepted = new Set(among);
  return searchColleges(prepared, query, { limit, accepts: ({ unitId }) => accepted.has(unitId) });
};
