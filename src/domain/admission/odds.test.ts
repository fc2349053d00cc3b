/** List odds compared with a simulation, and what one more college adds. */
import { describe, expect, test } from "vitest";
import type { Chance } from "./chance.ts";
import { toLogOdds, toShare } from "./curve.ts";
import { calculateListOdds, calculateMarginalOdds, type OddsEntry } from "./odds.ts";

function makeEntry(
  unitId: number,
  share: number | Chance["kind"],
  priceUpperUsd: number | null = 10_000,
): OddsEntry {
  return { unitId, priceUpperUsd, chance: makeChance(share) };
}

function makeChance(share: number | Chance["kind"]): Chance {
  if (share === "open") return { kind: "open", because: "openAdmission" };
  if (share === "guaranteed") return { kind: "guaranteed", guarantee: { id: "x", promise: null } };
  if (typeof share !== "number") return { kind: "unknown", because: "noAdmitRate" };
  return {
    kind: "estimate",
    share,
    low: share,
    high: share,
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

describe("the odds of a list", () => {
  test("two even chances: nine nodes agree with a fine-grained sum", () => {
    let sum = 0;
    let weights = 0;
    for (let luck = -8; luck <= 8; luck += 0.001) {
      const weight = Math.exp((-luck * luck) / 2);
      sum += weight * (1 - toShare(1.09 * toLogOdds(0.5) + 0.7 * luck)) ** 2;
      weights += weight;
    }
    expect(calculateListOdds([makeEntry(1, 0.5), makeEntry(2, 0.5)], null).atLeastOne).toBeCloseTo(
      1 - sum / weights,
      6,
    );
  });

  test.each([0.05, 0.2, 0.5, 0.8, 0.95])("a single college keeps its own chance of %d", (share) => {
    expect(Math.abs(calculateListOdds([makeEntry(1, share)], null).atLeastOne - share)).toBeLessThan(0.01);
  });

  test("shared luck makes two even chances worth less than independent ones, and more luck even less", () => {
    const list = [makeEntry(1, 0.5), makeEntry(2, 0.5)];
    const [little, usual, much] = [0.4, 0.7, 1.0].map((sd) => calculateListOdds(list, null, sd).atLeastOne);
    expect(usual).toBeLessThan(0.75);
    expect(little).toBeGreaterThan(usual ?? 1);
    expect(much).toBeLessThan(usual ?? 0);
  });

  test.each(["open", "guaranteed"] as const)("%s admission is certain", (kind) => {
    expect(calculateListOdds([makeEntry(1, 0.1), makeEntry(2, kind)], 10_000)).toMatchObject({
      atLeastOne: 1,
      atLeastOneAffordable: 1,
    });
  });

  test("colleges without an estimate are left out and listed, colleges without a price are listed too", () => {
    const odds = calculateListOdds(
      [makeEntry(1, 0.5), makeEntry(2, "unknown"), makeEntry(3, 0.3, null)],
      10_000,
    );
    expect(odds.leftOutUnitIds).toEqual([2]);
    expect(odds.unpricedUnitIds).toEqual([3]);
    expect(odds.atLeastOneAffordable).toBeCloseTo(
      calculateListOdds([makeEntry(1, 0.5)], 10_000).atLeastOne,
      12,
    );
  });

  test.each([
    { price: 10_000, affordable: true },
    { price: 10_001, affordable: false },
  ])("a maximum price of $price against a limit of $10,000 counts: $affordable", ({ price, affordable }) => {
    const odds = calculateListOdds([makeEntry(1, 0.5, price)], 10_000).atLeastOneAffordable ?? -1;
    expect(odds > 0.4).toBe(affordable);
  });

  test("an empty list has no odds, and without a limit there is no affordable figure", () => {
    expect(calculateListOdds([], 10_000).atLeastOne).toBeCloseTo(0, 12);
    expect(calculateListOdds([makeEntry(1, 0.5)], null).atLeastOneAffordable).toBeNull();
  });

  test("what a candidate adds is the list with it minus the list without it", () => {
    const list = [makeEntry(1, 0.3), makeEntry(2, 0.4, 30_000)];
    const candidates = [
      makeEntry(3, 0.6),
      makeEntry(4, 0.6, 30_000),
      makeEntry(5, "unknown"),
      makeEntry(6, 0.6, null),
    ];
    const gains = calculateMarginalOdds(list, candidates, 10_000);
    const before = calculateListOdds(list, 10_000);
    const after = calculateListOdds([...list, makeEntry(3, 0.6)], 10_000);
    expect(gains[0]?.atLeastOneGain).toBeCloseTo(after.atLeastOne - before.atLeastOne, 12);
    expect(gains[0]?.affordableGain).toBeCloseTo(
      (after.atLeastOneAffordable ?? 0) - (before.atLeastOneAffordable ?? 0),
      12,
    );
    expect(gains[1]?.affordableGain).toBe(0);
    expect(gains[2]).toEqual({ unitId: 5, atLeastOneGain: null, affordableGain: null });
    expect(gains[3]?.affordableGain).toBeNull();
  });
});
