/** GET /api/health: the server is up, and which release of the program and the data it serves. */
import type { healthEndpoints } from "#contract/health.ts";
import type { HandlersFor } from "#server/http/handler.ts";

export const healthHandlers: HandlersFor<typeof healthEndpoints> = {
  health: ({ parts }) => ({
    status: 200,
    body: { status: "ok", release: parts.site.release, dataAsOf: parts.colleges.asOf },
  }),
};
