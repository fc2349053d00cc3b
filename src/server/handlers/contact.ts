/** To be stored. */
import type { HandlerInput } from "#server/parts.ts";

export function answerContact({ reply }: HandlerInput) {
  return reply.send({ status: "received" });
}
