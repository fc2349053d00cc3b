/** Which state the subscription page shows, given the server's answer about the account. */
import type { SubscriptionReply } from "#contract/subscription.ts";
import type { Interval } from "#domain/subscription/plans.ts";

export type View =
  /** Nothing is sold on this installation. */
  | { kind: "open" }
  /** `endedAt` is when an earlier Family subscription ended; null if there was none. */
  | { kind: "free"; endedAt: string | null }
  | { kind: "renews"; at: string | null; interval: Interval | null }
  | { kind: "ends"; at: string }
  /** A payment failed; everything goes on until then. */
  | { kind: "due"; until: string | null }
  /** That time is over, and the payment is still open. */
  | { kind: "lapsed" }
  /** Somebody with whom a plan is shared pays. */
  | { kind: "covered" };

export function buildSubscriptionView(reply: SubscriptionReply, now: Date): View {
  const { hasPayments, plan, status, interval, renewsAt, endsAt } = reply;
  if (!hasPayments) return { kind: "open" };
  const isOver = endsAt !== null && Date.parse(endsAt) <= now.getTime();
  if (status === "active" && plan === "family" && !isOver) {
    return endsAt === null ? { kind: "renews", at: renewsAt, interval } : { kind: "ends", at: endsAt };
  }
  if (status === "pastDue") return isOver ? { kind: "lapsed" } : { kind: "due", until: endsAt };
  if (plan === "family") return { kind: "covered" };
  return { kind: "free", endedAt: endsAt };
}
