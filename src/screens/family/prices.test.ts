/** Whose prices a shared plan shows: the family's own only where money is shared, kept in the account and answered. */
import { describe, expect, test } from "vitest";
import type { SharedPlan } from "#client/family/sharedPlan.ts";
import { type CollegeStatus, makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { buildPriceRows, canShowMoney } from "./prices.ts";

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

describe("the rows of prices", () => {
  const known = [1, 2, 3].map((unitId) => makeCollege({ unitId }));
  const list = (...colleges: [number, CollegeStatus][]): Pick<Plan, "colleges"> => ({
    colleges: colleges.map(([unitId, status]) => ({
      unitId,
      status,
      addedAt: since,
      applicationPlan: null,
      note: "",
    })),
  });
  const getCollege = (unitId: number) => known.find((college) => college.unitId === unitId) ?? null;
  const priced: number[] = [];
  const noPrice = ({ unitId }: { unitId: number }): PriceBand | null => {
    priced.push(unitId);
    return null;
  };
  const getRows = (...colleges: [number, CollegeStatus][]) =>
    buildPriceRows(list(...colleges), getCollege, noPrice).map(({ college }) => college.unitId);

  test("stand in the order of the list, also where a college has no price", () => {
    expect(getRows([3, "considering"], [1, "enrolled"], [2, "waitlisted"])).toEqual([3, 1, 2]);
  });

  test("leave out a college that said no, and never ask for its price", () => {
    priced.length = 0;
    expect(getRows([1, "applying"], [2, "denied"], [3, "admitted"])).toEqual([1, 3]);
    expect(priced).toEqual([1, 3]);
  });

  test("leave out a number that no college has", () => {
    expect(getRows([99, "applying"], [2, "applied"])).toEqual([2]);
  });
});
