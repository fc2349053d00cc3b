/** To be stored. */
import type { HandlerInput } from "#server/parts.ts";

export function answerWaitlist({ reply }: HandlerInput) {
  return reply.send({ status: "received" });
}
