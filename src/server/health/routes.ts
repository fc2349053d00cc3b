/** GET /api/health: this process is up. GET /api/ready: everything works that families rely on. */
import type { healthEndpoints } from "#contract/health.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { createProblem } from "#server/http/problems.ts";
import { readFacts } from "./readFacts.ts";
import { judgeReadiness } from "./readinessRules.ts";

export const healthHandlers: HandlersFor<typeof healthEndpoints> = {
  health: ({ parts }) => ({
    status: 200,
    body: {
      status: "ok",
      release: parts.site.release,
      dataAsOf: parts.colleges.asOf,
      now: parts.now().toISOString(),
    },
  }),
  async ready({ parts }) {
    const states = judgeReadiness(await readFacts(parts), parts.now());
    const failing = states.filter(({ isOk }) => !isOk);
    if (failing.length === 0) return { status: 200, body: { status: "ready", parts: states } };
    const detail = failing.map(({ says }) => says).join(" ");
    return { status: 503, body: { ...createProblem(503, detail), parts: states } };
  },
};
