/** The labels: both sides of each threshold, and the two conditions of a safety. */
import { describe, expect, test } from "vitest";
import type { Chance } from "./chance.ts";
import { toShownChance, toShownShare } from "./display.ts";
import { chooseLabel } from "./label.ts";

function makeEstimate(share: number, low = share, high = share): Chance & { kind: "estimate" } {
  return {
    kind: "estimate",
    share,
    low,
    high,
    applicantZ: 0,
    enrolledZ: 0,
    gpaWeight: 1,
    testWeight: 0,
    testUsed: null,
    admitRate: 0.5,
    group: null,
    shareWithScore: null,
    widenedBecause: [],
    isCapped: false,
  };
}

describe("labels", () => {
  test.each([
    { name: "just under a quarter", share: 0.2499, low: 0.1, rate: 0.5, code: "reach" },
    { name: "a quarter", share: 0.25, low: 0.1, rate: 0.5, code: "target" },
    { name: "just under three quarters", share: 0.7499, low: 0.6, rate: 0.5, code: "target" },
    { name: "three quarters with an even low end", share: 0.75, low: 0.5, rate: 0.5, code: "likely" },
    { name: "three quarters with a low end under even", share: 0.75, low: 0.4999, rate: 0.5, code: "target" },
    { name: "just under nine tenths", share: 0.8999, low: 0.8, rate: 0.5, code: "likely" },
    { name: "nine tenths", share: 0.9, low: 0.75, rate: 0.5, code: "safety" },
    {
      name: "nine tenths with a low end under three quarters",
      share: 0.9,
      low: 0.7499,
      rate: 0.5,
      code: "likely",
    },
    {
      name: "a strong chance where under a fifth get in",
      share: 0.95,
      low: 0.8,
      rate: 0.1999,
      code: "reach",
    },
    { name: "a strong chance where a fifth get in", share: 0.95, low: 0.8, rate: 0.2, code: "safety" },
  ])("$name is a $code", ({ share, low, rate, code }) => {
    expect(chooseLabel(makeEstimate(share, low), rate, 10_000, 10_000).code).toBe(code);
  });

  test.each([
    { name: "price within the limit", price: 10_000, pay: 10_000, code: "safety", because: "guaranteed" },
    {
      name: "price a dollar above",
      price: 10_001,
      pay: 10_000,
      code: "likelyPriceNotSafe",
      because: "priceAboveLimit",
    },
    { name: "no price known", price: null, pay: 10_000, code: "likelyPriceNotSafe", because: "priceUnknown" },
    { name: "no limit given", price: 10_000, pay: null, code: "likelyPriceNotSafe", because: "limitUnknown" },
  ])("guaranteed admission with $name is $code", ({ price, pay, code, because }) => {
    const chance: Chance = { kind: "guaranteed", guaranteeId: "michiganAssured" };
    // A guarantee takes priority over the admit rate.
    expect(chooseLabel(chance, 0.1, price, pay)).toEqual({ code, because });
  });

  test("open admission within the limit is a safety, and without an estimate there is no label", () => {
    expect(chooseLabel({ kind: "open", because: "openAdmission" }, null, 5_000, 6_000)).toEqual({
      code: "safety",
      because: "openAdmission",
    });
    expect(chooseLabel({ kind: "unknown", because: "noAdmitRate" }, null, 1, 2)).toEqual({
      code: "unknown",
      because: "noAdmitRate",
    });
  });
});

describe("how a chance is shown", () => {
  test.each([
    { share: 0.0499, shown: { code: "under5" } },
    { share: 0.05, shown: { code: "percent", percent: 5 } },
    { share: 0.0749, shown: { code: "percent", percent: 5 } },
    { share: 0.075, shown: { code: "percent", percent: 10 } },
    { share: 0.625, shown: { code: "percent", percent: 65 } },
    { share: 0.95, shown: { code: "percent", percent: 95 } },
    { share: 0.9501, shown: { code: "over95" } },
  ])("a share of $share", ({ share, shown }) => {
    expect(toShownShare(share)).toEqual(shown);
  });

  test("a hundred dots are split into certain, possible and the rest", () => {
    expect(toShownChance(makeEstimate(0.4, 0.22, 0.61)).dots).toEqual({ low: 22, between: 39, rest: 39 });
    expect(toShownChance(makeEstimate(0.999, 0.998, 0.9999)).dots).toEqual({ low: 99, between: 0, rest: 1 });
  });
});
