/** The account's subscription, and the links to the payment provider's pages. */
import { queryOptions } from "@tanstack/react-query";
import { call } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import {
  checkoutEndpoint,
  portalEndpoint,
  type SubscriptionReply,
  subscriptionSchema,
} from "#contract/subscription.ts";
import type { Interval } from "#domain/subscription/plans.ts";

/** Null while nobody is known to be signed in; then nothing is fetched. */
export const buildSubscriptionQuery = (account: number | null) =>
  queryOptions({
    queryKey: ["subscription", account],
    queryFn: ({ signal }) => readSubscription(signal),
    enabled: account !== null,
    ...cacheClasses.critical,
  });

export async function readSubscription(signal: AbortSignal): Promise<SubscriptionReply> {
  return subscriptionSchema.parse(await call("subscription", {}, { signal }));
}

/** The checkout page for Family. */
export async function startCheckout(interval: Interval): Promise<string> {
  const answer = await call("subscriptionCheckout", { interval });
  return checkoutEndpoint.replies[200].parse(answer).url;
}

/** The page where it is changed or canceled. */
export async function openPortal(): Promise<string> {
  return portalEndpoint.replies[200].parse(await call("subscriptionPortal", {})).url;
}
