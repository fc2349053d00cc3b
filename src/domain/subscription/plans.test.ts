/** The plans: what may be limited, and when anything can be bought. */
import { describe, expect, test } from "vitest";
import { canBuyPlan, limitedThings, pricingOf, type SubscriptionPlan, subscriptionPlans } from "./plans.ts";

const [free, family] = subscriptionPlans;

test("the free plan is offered, costs nothing and limits nothing", () => {
  expect(free).toMatchObject({ id: "free", priceCents: 0, isAvailable: true, limits: {} });
});

test("the family plan is not offered yet, and has no price until one is set", () => {
  expect(family).toMatchObject({ id: "family", priceCents: null, isAvailable: false });
});

test("only what costs the server is ever limited: no tool, no export, no result", () => {
  for (const plan of subscriptionPlans) {
    for (const thing of Object.keys(plan.limits)) expect(limitedThings).toContain(thing);
  }
  expect(limitedThings.join(" ")).not.toMatch(/tool|export|result|college|quiz|calculator|chance|price/i);
});

test("ids are unique, prices are whole cents, and every plan says what it gives", () => {
  expect(new Set(subscriptionPlans.map((plan) => plan.id)).size).toBe(subscriptionPlans.length);
  for (const { priceCents, features } of subscriptionPlans) {
    expect(priceCents === null || (Number.isInteger(priceCents) && priceCents >= 0)).toBe(true);
    expect(features.length).toBeGreaterThan(0);
  }
});

describe("a plan can be bought", () => {
  const priced: SubscriptionPlan = { ...(family ?? fail()), priceCents: 500, isAvailable: true };
  test.each([
    ["where payments are configured, it is offered and has a price", priced, true, true],
    ["not without payments", priced, false, false],
    ["not before it is offered", { ...priced, isAvailable: false }, true, false],
    ["not before its price is set", { ...priced, priceCents: null }, true, false],
    ["not where it is free", { ...priced, priceCents: 0 }, true, false],
  ])("%s", (_, plan, hasPayments, expected) => {
    expect(canBuyPlan(plan, hasPayments)).toBe(expected);
  });
});

test.each([true, false])("today nothing can be bought, payments configured: %s", (hasPayments) => {
  const pricing = pricingOf(hasPayments);
  expect(pricing.canBuy).toBe(false);
  expect(pricing.plans.map((plan) => plan.id)).toEqual(["free", "family"]);
});

function fail(): never {
  throw new Error("There are two plans.");
}
