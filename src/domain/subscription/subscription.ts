/** What a subscription is worth today: which plan it gives, and until when, from what the payment provider last said. */
import { type Interval, type PlanId } from "./plans.ts";

export const subscriptionStatuses = ["active", "pastDue", "canceled"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Instants are UTC text (ISO 8601). */
export type Subscription = {
  status: SubscriptionStatus;
  interval: Interval | null;
  /** The end of what is paid for, while it goes on by itself. */
  renewsAt: string | null;
  /** When it ends, or ended; null while no end is set. */
  endsAt: string | null;
  /** Since when a payment has been due and failing. */
  pastDueSince: string | null;
};

export type SubscriptionSummary = {
  plan: PlanId;
  status: SubscriptionStatus | null;
  interval: Interval | null;
  renewsAt: string | null;
  endsAt: string | null;
};

/** A card that fails is often a card that was replaced: so long everything goes on as it was. */
export const graceDays = 14;

const dayMs = 24 * 60 * 60_000;

/** Null: there has never been a subscription. */
export function summarizeSubscription(subscription: Subscription | null, now: Date): SubscriptionSummary {
  if (subscription === null) {
    return { plan: "free", status: null, interval: null, renewsAt: null, endsAt: null };
  }
  const { status, interval, renewsAt, endsAt } = subscription;
  const graceEndsAt =
    status === "pastDue" && subscription.pastDueSince !== null ? addGrace(subscription.pastDueSince) : null;
  const until = pickEarliest([endsAt, graceEndsAt]);
  // Nothing heard for so long after the next payment was due: what was said last is not believed any more.
  const believedUntil = renewsAt === null ? null : addGrace(renewsAt);
  const isOver = [until, believedUntil].some((end) => end !== null && Date.parse(end) <= now.getTime());
  const isFamily = status !== "canceled" && !isOver;
  return {
    plan: isFamily ? "family" : "free",
    status,
    interval,
    renewsAt: isFamily && status === "active" && endsAt === null ? renewsAt : null,
    endsAt: until,
  };
}

/** Whether a payment was due since the state was last read, so that it may have changed unheard. */
export function isSubscriptionOutdated(subscription: Subscription, readAt: string, now: Date): boolean {
  const turn = subscription.endsAt ?? subscription.renewsAt;
  if (turn === null || subscription.status === "canceled") return false;
  return Date.parse(turn) <= now.getTime() && Date.parse(readAt) < Date.parse(turn);
}

function addGrace(instant: string): string {
  return new Date(Date.parse(instant) + graceDays * dayMs).toISOString();
}

function pickEarliest(instants: readonly (string | null)[]): string | null {
  const given = instants.filter((instant) => instant !== null);
  return given.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}
