/** List odds compared with a simulation, how prices and kinds of colleges count in them, and what one more college adds. */
import { describe, expect, test } from "vitest";
import type { Chance } from "#domain/admission/chance.ts";
import { toLogOdds, toShare } from "#domain/admission/curve.ts";
import type { PriceEnds } from "#domain/price/shareUnder.ts";
import { createSeededRandom } from "#lib/random.ts";
import { calculateListOdds, calculateMarginalOdds, listOddsSteps, type OddsEntry } from "./odds.ts";

/** `price` is one amount, or the low end, the middle and the high end. */
function makeEntry(
  unitId: number,
  share: number | Chance["kind"],
  price: number | readonly [number, number, number] | null = 10_000,
  rest: Partial<OddsEntry> = {},
): OddsEntry {
  return { unitId, price: toEnds(price), chance: makeChance(share), isFourYear: true, ...rest };
}

function toEnds(price: number | readonly [number, number, number] | null): PriceEnds | null {
  if (price === null) return null;
  const [lowUsd, middleUsd, highUsd] = typeof price === "number" ? [price, price, price] : price;
  return { lowUsd, middleUsd, highUsd };
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
    const [little, usual, much] = [0.4, 0.7, 1.0].map(
      (luckSd) => calculateListOdds(list, null, { luckSd }).atLeastOne,
    );
    expect(usual).toBeLessThan(0.75);
    expect(little).toBeGreaterThan(usual ?? 1);
    expect(much).toBeLessThan(usual ?? 0);
  });

  test.each(["open", "guaranteed"] as const)("%s admission is certain", (kind) => {
    expect(calculateListOdds([makeEntry(1, 0.1), makeEntry(2, kind)], 10_000)).toMatchObject({
      atLeastOne: 1,
      fourYear: 1,
      payable: 1,
      fourYearPayable: 1,
    });
  });

  test("colleges without an estimate are left out and listed, colleges without a price are listed too", () => {
    const odds = calculateListOdds(
      [makeEntry(1, 0.5), makeEntry(2, "unknown"), makeEntry(3, 0.3, null)],
      10_000,
    );
    expect(odds.leftOutUnitIds).toEqual([2]);
    expect(odds.unpricedUnitIds).toEqual([3]);
    expect(odds.fourYearPayable).toBeCloseTo(calculateListOdds([makeEntry(1, 0.5)], 10_000).atLeastOne, 12);
  });

  test("an empty list has no odds, and neither has one of colleges without a chance", () => {
    for (const list of [[], [makeEntry(1, "unknown"), makeEntry(2, "unknown")]]) {
      expect(calculateListOdds(list, 10_000)).toMatchObject({
        atLeastOne: 0,
        payable: 0,
        fourYearPayable: 0,
      });
    }
  });

  test.each([
    ["no budget: no figure", [makeEntry(1, 0.5)], null, null, null],
    ["below the range: none", [makeEntry(1, "open", [8_000, 12_000, 20_000])], 7_999, 0, 0],
    ["at its middle: half", [makeEntry(1, "open", [8_000, 12_000, 20_000])], 12_000, 0.5, 0.5],
    [
      "half way to the middle: a quarter",
      [makeEntry(1, "open", [8_000, 12_000, 20_000])],
      10_000,
      0.25,
      0.25,
    ],
    ["between middle and high end", [makeEntry(1, "open", [8_000, 12_000, 20_000])], 16_000, 0.75, 0.75],
    ["above the range: all", [makeEntry(1, "open", [8_000, 12_000, 20_000])], 20_000, 1, 1],
    ["one amount, just paid", [makeEntry(1, "open", 10_000)], 10_000, 1, 1],
    ["one amount, a dollar short", [makeEntry(1, "open", 10_000)], 9_999, 0, 0],
    ["a free college", [makeEntry(1, "open", 0)], 0, 1, 1],
    [
      "a community college counts for itself alone",
      [makeEntry(1, "open", 3_000, { isFourYear: false }), makeEntry(2, "open", 30_000)],
      10_000,
      1,
      0,
    ],
    ["without a price there is nothing to compare", [makeEntry(1, "open", null)], 10_000, 0, 0],
  ] as const)("%s", (_name, list, payPerYearUsd, payable, fourYearPayable) => {
    const odds = calculateListOdds(list, payPerYearUsd);
    if (payable === null) expect([odds.payable, odds.fourYearPayable]).toEqual([null, null]);
    else {
      expect(odds.payable).toBeCloseTo(payable, 3);
      expect(odds.fourYearPayable).toBeCloseTo(fourYearPayable, 3);
    }
  });

  test("prices come in high or low together: two half chances to pay are worth more than one and less than two", () => {
    const list = [makeEntry(1, "open", [0, 10_000, 20_000]), makeEntry(2, "open", [0, 10_000, 20_000])];
    const at = (sharedVariance: number) => calculateListOdds(list, 10_000, { sharedVariance }).payable ?? 0;
    expect(at(0)).toBeCloseTo(0.75, 3);
    expect(at(0.5)).toBeCloseTo(2 / 3, 2);
    expect(at(0)).toBeGreaterThan(at(0.5));
    expect(at(0.5)).toBeGreaterThan(at(0.95));
  });

  test("luck and prices together agree with drawn students", () => {
    const list = [
      makeEntry(1, 0.3, [4_000, 9_000, 15_000]),
      makeEntry(2, 0.7, [8_000, 14_000, 22_000]),
      makeEntry(3, "open", [10_000, 16_000, 19_000]),
    ];
    const random = createSeededRandom(41);
    const draw = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const students = 60_000;
    let placed = 0;
    // Shares under $11,000: 0.667, 0.25 and 0.083, as normal values.
    const values = [0.43073, -0.67449, -1.38299];
    for (let student = 0; student < students; student += 1) {
      const luck = 0.7 * draw();
      const family = Math.SQRT1_2 * draw();
      const isPlaced = list.some(({ chance }, place) => {
        const share = chance.kind === "estimate" ? toShare(1.09 * toLogOdds(chance.share) + luck) : 1;
        return random() < share && family + Math.SQRT1_2 * draw() <= (values[place] ?? 0);
      });
      if (isPlaced) placed += 1;
    }
    expect(calculateListOdds(list, 11_000).fourYearPayable).toBeCloseTo(placed / students, 2);
  });

  test("without an income the odds are five, and none stands for all of them", () => {
    const pricesByIncome = [2_000, 4_000, 8_000, 14_000, 25_000].map((usd) => toEnds(usd));
    const list = [
      makeEntry(1, "open", [0, 12_000, 30_000], {
        pricesByIncome: pricesByIncome.filter((ends) => ends !== null),
      }),
      makeEntry(2, 0.5, 6_000),
    ];
    const odds = calculateListOdds(list, 10_000);
    expect([odds.payable, odds.fourYearPayable]).toEqual([null, null]);
    const shares = odds.byIncome?.map((at) => at.fourYearPayable) ?? [];
    expect(shares.slice(0, 3)).toEqual([1, 1, 1]);
    expect(shares[3]).toBeCloseTo(0.5, 2);
    expect(shares[4]).toBeCloseTo(0.5, 2);
    expect(calculateListOdds(list, null)).toMatchObject({ payable: null, byIncome: null, fourYear: 1 });
  });

  test("steps lead from nothing to the odds, the best college alone first", () => {
    const list = [
      makeEntry(1, 0.2),
      makeEntry(2, 0.6, [8_000, 10_000, 12_000]),
      makeEntry(3, "open", 3_000, { isFourYear: false }),
      makeEntry(4, "unknown"),
      makeEntry(5, 0.5),
    ];
    const steps = listOddsSteps(list, 10_000);
    expect(steps.map(({ unitId }) => unitId)).toEqual([5, 2, 1]);
    expect(steps[0]).toMatchObject({ before: 0, chance: 0.5, fit: 1 });
    expect(steps[1]).toMatchObject({ chance: 0.6, fit: 0.5, before: steps[0]?.after });
    expect(steps[2]?.after).toBeCloseTo(calculateListOdds(list, 10_000).fourYearPayable ?? 0, 12);
    expect(listOddsSteps([], 10_000)).toEqual([]);
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
    expect(gains[0]?.fourYearGain).toBeCloseTo(
      (after.fourYearPayable ?? 0) - (before.fourYearPayable ?? 0),
      12,
    );
    expect(gains[1]?.fourYearGain).toBe(0);
    expect(gains[2]).toEqual({ unitId: 5, atLeastOneGain: null, fourYearGain: null });
    expect(gains[3]?.fourYearGain).toBeNull();
  });
});
