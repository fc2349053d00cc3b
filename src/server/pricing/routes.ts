/** GET /api/pricing: the plans, what they include and what they cost. */
import type { pricingEndpoints } from "#contract/pricing.ts";
import { listSubscriptionPlans } from "#domain/subscription/plans.ts";
import type { HandlersFor } from "#server/http/handler.ts";

export const pricingHandlers: HandlersFor<typeof pricingEndpoints> = {
  pricing: ({ parts }) => ({
    status: 200,
    body: listSubscriptionPlans(parts.settings.payments !== null),
    headers: { "cache-control": "no-cache" },
  }),
};
