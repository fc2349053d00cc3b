/** GET /api/colleges/{unitId}: everything the data set knows of one college. */
import type { z } from "zod/mini";
import type { CollegeReply, collegeEndpoint } from "#contract/colleges.ts";
import type { Colleges } from "#server/colleges.ts";
import { sendProblem } from "#server/http/problems.ts";
import type { HandlerInput } from "#server/parts.ts";

export function answerCollege({ params, reply, parts }: HandlerInput) {
  // Checked against this schema by registerEndpoints.
  const { unitId } = params as z.infer<typeof collegeEndpoint.params>;
  const found = collegeReplyOf(parts.colleges, unitId);
  if (found === null) {
    const message = "No college in the data set has this number.";
    return sendProblem(reply, 404, message, [{ field: "unitId", message }]);
  }
  return reply.header("cache-control", "no-cache").send(found);
}

/** What the endpoint answers and the college's page is rendered from; null where no college has the number. */
export function collegeReplyOf(colleges: Colleges, unitId: number): CollegeReply | null {
  const college = colleges.recordOf(unitId);
  const details = colleges.detailsOf(unitId);
  if (college === null || details === null) return null;
  return {
    college,
    deadlines: [...details.deadlines],
    programs: [...details.programs],
    aidPolicy: details.aidPolicy,
    factors: details.factors,
    commonDataSet: details.commonDataSet,
    asOf: colleges.asOf,
  };
}
