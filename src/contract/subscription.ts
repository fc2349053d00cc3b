/** What an account has of the paid plan, the ways to buy and to change it, and what the payment provider reports. */
import { z } from "zod/mini";
import { intervals, limitedThings, planIds } from "#domain/subscription/plans.ts";
import { subscriptionStatuses } from "#domain/subscription/subscription.ts";
import type { Endpoint } from "./endpoint.ts";

const amounts = z.record(z.enum(limitedThings), z.nullable(z.number()));
/** An address at the payment provider, where the browser goes next. */
const address = z.string().check(z.regex(/^https?:\/\//));

export const subscriptionSchema = z.object({
  /** Without a payment provider nothing can be bought and everything is open. */
  hasPayments: z.boolean(),
  plan: z.enum(planIds),
  /** The account's own subscription; null where it has none: then "family" comes from somebody it shares a plan with. */
  status: z.nullable(z.enum(subscriptionStatuses)),
  interval: z.nullable(z.enum(intervals)),
  /** When the next payment is due, while it goes on by itself. */
  renewsAt: z.nullable(z.string()),
  /** When the plan ends, or ended; with a failed payment, the end of the time in which it can be made good. */
  endsAt: z.nullable(z.string()),
  /** The most of each; null is no limit. */
  allowances: amounts,
  /** What of it is used now; null where it is not counted. */
  used: amounts,
});
export type SubscriptionReply = z.infer<typeof subscriptionSchema>;

export const subscriptionEndpoint = {
  id: "subscription",
  method: "GET",
  path: "/api/subscription",
  access: "signedIn",
  summary: "Which plan the account has, until when, what it allows and what of it is used.",
  params: null,
  query: null,
  body: null,
  reply: subscriptionSchema,
} as const satisfies Endpoint;

export const checkoutEndpoint = {
  id: "subscriptionCheckout",
  method: "POST",
  path: "/api/subscription/checkout",
  access: "signedIn",
  summary:
    "Where the payment provider takes the payment for Family; 404 where there is none, 409 with Family.",
  params: null,
  query: null,
  body: z.object({
    interval: z.enum(intervals, "Say whether you want to pay by the month or by the year."),
  }),
  reply: z.object({ url: address }),
} as const satisfies Endpoint;

export const portalEndpoint = {
  id: "subscriptionPortal",
  method: "POST",
  path: "/api/subscription/portal",
  access: "signedIn",
  summary:
    "Where a subscription is changed, paid for anew or cancelled; 404 where there is nothing to manage.",
  params: null,
  query: null,
  body: null,
  reply: z.object({ url: address }),
} as const satisfies Endpoint;

export const paymentWebhookEndpoint = {
  id: "paymentWebhook",
  method: "POST",
  path: "/api/payments/webhook",
  access: "everyone",
  summary: "For the payment provider alone: signed reports that something about a subscription has changed.",
  params: null,
  query: null,
  body: null,
  isBodyRaw: true,
  /** An invoice with many lines is some ten thousand bytes. */
  bodyLimitBytes: 256 * 1_024,
  reply: z.object({ isReceived: z.literal(true) }),
} as const satisfies Endpoint;
