/** What the page after checkout shows: it waits for the payment report, but not forever. */
import type { SubscriptionReply } from "#contract/subscription.ts";

export type View = "notSold" | "paid" | "paymentFailed" | "waiting" | "slow";

/** `asked` is how often the server has answered, `maximum` the limit before the page stops waiting. */
export function buildSuccessView(
  { hasPayments, status }: Pick<SubscriptionReply, "hasPayments" | "status">,
  asked: number,
  maximum: number,
): View {
  if (!hasPayments) return "notSold";
  if (status === "active") return "paid";
  if (status === "pastDue") return "paymentFailed";
  return asked < maximum ? "waiting" : "slow";
}
