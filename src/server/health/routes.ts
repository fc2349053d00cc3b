/** GET /api/health. */
import type { HandlerInput } from "#server/parts.ts";

export function answerHealth({ reply, parts }: HandlerInput) {
  return reply
    .header("cache-control", "no-store")
    .send({ status: "ok", release: parts.site.release, dataAsOf: parts.colleges.asOf });
}
