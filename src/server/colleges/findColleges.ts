/** The college search, for GET /api/colleges; run in a thread of its own (longWork/). */
import type { z } from "zod/mini";
import type { collegesEndpoint } from "#contract/colleges.ts";
import { findDatedTestPolicy, omitOverruledTestPolicy } from "#domain/admission/datedTestPolicy.ts";
import { type CollegeSearch, prepareSearch, searchColleges } from "#domain/search/collegeSearch.ts";
import type { Colleges } from "#server/colleges.ts";

declare module "#server/longWork/tasks.ts" {
  interface FamilyTasks {
    findColleges: typeof findColleges;
  }
}

const prepared = new WeakMap<Colleges, CollegeSearch>();

export function findColleges(
  { query: asked }: { query: z.output<typeof collegesEndpoint.query> },
  { colleges }: { colleges: Colleges },
) {
  const { total, hits } = searchColleges(preparedSearch(colleges), asked.query, {
    limit: asked.limit,
    states: asked.state === undefined ? [] : [asked.state],
    accepts: (college) => college.isDegreeGranting,
  });
  const found = hits.flatMap((hit) => colleges.summaries[hit.index] ?? []);
  return {
    total,
    colleges: found.map((college) => {
      const datedTestPolicy = findDatedTestPolicy(college, colleges.requirementsOf(college.unitId));
      return { ...omitOverruledTestPolicy(college, datedTestPolicy), datedTestPolicy };
    }),
  };
}

/** Made with the first search of a process. */
export function preparedSearch(colleges: Colleges): CollegeSearch {
  const known = prepared.get(colleges) ?? prepareSearch(colleges.summaries);
  prepared.set(colleges, known);
  return known;
}
