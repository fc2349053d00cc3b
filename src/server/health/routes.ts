/** GET /api/health: the server is up, and serves this release of the program and the data. */
import type { healthEndpoints } from "#contract/health.ts";
import type { HandlersFor } from "#server/http/handler.ts";

export const healthHandlers: HandlersFor<typeof healthEndpoints> = {
  health: ({ parts }) => ({
    status: 200,
    body: { status: "ok", release: parts.site.release, dataAsOf: parts.colleges.asOf },
  }),
};
