/** Buying, changing, failed payments and canceling, over HTTP on both sides: with a fake payment provider. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stripePayments } from "#server/parts/payments/stripePayments.ts";
import {
  buyers,
  getDetail,
  openPayingServer,
  type PayingServer,
  toNextDay,
} from "../../../test/support/payingServer.ts";
import { createTestServer } from "../../../test/support/testServer.ts";
import { createTokenIdentity } from "../../../test/support/tokenIdentity.ts";

let paying: PayingServer;
let stripe: PayingServer["stripe"];

beforeEach(async () => {
  paying = await openPayingServer();
  ({ stripe } = paying);
});
afterEach(() => paying.close());

describe("a subscription", () => {
  test("is bought by the month, changed to the year, fails to pay, recovers, is cancelled, and ends", async () => {
    expect(await paying.stateOf("ana")).toMatchObject({ hasPayments: true, plan: "free", status: null });
    const customer = await paying.buy("ana");
    const bought = { plan: "family", status: "active", interval: "month" };
    expect(await paying.stateOf("ana")).toMatchObject({ ...bought, renewsAt: toNextDay(30), endsAt: null });
    expect((await paying.stateOf("ana")).allowances).toEqual({
      plansInSync: null,
      peopleInvited: null,
      remindersPerMonth: null,
    });

    paying.later(1);
    await stripe.changeTo(customer, "year");
    expect(await paying.stateOf("ana")).toMatchObject({
      ...bought,
      interval: "year",
      renewsAt: toNextDay(366),
    });

    paying.later(365);
    await stripe.failPayment(customer);
    const failing = { plan: "family", status: "pastDue", renewsAt: null, endsAt: toNextDay(380) };
    expect(await paying.stateOf("ana")).toMatchObject(failing);
    paying.later(14);
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "free", status: "pastDue" });
    await stripe.recover(customer);
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "family", status: "active", endsAt: null });

    await stripe.cancelAtEnd(customer);
    const ends = stripe.subscriptions[0]?.items.data[0]?.current_period_end ?? 0;
    const endsAt = new Date(ends * 1_000).toISOString();
    expect(await paying.stateOf("ana")).toMatchObject({
      plan: "family",
      status: "active",
      renewsAt: null,
      endsAt,
    });
    paying.later((ends * 1_000 - paying.now().getTime()) / 86_400_000);
    await stripe.end(customer);
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "free", status: "canceled", endsAt });
  });

  test("is the account's own: to others it does not show", async () => {
    await paying.buy("ana");
    expect(await paying.stateOf("ben")).toMatchObject({ plan: "free", status: null });
    expect((await paying.send("ben", "/api/subscription/portal")).status).toBe(404);
  });

  test("of which an ending was not reported is asked about anew once its time is over", async () => {
    const customer = await paying.buy("ana");
    stripe.setHolding(true);
    await stripe.end(customer);
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "family" });
    paying.later(31);
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "free", status: "canceled" });
  });

  test("that cannot be asked about stands as it was last known", async () => {
    await paying.buy("ana");
    stripe.setAway(true);
    paying.later(31);
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "family", status: "active" });
  });

  test("covers the people with whom a plan is shared, and no counselor", async () => {
    const planId = await paying.begin("ana", 1);
    await paying.letIn("ben", planId, "parent");
    await paying.letIn("cora", planId, "counselor");
    await paying.buy("ben");
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "family", status: null });
    expect((await paying.stateOf("ana")).used).toEqual({
      plansInSync: 1,
      peopleInvited: 2,
      remindersPerMonth: 0,
    });
    expect(await paying.stateOf("cora")).toMatchObject({ plan: "free" });
    await stripe.end(stripe.sessions.at(-1)?.customer ?? "");
    await paying.buy("cora");
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "free" });
  });
});

describe("going to pay", () => {
  test("says who pays for what, and leads back here", async () => {
    await paying.checkout("ana", "year");
    const [session] = stripe.sessions;
    const price = stripe.prices.find(({ recurring }) => recurring.interval === "year");
    expect(session?.fields).toMatchObject({
      mode: "subscription",
      "line_items[0][price]": price?.id,
      success_url: "https://plan.example/subscription-success",
      cancel_url: "https://plan.example/pricing",
    });
    const customer = stripe.customers.get(session?.customer ?? "");
    expect(customer?.email).toBe("ana@example.com");
    expect(session?.fields["client_reference_id"]).toBe(customer?.account);
  });

  test("makes product, prices and portal once, and a price anew where its amount has changed", async () => {
    await paying.checkout("ana");
    const [month] = stripe.prices;
    expect(stripe.prices.map((price) => [price.lookup_key, price.unit_amount, price.currency])).toEqual([
      ["tassel_family_month", 600, "usd"],
      ["tassel_family_year", 4_800, "usd"],
    ]);
    if (month !== undefined) month.unit_amount = 500;
    const other = await createTestServer(
      { payments: stripe.settings },
      paying.now,
      createTokenIdentity(buyers),
    );
    const asked = await other.server.inject({
      method: "POST",
      url: "/api/subscription/checkout",
      headers: { authorization: "Bearer ben" },
      payload: { interval: "month" },
    });
    await other.close();
    expect(asked.statusCode).toBe(200);
    expect(month?.lookup_key).toBeNull();
    expect(stripe.prices.slice(2).map((price) => [price.lookup_key, price.unit_amount])).toEqual([
      ["tassel_family_month", 600],
    ]);
  });

  test("twice leads to one place; the other interval takes its place; one customer stands for the account", async () => {
    const first = await paying.checkout("ana");
    expect(await paying.checkout("ana")).toBe(first);
    const yearly = await paying.checkout("ana", "year");
    expect(stripe.sessions.map(({ status }) => status)).toEqual(["expired", "open"]);
    expect(await paying.checkout("ana")).not.toBe(yearly);
    expect(stripe.customers.size).toBe(1);
  });

  test("at the same time in several tabs begins one payment", async () => {
    await paying.checkout("ben");
    const answers = await Promise.all(
      [1, 2, 3].map(() => paying.send("ana", "/api/subscription/checkout", { interval: "month" })),
    );
    const urls = answers.flatMap(({ status, json }) =>
      status === 200 ? [(json as { url: string }).url] : [],
    );
    expect(new Set(urls).size).toBe(1);
    expect(stripe.sessions.filter(({ status }) => status === "open")).toHaveLength(2);
  });

  test("is refused to who pays already, also where nothing was reported yet", async () => {
    stripe.setHolding(true);
    await paying.buy("ana");
    const again = await paying.send("ana", "/api/subscription/checkout", { interval: "year" });
    expect(again.status).toBe(409);
    expect(getDetail(again.json)).toContain("You already have a subscription.");
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "family" });
  });

  test("works again after an end, and after the provider's own records were deleted", async () => {
    const customer = await paying.buy("ana");
    await stripe.end(customer);
    expect(await paying.buy("ana")).toBe(customer);
    stripe.customers.delete(customer);
    expect(await paying.buy("ana")).not.toBe(customer);
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "family" });
  });

  test.each([
    ["an unknown interval", { interval: "week" }, 400],
    ["nothing", {}, 400],
  ])("with %s is refused", async (_, body, status) => {
    expect((await paying.send("ana", "/api/subscription/checkout", body)).status).toBe(status);
  });

  test("is said to be impossible just now where the provider is away, and nothing of it is lost", async () => {
    stripe.setAway(true);
    const refused = await paying.send("ana", "/api/subscription/checkout", { interval: "month" });
    expect([refused.status, getDetail(refused.json)]).toEqual([
      503,
      "The payment service is not answering right now. Nothing was charged. Please try again in a minute.",
    ]);
    stripe.setAway(false);
    await paying.checkout("ana");
  });

  test("works again in the next minute where the provider failed in the middle of a first step", async () => {
    const status = async () =>
      (await paying.send("ana", "/api/subscription/checkout", { interval: "month" })).status;
    // Prices, then a customer, then the payment itself: an error in any of them is remembered for a day under
    // its key.
    const begun = [() => paying.stateOf("ana"), () => paying.checkout("ben"), () => paying.checkout("ana")];
    for (const begin of begun) {
      await begin();
      paying.later(1);
      for (const session of stripe.sessions) session.status = "expired";
      stripe.setFailing(true);
      expect(await status()).toBe(503);
      stripe.setFailing(false);
      paying.later(1 / 1_440);
    }
    expect(await status()).toBe(200);
  });

  test("is open to who has a very long address", async () => {
    const payments = stripePayments(stripe.settings, () => undefined, paying.now);
    const email = `${"a".repeat(64)}@${"b".repeat(180)}.example`;
    expect(await payments.createCustomer({ accountId: randomUUID(), email, replaces: null })).toMatchObject({
      ok: true,
    });
  });

  test("the portal is for who went to pay before, with both prices to choose from", async () => {
    expect((await paying.send("ana", "/api/subscription/portal")).status).toBe(404);
    await paying.buy("ana");
    const { status, json } = await paying.send("ana", "/api/subscription/portal");
    expect([status, (json as { url: string }).url.startsWith(String(stripe.settings.apiUrl))]).toEqual([
      200,
      true,
    ]);
    await paying.send("ana", "/api/subscription/portal");
    expect(stripe.portalConfigurations).toHaveLength(1);
    stripe.setAway(true);
    expect((await paying.send("ana", "/api/subscription/portal")).status).toBe(503);
  });
});

test("no answer names a customer, a key or an amount that was paid", async () => {
  await paying.buy("ana");
  const state = JSON.stringify(await paying.stateOf("ana"));
  expect(state).not.toMatch(/cus_|sub_|price_|sk_|whsec_|600/);
});
