/** Colleges that meet full need: no family pays more than one with a higher income, and need is met in every state. */
import { describe, expect, test } from "vitest";
import type { StateCode } from "#domain/college/states.ts";
import { findShippedCollege, loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { estimatePrice } from "./band.ts";
import { findLeastAbove } from "./indexPrice.ts";
import { findCollegePolicy } from "./policyRecords.ts";

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

describe("above $110,000 where full need is met", () => {
  const colleges = loadShippedColleges().summaries.filter(
    ({ unitId }) => findCollegePolicy(unitId)?.meetsFullNeed === true,
  );
  const incomesUsd = [110_000, 110_001, 115_000, 150_000, 200_000, 250_000, 350_000, 1_000_000];

  test("the price follows the index at every one of them, and nothing falls as the income rises", () => {
    expect(colleges.length).toBeGreaterThanOrEqual(48);
    for (const { unitId, name } of colleges) {
      let least = { lowUsd: 0, middleUsd: 0, highUsd: 0 };
      for (const incomeUsd of incomesUsd) {
        const band = priceAt(unitId, incomeUsd, "OH");
        const about = `${name} at ${incomeUsd}`;
        if (incomeUsd > 110_000) expect(band.notes, about).toContain("followsIndex");
        if (incomeUsd > 110_001) {
          expect(band.lowUsd, about).toBeGreaterThanOrEqual(least.lowUsd);
          expect(band.middleUsd, about).toBeGreaterThanOrEqual(least.middleUsd);
          expect(band.highUsd, about).toBeGreaterThanOrEqual(least.highUsd);
        }
        least = band;
      }
    }
  });

  test.each([
    ["Grinnell, with a merit award of $26,154 on average", 153_384, 350_000, 30_000],
    ["Carleton", 173_258, 350_000, 20_000],
    ["Rice, where half of tuition is free to $200,000", 227_757, 190_000, 30_000],
    ["Amherst, by need alone", 164_465, 200_000, 30_000],
  ])("%s: a range that a family can use", (_name, unitId, incomeUsd, mostWidthUsd) => {
    const { lowUsd, highUsd } = priceAt(unitId, incomeUsd, "OH");
    expect(highUsd - lowUsd).toBeGreaterThan(5_000);
    expect(highUsd - lowUsd).toBeLessThan(mostWidthUsd);
  });

  test("an average merit award leaves the published price less that award", () => {
    const { lowUsd, stickerUsd } = priceAt(153_384, 1_000_000, "OH");
    const awardUsd = (stickerUsd ?? 0) - lowUsd;
    // The award of 2024-25, in 2027-28.
    expect(awardUsd).toBeGreaterThan(26_154);
    expect(awardUsd).toBeLessThan(31_000);
  });
});

test("a line at the end of a bracket is a cliff too: the card names what families above it pay", () => {
  const illinois = priceAt(145_637, 75_000, "IL");
  const above = priceAt(145_637, 75_001, "IL");
  expect(above.highUsd - illinois.highUsd).toBeGreaterThan(5_000);
  expect(illinois.policy?.highAboveLineUsd).toBeCloseTo(above.highUsd, 0);
  expect(above.missedLine?.aboveUsd).toBe(1);
});
