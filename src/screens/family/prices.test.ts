/** Which prices a shared plan shows: the family's own only if money is shared, stored in the account and answered. */
import { describe, expect, test } from "vitest";
import type { SharedPlan } from "#client/family/sharedPlan.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { canShowMoney } from "./prices.ts";

const plan = makeEmptyPlan("plan-1", "2026-11-21T08:00:00.000Z");
const withIncome: Plan = { ...plan, money: { ...plan.money, familyIncomeUsd: 61_000 } };
const withNoIncome: Plan = { ...plan, money: { ...plan.money, familyIncomeUsd: 0 } };
const withWish: Plan = { ...plan, money: { ...plan.money, payPerYearUsd: 18_000 } };
const withAid: Plan = { ...plan, aid: { "first.agi": 48_000 } };
const since = "2026-11-21T09:00:00.000Z";

describe("the family’s own prices are shown", () => {
  test.each<[string, Plan, SharedPlan["scopes"], string | null, boolean]>([
    ["with an income, shared and kept", withIncome, ["plan", "money"], since, true],
    ["with an income of nothing, which is an answer", withNoIncome, ["plan", "money"], since, true],
    ["with answers for financial aid alone", withAid, ["plan", "money"], since, true],
    ["not where the money is not for this person", withIncome, ["plan", "notes"], since, false],
    ["not where the money stays on the devices", withIncome, ["plan", "money"], null, false],
    ["not where nothing was answered", plan, ["plan", "money"], since, false],
    ["not by what the family can pay alone", withWish, ["plan", "money"], since, false],
  ])("%s", (_, shared, scopes, moneySharedSince, isShown) => {
    expect(canShowMoney({ plan: shared, revision: 1, scopes, moneySharedSince })).toBe(isShown);
  });
});
