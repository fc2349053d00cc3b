/** Which face the subscription page shows. */
import { expect, test } from "vitest";
import type { SubscriptionReply } from "#contract/subscription.ts";
import { noLimits } from "#domain/subscription/plans.ts";
import { type View, buildSubscriptionView } from "./view.ts";

const now = new Date("2026-11-21T12:00:00Z");
const [yesterday, tomorrow] = ["2026-11-20T12:00:00.000Z", "2026-11-22T12:00:00.000Z"];
const free: SubscriptionReply = {
  hasPayments: true,
  plan: "free",
  status: null,
  interval: null,
  renewsAt: null,
  endsAt: null,
  allowances: noLimits,
  used: noLimits,
};
const family: SubscriptionReply = { ...free, plan: "family", status: "active", interval: "month" };

test.each<[string, SubscriptionReply, View]>([
  ["nothing is sold here", { ...free, hasPayments: false }, { kind: "open" }],
  ["never paid", free, { kind: "free", endedAt: null }],
  ["paid once", { ...free, status: "canceled", endsAt: yesterday }, { kind: "free", endedAt: yesterday }],
  ["paid", { ...family, renewsAt: tomorrow }, { kind: "renews", at: tomorrow, interval: "month" }],
  ["cancelled for tomorrow", { ...family, endsAt: tomorrow }, { kind: "ends", at: tomorrow }],
  [
    "cancelled for yesterday, and looked at before anybody said so",
    { ...family, plan: "free", endsAt: yesterday },
    { kind: "free", endedAt: yesterday },
  ],
  ["a payment failed", { ...family, status: "pastDue", endsAt: tomorrow }, { kind: "due", until: tomorrow }],
  ["it failed for long", { ...free, status: "pastDue", endsAt: yesterday }, { kind: "lapsed" }],
  ["a parent pays", { ...family, status: null, interval: null }, { kind: "covered" }],
  [
    "a parent pays after one's own ended",
    { ...family, status: "canceled", endsAt: yesterday },
    { kind: "covered" },
  ],
])("%s", (_, reply, expected) => {
  expect(buildSubscriptionView(reply, now)).toEqual(expected);
});
