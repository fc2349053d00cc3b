/** Colleges that meet full need: no family pays more than one with a higher income, and need is met in every state. */
import { describe, expect, test } from "vitest";
import type { StateCode } from "#domain/college/states.ts";
import { findShippedCollege } from "../../../test/support/shippedColleges.ts";
import { estimatePrice } from "./band.ts";
import { findLeastAbove } from "./indexPrice.ts";

function priceAt(unitId: number, familyIncomeUsd: number, homeState: StateCode | null = null) {
  const family = { familyIncomeUsd, familySize: 4, homeState, livingPlan: "onCampus" } as const;
  const band = estimatePrice(findShippedCollege(unitId), family, { entryYear: 2027 });
  if (band === null) throw new RangeError(`no price at ${unitId}`);
  return band;
}

describe("what families with more income paid", () => {
  test.each([
    [[8_697, 2_991, 2_091, 9_941, 53_337], 0, 2_091],
    [[8_697, 2_991, 2_091, 9_941, 53_337], 3, 9_941],
    [[4_000, null, 3_000, 9_000, 1_000], 0, 3_000],
    [[1_000, 2_000, 3_000, 4_000, 5_000], 0, 1_000],
  ] as const)("%j from bracket %i on: %i", (prices, at, leastUsd) => {
    expect(findLeastAbove(prices, at, prices[at] ?? 0)).toBe(leastUsd);
  });

  test.each([
    ["Harvard", 166_027],
    ["Rice", 227_757],
    ["Middlebury", 230_959],
    ["Grinnell", 153_384],
  ])("%s: an income of 25,000 pays no more in the middle than one of 60,000", (_name, unitId) => {
    expect(priceAt(unitId, 25_000).middleUsd).toBeLessThanOrEqual(priceAt(unitId, 60_000).middleUsd);
  });
});

describe("need that is met in every state", () => {
  test.each([
    ["Virginia", 234_076, "VA"],
    ["North Carolina", 199_120, "NC"],
  ] as const)("%s: a low income pays as in-state, a high one by its index", (_name, unitId, home) => {
    expect(priceAt(unitId, 30_000, "FL").middleUsd).toBe(priceAt(unitId, 30_000, home).middleUsd);
    const [away, atHome] = [priceAt(unitId, 220_000, "FL"), priceAt(unitId, 220_000, home)];
    expect(away.middleUsd).toBeGreaterThan(atHome.middleUsd + 5_000);
    expect(away.highUsd).toBeLessThan((away.stickerUsd ?? 0) + 1);
    expect(priceAt(unitId, 400_000, "FL").middleUsd).toBe(priceAt(unitId, 400_000, "FL").stickerUsd);
  });

  test("where it is not, the out-of-state price stands in full", () => {
    expect(priceAt(240_444, 30_000, "FL").lowUsd).toBeGreaterThan(priceAt(240_444, 30_000, "WI").highUsd);
  });
});
