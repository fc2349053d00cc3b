/** Prices without an income: when a range is no answer, and what stands in its place. */
import { describe, expect, test } from "vitest";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { findShippedCollege } from "../../../test/support/shippedColleges.ts";
import { createPriceEstimator } from "./band.ts";
import { brackets, findBracket, getBracketIncome, nameBracket } from "./brackets.ts";
import { createIncomePricer } from "./byIncome.ts";
import { toPriceInput } from "./priceInput.ts";
import { findShareUnder } from "./shareUnder.ts";
import { estimateShownStudyPrice } from "./studyByIncome.ts";
import { isTooWide } from "./tooWide.ts";

const options = { entryYear: 2027 };
const family = (familyIncomeUsd: number | null) =>
  toPriceInput({ ...emptyProfile, homeState: "OH" }, { ...emptyMoney, familyIncomeUsd }, null);

function priceShown(unitId: number, familyIncomeUsd: number | null) {
  const college = findShippedCollege(unitId);
  const told = family(familyIncomeUsd);
  return createIncomePricer(told, options)(college, createPriceEstimator(told, options)(college));
}

test.each([
  [0, 2_000, false],
  [0, 2_001, true],
  [5_000, 10_000, false],
  [5_000, 10_001, true],
  [20_000, 41_000, true],
  [900, 2_900, false],
])("$%d to $%d is too wide: %s", (lowUsd, highUsd, expected) => {
  expect(isTooWide({ lowUsd, highUsd })).toBe(expected);
});

test.each([
  [7_999, 0],
  [8_000, 0],
  [10_000, 0.25],
  [12_000, 0.5],
  [16_000, 0.75],
  [20_000, 1],
])("$%d covers %d of a range from $8,000 to $20,000 around $12,000", (payPerYearUsd, share) => {
  expect(findShareUnder({ lowUsd: 8_000, middleUsd: 12_000, highUsd: 20_000 }, payPerYearUsd)).toBe(share);
});

test("each income range is counted as an income inside it", () => {
  expect(brackets.map(getBracketIncome)).toEqual([15_000, 39_000, 61_500, 92_500, 160_000]);
  expect(brackets.map((bracket) => findBracket(getBracketIncome(bracket)))).toEqual([...brackets]);
  expect(brackets.map(nameBracket)).toEqual([
    "Up to $30,000",
    "$30,001 to $48,000",
    "$48,001 to $75,000",
    "$75,001 to $110,000",
    "Over $110,000",
  ]);
});

describe("without an income", () => {
  const ohioState = 204_796;
  const rice = 227_757;

  test.each([ohioState, rice])("college %d has the price that a family of each income sees", (unitId) => {
    const shown = priceShown(unitId, null)?.pricesByIncome;
    expect(shown).toHaveLength(5);
    for (const bracket of brackets) {
      const own = priceShown(unitId, getBracketIncome(bracket));
      expect(shown?.[bracket]).toEqual({
        lowUsd: own?.lowUsd,
        middleUsd: own?.middleUsd,
        highUsd: own?.highUsd,
      });
      expect(own?.pricesByIncome).toBeUndefined();
    }
  });

  test("a price that no income changes stays one", () => {
    const abroad = { ...family(null), homeState: null, standing: { status: null, isAbroad: true } } as const;
    const college = findShippedCollege(ohioState);
    const band = createPriceEstimator(abroad, options)(college);
    expect(createIncomePricer(abroad, options)(college, band)?.pricesByIncome).toBeUndefined();
  });

  test("the whole degree has five prices too, and each of its years", () => {
    const study = estimateShownStudyPrice(findShippedCollege(ohioState), family(null), options);
    expect(study?.firstYear.pricesByIncome).toHaveLength(5);
    expect(study?.years.map((year) => year.pricesByIncome?.length)).toEqual([5, 5, 5, 5]);
    const told = estimateShownStudyPrice(findShippedCollege(ohioState), family(15_000), options);
    expect(study?.total.pricesByIncome?.[0]?.middleUsd).toBe(told?.total.middleUsd);
    expect(told?.total.pricesByIncome).toBeUndefined();
  });
});
