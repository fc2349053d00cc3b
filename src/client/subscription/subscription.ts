/** The account's subscription as the server tells it, and the ways to the payment provider's own pages. */
import { queryOptions } from "@tanstack/react-query";
import { readJson, sendJson } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import {
  checkoutEndpoint,
  portalEndpoint,
  type SubscriptionReply,
  subscriptionSchema,
} from "#contract/subscription.ts";
import type { Interval } from "#domain/subscription/plans.ts";

/** Null while nobody is known to be signed in: nothing is asked then. */
export const buildSubscriptionQuery = (account: number | null) =>
  queryOptions({
    queryKey: ["subscription", account],
    queryFn: ({ signal }) => readSubscription(signal),
    enabled: account !== null,
    ...cacheClasses.critical,
  });

export async function readSubscription(signal: AbortSignal): Promise<SubscriptionReply> {
  return subscriptionSchema.parse(await readJson("/api/subscription", signal));
}

/** Where Family is paid. */
export async function startCheckout(interval: Interval): Promise<string> {
  const answer = await sendJson("POST", "/api/subscription/checkout", { interval });
  return checkoutEndpoint.reply.parse(answer).url;
}

/** Where it is changed or cancelled. */
export async function openPortal(): Promise<string> {
  return portalEndpoint.reply.parse(await sendJson("POST", "/api/subscription/portal", {})).url;
}
