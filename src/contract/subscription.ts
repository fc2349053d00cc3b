/** /api/subscription: an account's paid plan; buying and changing it; and the payment provider's webhooks. */
import { z } from "zod/mini";
import { intervals, limitedThings, planIds } from "#domain/subscription/plans.ts";
import { subscriptionStatuses } from "#domain/subscription/subscription.ts";
import type { Endpoint } from "./endpoint.ts";

const amounts = z.record(z.enum(limitedThings), z.nullable(z.number()));
/** A page at the payment provider, where the browser goes next. */
const address = z.string().check(z.regex(/^https?:\/\//));

export const subscriptionSchema = z.object({
  /** Without a payment provider nothing is for sale and everything is open. */
  hasPayments: z.boolean(),
  plan: z.enum(planIds),
  /**
   * The account's own subscription; null if it has none: then "family" comes from someone it shares a plan
   * with.
   */
  status: z.nullable(z.enum(subscriptionStatuses)),
  interval: z.nullable(z.enum(intervals)),
  /** When the next payment is due, if it renews automatically. */
  renewsAt: z.nullable(z.string()),
  /** When the plan ends or ended; after a failed payment, the end of the grace period. */
  endsAt: z.nullable(z.string()),
  /** The maximum of each; null is no limit. */
  allowances: amounts,
  /** Current usage; null if it is not counted. */
  used: amounts,
});
export type SubscriptionReply = z.infer<typeof subscriptionSchema>;

export const subscriptionEndpoint = {
  id: "subscription",
  method: "GET",
  path: "/api/subscription",
  access: "signedIn",
  summary: "Which plan the account has, until when, what it allows and what of it is used.",
  replies: { 200: subscriptionSchema },
} as const satisfies Endpoint;

export const checkoutEndpoint = {
  id: "subscriptionCheckout",
  method: "POST",
  path: "/api/subscription/checkout",
  access: "signedIn",
  limit: "signedIn",
  summary:
    "Where the payment provider takes the payment for Family; 404 where there is none, 409 with Family.",
  body: z.object({
    interval: z.enum(intervals, "Say whether you want to pay by the month or by the year."),
  }),
  replies: { 200: z.object({ url: address }) },
} as const satisfies Endpoint;

export const portalEndpoint = {
  id: "subscriptionPortal",
  method: "POST",
  path: "/api/subscription/portal",
  access: "signedIn",
  limit: "signedIn",
  summary: "Where a subscription is changed, paid again or canceled; 404 where there is nothing to manage.",
  replies: { 200: z.object({ url: address }) },
} as const satisfies Endpoint;

export const paymentWebhookEndpoint = {
  id: "paymentWebhook",
  method: "POST",
  path: "/api/payments/webhook",
  access: "everyone",
  limit: "payments",
  summary: "For the payment provider alone: signed reports that something about a subscription has changed.",
  isBodyRaw: true,
  /** An invoice with many lines takes tens of thousands of bytes. */
  bodyLimitBytes: 256 * 1_024,
  replies: { 200: z.object({ isReceived: z.literal(true) }) },
} as const satisfies Endpoint;

export const subscriptionEndpoints = [
  subscriptionEndpoint,
  checkoutEndpoint,
  portalEndpoint,
  paymentWebhookEndpoint,
] as const;
