/** GET and HEAD /api/user/profile: nobody can sign in yet, so everyone is a visitor. */
import type { HandlerInput } from "#server/parts.ts";

export function answerUserProfile({ reply }: HandlerInput) {
  return reply.code(204).header("cache-control", "no-store").send();
}
