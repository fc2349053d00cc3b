/** Which of Stripe's subscriptions counts, and how it is read. */
import { expect, test } from "vitest";
import { chooseSubscription, type StripeSubscription } from "./stripeStates.ts";

const at = (day: number) => Date.UTC(2026, 10, day) / 1_000;
const instant = (day: number) => new Date(at(day) * 1_000).toISOString();

const one = (
  status: string,
  created: number,
  changed: Partial<StripeSubscription> = {},
): StripeSubscription => ({
  status,
  created: at(created),
  cancel_at: null,
  cancel_at_period_end: false,
  ended_at: null,
  items: {
    data: [
      {
        current_period_start: at(created),
        current_period_end: at(created + 30),
        price: { recurring: { interval: "month" } },
      },
    ],
  },
  ...changed,
});

const bare = { interval: "month", renewsAt: null, endsAt: null, pastDueSince: null };

test.each<[string, StripeSubscription[], object | null]>([
  ["nothing was ever bought", [], null],
  [
    "a first payment that never came began nothing",
    [one("incomplete", 1), one("incomplete_expired", 2)],
    null,
  ],
  ["paid", [one("active", 1)], { ...bare, status: "active", renewsAt: instant(31) }],
  ["on trial", [one("trialing", 1)], { ...bare, status: "active", renewsAt: instant(31) }],
  [
    "cancelled for the end of the month",
    [one("active", 1, { cancel_at_period_end: true })],
    { ...bare, status: "active", endsAt: instant(31) },
  ],
  [
    "cancelled for a day of its own",
    [one("active", 1, { cancel_at: at(9) })],
    { ...bare, status: "active", endsAt: instant(9) },
  ],
  ["a payment failed", [one("past_due", 3)], { ...bare, status: "pastDue", pastDueSince: instant(3) }],
  ["no more tries are made", [one("unpaid", 3)], { ...bare, status: "pastDue", pastDueSince: instant(3) }],
  ["over", [one("canceled", 1, { ended_at: at(5) })], { ...bare, status: "canceled", endsAt: instant(5) }],
  [
    "bought again after an end: the new one",
    [one("canceled", 9, { ended_at: at(10) }), one("active", 3)],
    { ...bare, status: "active", renewsAt: instant(33) },
  ],
  [
    "two are paid: the newer one",
    [one("active", 1), one("active", 4), one("past_due", 6)],
    { ...bare, status: "active", renewsAt: instant(34) },
  ],
  [
    "with a status of a later day of Stripe’s",
    [one("resting", 5), one("canceled", 1, { ended_at: at(2) })],
    { ...bare, status: "canceled", endsAt: instant(2) },
  ],
])("%s", (_, all, expected) => {
  expect(chooseSubscription(all)).toEqual(expected);
});
