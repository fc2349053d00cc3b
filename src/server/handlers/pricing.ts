/** GET /api/pricing: the plans, what they give and what they cost. */
import { listSubscriptionPlans } from "#domain/subscription/plans.ts";
import type { HandlerInput } from "#server/parts.ts";

export function answerPricing({ reply, parts }: HandlerInput) {
  return reply.header("cache-control", "no-cache").send(listSubscriptionPlans(parts.settings.payments !== null));
}
