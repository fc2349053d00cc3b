/** The plans: what may be limited, what they cost, and what applies when nothing is sold. */
import { describe, expect, test } from "vitest";
import {
  familyPlan,
  freePlan,
  intervals,
  limitedThings,
  listSubscriptionPlans,
  openPlan,
  subscriptionPlans,
} from "./plans.ts";

test("only what costs server resources is ever limited: no tool, no export, no result", () => {
  for (const plan of subscriptionPlans) {
    expect(Object.keys(plan.limits).toSorted()).toEqual([...limitedThings].toSorted());
  }
  expect(limitedThings.join(" ")).not.toMatch(/tool|export|result|college|quiz|calculator|chance|price/i);
});

test("the free plan costs nothing and states its limits correctly", () => {
  expect(freePlan.prices).toEqual([]);
  expect(freePlan.limits).toEqual({ plansInSync: 1, peopleInvited: 1, remindersPerMonth: 5 });
  const said = freePlan.features.join(" ");
  expect(said).toContain("1 student’s plan synced");
  expect(said).toContain("1 person invited");
  expect(said).toContain("5 reminder emails a month");
});

test("the family plan has no limits and is paid monthly or, for less, yearly", () => {
  expect(Object.values(familyPlan.limits)).toEqual([null, null, null]);
  expect(familyPlan.prices.map(({ interval, priceCents }) => [interval, priceCents])).toEqual([
    ["month", 600],
    ["year", 4_800],
  ]);
  expect(new Set(familyPlan.prices.map(({ lookupKey }) => lookupKey)).size).toBe(intervals.length);
});

describe("what the pricing page receives", () => {
  test("with payments: both plans, and no payment provider key", () => {
    const pricing = listSubscriptionPlans(true);
    expect(pricing.canBuy).toBe(true);
    expect(pricing.plans.map(({ id }) => id)).toEqual(["free", "family"]);
    expect(JSON.stringify(pricing)).not.toContain("lookup");
  });

  test("without payments: one plan with everything in Family, and nothing to buy", () => {
    const pricing = listSubscriptionPlans(false);
    expect([pricing.canBuy, pricing.plans.map(({ id }) => id)]).toEqual([false, ["free"]]);
    expect(Object.values(openPlan.limits)).toEqual([null, null, null]);
    for (const feature of familyPlan.features.slice(1)) expect(openPlan.features).toContain(feature);
    expect(openPlan.features.join(" ")).not.toMatch(/\d/);
  });
});
