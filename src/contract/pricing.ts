/** GET /api/pricing (query key stripe-prices): what can be bought, if anything. */
import { z } from "zod/mini";
import { intervals } from "#domain/subscription/plans.ts";
import type { Endpoint } from "./endpoint.ts";

export const pricingReplySchema = z.object({
  /** Whether a payment provider is configured; without one nothing is for sale and every feature is open. */
  canBuy: z.boolean(),
  currency: z.literal("usd"),
  plans: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The price in cents, by billing interval; an empty list means free. */
      prices: z.array(z.object({ interval: z.enum(intervals), priceCents: z.number() })),
      /** What it includes, as worded on the pricing page. */
      features: z.array(z.string()),
      /** The maximum number of people invited, plans synced and so on; null is no limit. */
      limits: z.record(z.string(), z.nullable(z.number())),
    }),
  ),
});
export type PricingReply = z.infer<typeof pricingReplySchema>;

export const pricingEndpoint = {
  id: "pricing",
  method: "GET",
  path: "/api/pricing",
  access: "everyone",
  summary: "The plans, what they give and what they cost.",
  replies: { 200: pricingReplySchema },
} as const satisfies Endpoint;

export const pricingEndpoints = [pricingEndpoint] as const;
