/** Limits by what an account pays for, and what happens to a subscription when its account is erased. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type Buyer,
  getDetail,
  openPayingServer,
  type PayingServer,
} from "../../../test/support/payingServer.ts";

let paying: PayingServer;
let stripe: PayingServer["stripe"];

beforeEach(async () => {
  paying = await openPayingServer();
  ({ stripe } = paying);
});
afterEach(() => paying.close());

describe("plans in sync", () => {
  test("Free keeps one; another is refused with a sentence; what is there already goes on after Family ended", async () => {
    await paying.begin("ana", 1);
    const refused = await paying.tryToBegin("ana", "plan-of-ana-2");
    expect(refused.status).toBe(403);
    expect(getDetail(refused.json)).toBe(
      "The Free plan keeps 1 student’s plan in sync. This one is still on your device. You can change that at /subscription-dashboard.",
    );
    const customer = await paying.buy("ana");
    const second = await paying.begin("ana", 2);
    await stripe.end(customer);
    expect((await paying.tryToBegin("ana", "plan-of-ana-3")).status).toBe(403);
    expect((await paying.tryToBegin("ana", second, 2, 1)).status).toBe(200);
    expect(await paying.read("ana", "/api/account/export")).toContain(second);
  });

  test("a plan to which somebody was let in is not counted as one's own", async () => {
    const planId = await paying.begin("ana", 1);
    await paying.letIn("ben", planId, "parent");
    await paying.begin("ben", 1);
    expect((await paying.tryToBegin("ben", "plan-of-ben-2")).status).toBe(403);
  });

  test("of two that are begun at once, one is in sync", async () => {
    await paying.stateOf("ana");
    const both = await Promise.all(["a", "b"].map((name) => paying.tryToBegin("ana", `plan-of-ana-${name}`)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });
});

describe("erasing an account that pays", () => {
  const erase = (who: Buyer) => paying.send(who, "/api/account/erase", { confirm: "erase" });

  test("ends the subscription and the provider's record of the person first", async () => {
    const customer = await paying.buy("ana");
    const { status, json } = await erase("ana");
    expect(status).toBe(200);
    expect(json).toMatchObject({ receipt: { rows: { subscriptions: 1, payment_events: 3, accounts: 1 } } });
    expect(stripe.subscriptions.map((one) => one.status)).toEqual(["canceled"]);
    expect(stripe.customers.has(customer)).toBe(false);
  });

  test("closes a payment page that is still open", async () => {
    await paying.checkout("ana");
    expect((await erase("ana")).status).toBe(200);
    expect(stripe.sessions.map(({ status }) => status)).toEqual(["expired"]);
  });

  test("is refused where the provider is away, with everything as it was", async () => {
    await paying.buy("ana");
    stripe.setAway(true);
    const refused = await erase("ana");
    expect([refused.status, getDetail(refused.json)]).toEqual([
      503,
      "Your subscription could not be ended right now, so nothing was erased. Please try again in a few minutes.",
    ]);
    stripe.setAway(false);
    expect(await paying.stateOf("ana")).toMatchObject({ plan: "family" });
    expect((await erase("ana")).status).toBe(200);
  });

  test("works without the provider for who never went to pay", async () => {
    await paying.stateOf("ana");
    stripe.setAway(true);
    expect((await erase("ana")).status).toBe(200);
  });

  test("works where the provider has forgotten the person already", async () => {
    stripe.customers.delete(await paying.buy("ana"));
    expect((await erase("ana")).status).toBe(200);
  });

  test("what was paid for is taken along before, without others’", async () => {
    await paying.buy("ana");
    await paying.buy("ben");
    const text = await paying.read("ana", "/api/account/export");
    const [mine, theirs] = stripe.sessions.map(({ customer }) => customer);
    expect(text).toContain(`"customer_id":"${mine}"`);
    expect(text).not.toContain(theirs);
  });
});
