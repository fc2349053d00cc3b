/** What a subscription is worth on a day: paid, due, ending, ended, and not heard of for long. */
import { describe, expect, test } from "vitest";
import { graceDays, isSubscriptionOutdated, type Subscription, summarizeSubscription } from "./subscription.ts";

const day = (count: number) =>
  new Date(Date.parse("2026-11-21T12:00:00Z") + count * 86_400_000).toISOString();
const now = new Date(day(0));

const active: Subscription = {
  status: "active",
  interval: "month",
  renewsAt: day(10),
  endsAt: null,
  pastDueSince: null,
};
const ending: Subscription = { ...active, renewsAt: null, endsAt: day(10) };
const due = (since: number): Subscription => ({
  ...active,
  status: "pastDue",
  renewsAt: null,
  pastDueSince: day(since),
});
const ended: Subscription = { ...active, status: "canceled", renewsAt: null, endsAt: day(-1) };

describe("a family has", () => {
  test.each<[string, Subscription | null, "free" | "family", string | null, string | null]>([
    ["Free, without any subscription", null, "free", null, null],
    ["Family, paid and going on", active, "family", day(10), null],
    ["Family until the day it was cancelled for", ending, "family", null, day(10)],
    ["Free from that day on, heard of or not", { ...ending, endsAt: day(0) }, "free", null, day(0)],
    ["Family still, on the day a payment fails", due(0), "family", null, day(graceDays)],
    ["Family in the last hour of the grace", due(-graceDays + 0.04), "family", null, day(0.04)],
    ["Free once the grace is over", due(-graceDays), "free", null, day(0)],
    ["Free after the end", ended, "free", null, day(-1)],
    [
      "Family a while past a payment day of which nothing was heard",
      { ...active, renewsAt: day(-13) },
      "family",
      day(-13),
      null,
    ],
    ["Free where nothing was heard for too long", { ...active, renewsAt: day(-14) }, "free", null, null],
  ])("%s", (_, subscription, plan, renewsAt, endsAt) => {
    expect(summarizeSubscription(subscription, now)).toMatchObject({ plan, renewsAt, endsAt });
  });
});

describe("the payment provider is asked anew", () => {
  test.each<[string, Subscription, number, boolean]>([
    ["not while the paid time lasts", active, -20, false],
    ["once a payment was due since it was last asked", { ...active, renewsAt: day(-1) }, -20, true],
    ["not again after that", { ...active, renewsAt: day(-1) }, 0, false],
    ["once the cancelled time is over", { ...ending, endsAt: day(-1) }, -20, true],
    ["not after the end", ended, -20, false],
  ])("%s", (_, subscription, readDay, expected) => {
    expect(isSubscriptionOutdated(subscription, day(readDay), now)).toBe(expected);
  });
});
