/** GET /api/colleges: the browser's own search, run here for those who ask by address. */
import type { z } from "zod/mini";
import type { collegesEndpoint } from "#contract/colleges.ts";
import { type CollegeSearch, prepareSearch, searchColleges } from "#domain/search/collegeSearch.ts";
import type { Colleges } from "#server/colleges.ts";
import type { HandlerInput } from "#server/parts.ts";

const prepared = new WeakMap<Colleges, CollegeSearch>();

export function answerColleges({ query, reply, parts }: HandlerInput) {
  // Checked against this schema by registerEndpoints.
  const asked = query as z.infer<typeof collegesEndpoint.query>;
  const found = findColleges(parts.colleges, asked);
  return reply.header("cache-control", "no-cache").send(found);
}

function findColleges(colleges: Colleges, asked: z.infer<typeof collegesEndpoint.query>) {
  const { total, hits } = searchColleges(searchOf(colleges), asked.query, {
    limit: asked.limit,
    states: asked.state === undefined ? [] : [asked.state],
    accepts: (college) => college.isDegreeGranting,
  });
  const found = hits.flatMap((hit) => colleges.summaries[hit.index] ?? []);
  return { total, colleges: found };
}

function searchOf(colleges: Colleges): CollegeSearch {
  const known = prepared.get(colleges) ?? prepareSearch(colleges.summaries);
  prepared.set(colleges, known);
  return known;
}
