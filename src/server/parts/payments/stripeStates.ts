/** Converts a Stripe customer's subscriptions to ours. */
import { type Interval, intervals } from "#domain/subscription/plans.ts";
import type { Subscription, SubscriptionStatus } from "#domain/subscription/subscription.ts";

/** The fields of Stripe's subscription that we read; instants are seconds. */
export type StripeSubscription = {
  status: string;
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  items: {
    data: readonly {
      current_period_start: number;
      current_period_end: number;
      price: { recurring: { interval: string } | null };
    }[];
  };
};

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  active: "active",
  trialing: "active",
  past_due: "pastDue",
  unpaid: "pastDue",
  canceled: "canceled",
  paused: "canceled",
};

const rank: Readonly<Record<SubscriptionStatus, number>> = { active: 0, pastDue: 1, canceled: 2 };

/**
 * The one that counts: paid before due before ended, then the newest. One whose first payment never arrived
 * has not begun.
 */
export function chooseSubscription(all: readonly StripeSubscription[]): Subscription | null {
  const begun = all.flatMap((one) => {
    const status = statuses[one.status];
    return status === undefined ? [] : [{ one, status }];
  });
  const [chosen] = begun.toSorted((a, b) => rank[a.status] - rank[b.status] || b.one.created - a.one.created);
  return chosen === undefined ? null : read(chosen.one, chosen.status);
}

function read(one: StripeSubscription, status: SubscriptionStatus): Subscription {
  const [item] = one.items.data;
  const periodEnd = item?.current_period_end ?? null;
  const cancelAt = one.cancel_at ?? (one.cancel_at_period_end ? periodEnd : null);
  return {
    status,
    interval: toInterval(item?.price.recurring?.interval),
    renewsAt: status === "active" && cancelAt === null ? instant(periodEnd) : null,
    endsAt: instant(status === "canceled" ? one.ended_at : cancelAt),
    // A payment is due with the period it is for.
    pastDueSince: status === "pastDue" ? instant(item?.current_period_start ?? one.created) : null,
  };
}

function toInterval(said: string | undefined): Interval | null {
  return intervals.find((interval) => interval === said) ?? null;
}

function instant(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1_000).toISOString();
}
