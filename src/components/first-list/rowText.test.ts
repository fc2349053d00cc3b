/** What a row says: chance, place, the number it is sorted by, and what the marks mean. */
import { describe, expect, test } from "vitest";
import type { Ranked } from "#client/engine/engine.ts";
import { toChanceDots } from "#components/chance/chanceDots.ts";
import { findListScale } from "#components/price/listScale.ts";
import type { Chance } from "#domain/admission/chance.ts";
import type { Sort } from "#domain/match/listing.ts";
import { makeEstimate, makeRow } from "../../../test/support/rankedRow.ts";
import { explainMarks } from "./listView.ts";
import { toChanceText, toPlaceText, toPriceText, toSortText } from "./rowText.ts";

function makeRanked(fields: Parameters<typeof makeRow>[0] & { usd?: [number, number, number] }): Ranked {
  const { usd, ...rest } = fields;
  const row = makeRow({ college: { city: "Austin", state: "TX" }, ...rest });
  if (usd === undefined) return { ...row, priceBand: null };
  const [lowUsd, middleUsd, highUsd] = usd;
  return {
    ...row,
    priceBand: {
      lowUsd,
      middleUsd,
      highUsd,
      stickerUsd: 30_000,
      basis: "bracket",
      residency: "inState",
      widenedBecause: [],
      notes: [],
      policy: null,
      missedLine: null,
      isCeiling: false,
    },
  };
}

describe("the chance as dots and in words", () => {
  test.each<[Chance, ReturnType<typeof toChanceDots>, string]>([
    [makeEstimate(0.67, 0.6, 0.75), { filled: 6, maybe: 2 }, "60–75%"],
    // Never surer than the range: the low end is rounded down, and the high end up.
    [makeEstimate(0.45, 0.38, 0.52), { filled: 3, maybe: 3 }, "40–50%"],
    [makeEstimate(0.02, 0.01, 0.04), { filled: 0, maybe: 1 }, "Under 5%"],
    [makeEstimate(0.97, 0.96, 0.99), { filled: 9, maybe: 1 }, "Over 95%"],
    [makeEstimate(0.5, 0.5, 0.5), { filled: 5, maybe: 0 }, "50%"],
    [{ kind: "open", because: "nearlyEveryone" }, { filled: 10, maybe: 0 }, "Admits nearly all"],
    [{ kind: "unknown", because: "noAcademics" }, null, "Needs your grades"],
  ])("%j", (chance, dots, text) => {
    expect(toChanceDots(chance)).toEqual(dots);
    expect(toChanceText(chance)).toBe(text);
  });
});

describe("the place and the price", () => {
  test("miles are rounded, a two-year college says so, and a missing price is said", () => {
    const row = makeRanked({ unitId: 1, distanceMiles: 4.4, college: { level: "twoYear" } });
    expect(toPlaceText(row)).toMatch(/\u00a0· 4\u00a0miles\u00a0· Two-year$/);
    expect(toPlaceText({ ...row, distanceMiles: 0.3 })).toContain("Under a mile");
    expect(toPlaceText({ ...row, distanceMiles: 1.2 })).toContain("1\u00a0mile\u00a0·");
    expect(toPlaceText({ ...row, distanceMiles: null })).not.toContain("mile");
    expect(toPriceText(row)).toBe("No price estimate");
  });

  test("prices are to the hundred, and share one scale that ends where the highest does", () => {
    const row = makeRanked({ unitId: 1, usd: [12_345, 14_000, 17_980] });
    expect(toPriceText(row)).toBe("$12,300 to $18,000");
    expect(findListScale([row.priceBand], 50_000)).toBeCloseTo(53_000);
    expect(findListScale([row.priceBand, null], null)).toBeCloseTo(17_980 * 1.06);
    const five = [3_000, 4_000, 6_000, 9_000, 12_000].map((usd) => ({
      lowUsd: 0,
      middleUsd: usd,
      highUsd: 40_000,
    }));
    expect(findListScale([{ highUsd: 40_000, pricesByIncome: five }], null)).toBeCloseTo(12_720);
    expect(findListScale([], null)).toBeGreaterThan(0);
  });
});

describe("the number a list is sorted by", () => {
  const row = makeRanked({
    unitId: 1,
    match: 78.6,
    chance: makeEstimate(0.62, 0.4, 0.8),
    usd: [10_000, 14_234, 20_000],
    distanceMiles: 148.2,
  });
  const bare = makeRanked({ unitId: 2, match: null });
  test.each<[Sort, string | null, string | null]>([
    ["recommended", "79% match", "No match yet"],
    ["match", "79% match", "No match yet"],
    ["chance", "60% chance", "Needs your grades"],
    ["price", "$14,200 in mid-range", "No price estimate"],
    ["distance", "148\u00a0miles from home", "Distance unknown"],
    ["name", null, null],
  ])("%s", (sort, text, none) => {
    expect(toSortText(row, sort)).toBe(text);
    expect(toSortText(bare, sort)).toBe(none);
  });

  test("the miles are said once", () => {
    expect(toPlaceText(row, "price")).toContain("148\u00a0miles");
    expect(toPlaceText(row, "distance")).not.toContain("148");
  });
});

test("each mark of the list is explained once, and a group's own mark at the group", () => {
  const said = explainMarks([
    makeRanked({ unitId: 1, admission: "open", budget: "within", usd: [1, 2, 3] }),
    makeRanked({ unitId: 2, admission: "safety", budget: "within", chance: makeEstimate(0.9, 0.8, 0.95) }),
    makeRanked({ unitId: 3, admission: "target", budget: "over", usd: [1, 2, 3] }),
    makeRanked({ unitId: 4, admission: "open", budget: "over", usd: [1, 2, 3] }),
  ]);
  expect(said.map((text) => text.split(":")[0] ?? "").toSorted((a, b) => a.localeCompare(b))).toEqual([
    "Dots",
    "Open admission",
    "Over budget",
    "Price",
    "Price line",
    "Within budget",
  ]);
});
