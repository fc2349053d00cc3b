/** What a subscription entitles to today: which plan, and until when, from the payment provider's last report. */
import { type Interval, type PlanId } from "./plans.ts";

export const subscriptionStatuses = ["active", "pastDue", "canceled"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Instants are UTC text (ISO 8601). */
export type Subscription = {
  status: SubscriptionStatus;
  interval: Interval | null;
  /** The end of the paid period, while it renews automatically. */
  renewsAt: string | null;
  /** When it ends or ended; null if no end is set. */
  endsAt: string | null;
  /** Since when a payment has been overdue. */
  pastDueSince: string | null;
};

export type SubscriptionSummary = {
  plan: PlanId;
  status: SubscriptionStatus | null;
  interval: Interval | null;
  renewsAt: string | null;
  endsAt: string | null;
};

/** A failed card is often just a replaced one, so everything continues for this long. */
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
  // If nothing has been heard for this long after a payment was due, the last report is no longer trusted.
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

/** Whether a payment was due since the state was last read, so that it may have changed. */
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
