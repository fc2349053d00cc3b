/** GET /api/pricing (query key stripe-prices): what can be bought, if anything. */
import { z } from "zod/mini";
import { intervals } from "#domain/subscription/plans.ts";
import type { Endpoint } from "./endpoint.ts";

export const pricingReplySchema = z.object({
  /** Whether a payment provider is configured; without one nothing can be bought and every feature is open. */
  canBuy: z.boolean(),
  currency: z.literal("usd"),
  plans: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** What it costs, in cents, by how often it is paid; none: it is free. */
      prices: z.array(z.object({ interval: z.enum(intervals), priceCents: z.number() })),
      /** What it gives, in the words of the pricing page. */
      features: z.array(z.string()),
      /** The most people that can be invited, plans that are kept in sync, and so on; null is no limit. */
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
