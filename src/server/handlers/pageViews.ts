/** To be stored. */
import type { HandlerInput } from "#server/parts.ts";

export function answerPageView({ reply }: HandlerInput) {
  return reply.code(204).send();
}
