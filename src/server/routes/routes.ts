/** POST /api/routes: passes a trip's rounded points to the routing server, if there is one. Nothing is stored or logged. */
import type { RoutesBody } from "#contract/routes.ts";
import { sendProblem } from "#server/http/problems.ts";
import { osrmTable } from "#server/parts/routing/osrmTable.ts";
import type { HandlerInput } from "#server/parts.ts";

export async function answerRoutes({ body, reply, parts }: HandlerInput) {
  const { routingUrl } = parts.settings;
  if (routingUrl === null) {
    return sendProblem(reply, 404, "This installation has no routing server. Driving times are estimated.");
  }
  // Checked against this schema by registerEndpoints.
  const { points } = body as RoutesBody;
  const table = await osrmTable(routingUrl, points);
  if (table === null) {
    // Not 503: this server works, and browsers take its 5xx for a sign that it does not.
    const detail = "The routing server did not answer. Driving times are estimated until it does.";
    return sendProblem(reply, 404, detail);
  }
  return reply.header("cache-control", "no-store").send(table);
}
