/**
 * POST /api/routes: forwards a trip's rounded points to the routing server, if there is one. Nothing is
 * stored or logged.
 */
import type { routeEndpoints } from "#contract/routes.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";
import { osrmTable } from "#server/parts/routing/osrmTable.ts";

export const routeHandlers: HandlersFor<typeof routeEndpoints> = {
  async routes({ body, parts }) {
    const { routingUrl } = parts.settings;
    if (routingUrl === null) {
      return refuse(404, "This installation has no routing server. Driving times are estimated.");
    }
    const table = await osrmTable(routingUrl, body.points);
    if (table !== null) return { status: 200, body: table };
    // Not 503: this server works, and browsers treat its 5xx as a sign that it does not.
    return refuse(404, "The routing server did not answer. Driving times are estimated until it does.");
  },
};
