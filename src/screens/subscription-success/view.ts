/** What the page after paying says: it waits for the report of the payment, and does not wait for ever. */
import type { SubscriptionReply } from "#contract/subscription.ts";

export type View = "notSold" | "paid" | "paymentFailed" | "waiting" | "slow";

/** `asked` is how often the server has answered, `most` how often it is asked before the page stops waiting. */
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
