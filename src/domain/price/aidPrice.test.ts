/** How a family's aid answers change a price: the bracket, and the cap by Pell Grant. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import { livingPlans } from "#domain/answers/catalog/profile.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { bareCollege, baylor, haroldWashington, utAustin } from "../../../test/fixtures/sampleColleges.ts";
import { estimatePrice, type PriceBand, type PriceInput } from "./band.ts";
import { chooseBudgetLabel, isFinancialSafety } from "./budgetLabel.ts";
import { toPriceInput } from "./priceInput.ts";
import { explainPrice, middleParts } from "./working.ts";

const texan: PriceInput = { familyIncomeUsd: 60_000, familySize: 4, homeState: "TX", livingPlan: "onCampus" };
const chicagoan: PriceInput = {
  familyIncomeUsd: 20_000,
  familySize: 4,
  homeState: "IL",
  livingPlan: "withFamily",
};
const options = { entryYear: 2027 };

const maximum: AidEstimate = {
  awardYear: "2027-28",
  saiLow: -1_500,
  saiHigh: 0,
  isIndependent: false,
  agiUsd: 20_000,
  bracketIncomeUsd: 20_000,
  familySize: 4,
  pellUsd: { low: 7_395, high: 7_395 },
  isPellAssumed: true,
};

function getBand(college: CollegeSummary, family: PriceInput): PriceBand {
  const band = estimatePrice(college, family, options);
  if (band === null) throw new Error("expected a price");
  return band;
}

describe("the income of the aid answers", () => {
  const aid = { ...maximum, bracketIncomeUsd: 62_500, familySize: null, pellUsd: { low: 0, high: 900 } };
  test("overrides a typed one, along with the family size if given", () => {
    const money = { ...emptyMoney, familyIncomeUsd: 200_000, familySize: 3 };
    expect(toPriceInput(emptyProfile, money, aid)).toMatchObject({ familyIncomeUsd: 62_500, familySize: 3 });
    expect(toPriceInput(emptyProfile, money, maximum)).toMatchObject({ familySize: 4 });
    expect(toPriceInput(emptyProfile, money, null)).not.toHaveProperty("aid");
    // Merit tables are for first-years.
    const transfer = { unitId: 232946, credits: 60, degree: "associate" } as const;
    expect(toPriceInput(emptyProfile, money, null)).toHaveProperty("academics");
    expect(toPriceInput({ ...emptyProfile, transfer }, money, null)).not.toHaveProperty("academics");
  });

  test("narrows a range over all incomes to one bracket, and says so", () => {
    const unknown = getBand(utAustin, { ...texan, familyIncomeUsd: null });
    const told = getBand(utAustin, { ...texan, familyIncomeUsd: 62_500, aid });
    expect(told.highUsd - told.lowUsd).toBeLessThan(unknown.highUsd - unknown.lowUsd);
    expect(told.widenedBecause).not.toContain("incomeUnknown");
    expect(told.notes).toContain("incomeFromAid");
    expect({ ...told, notes: [] }).toEqual({ ...getBand(utAustin, texan), notes: [] });
  });

  test("a loss is in the lowest bracket", () => {
    const lost = { ...texan, familyIncomeUsd: -5_000, aid };
    expect(getBand(utAustin, lost).middleUsd).toBe(
      getBand(utAustin, { ...texan, familyIncomeUsd: 0 }).middleUsd,
    );
  });
});

/** Priced from its average: a two-year college is priced from its cost (twoYearPrice.test.ts). */
const estimated: CollegeSummary = { ...haroldWashington, level: "fourYear" };

describe("the Pell Grant comes off the sticker price", () => {
  const withPell = (low: number): PriceInput => ({
    ...chicagoan,
    aid: { ...maximum, pellUsd: { low, high: 7_395 } },
  });
  const before = getBand(estimated, chicagoan);
  // Published: 12,090 + 10,944 of 2024-25, grown to 2027 at 2.74% + 0.3 × (1.57% - 2.74%).
  const { stickerUsd } = before;
  if (stickerUsd === null) throw new Error("expected a published price");
  const room = stickerUsd - before.highUsd;

  test.each<[string, number, number, boolean]>([
    ["none is sure: nothing moves", 0, before.highUsd, false],
    ["a little less than the room above the band: nothing moves", room - 2, before.highUsd, false],
    ["a little more: the high end gives way", room + 2, before.highUsd - 2, true],
    [
      "the maximum: the high end is the rest",
      7_395,
      Math.min(before.highUsd, stickerUsd - 7_395),
      7_395 > room,
    ],
  ])("%s", (_, pellUsd, highUsd, isHeld) => {
    const band = getBand(estimated, withPell(pellUsd));
    expect(Math.abs(band.highUsd - highUsd)).toBeLessThanOrEqual(1);
    expect(band.notes.includes("heldToPell")).toBe(isHeld);
    expect(band.stickerUsd).toBe(stickerUsd);
  });

  test("a published average above the rest stays as published", () => {
    const college = { ...utAustin, netPriceByIncomeUsd: [30_000, 30_000, 30_000, 30_000, 30_000] as const };
    const family = { ...texan, familyIncomeUsd: 20_000 };
    const [without, held] = [getBand(college, family), getBand(college, { ...family, aid: maximum })];
    expect([held.middleUsd, held.highUsd]).toEqual([without.middleUsd, without.middleUsd]);
  });

  test("decides whether a school is a financial safety", () => {
    const payUsd = getBand(estimated, withPell(7_395)).highUsd;
    expect(before.highUsd).toBeGreaterThan(payUsd);
    expect(isFinancialSafety("open", chooseBudgetLabel(before, payUsd))).toBe(false);
    const held = getBand(estimated, withPell(7_395));
    expect(isFinancialSafety("open", chooseBudgetLabel(held, payUsd))).toBe(true);
  });
});

describe("the explanation", () => {
  test.each<[string, CollegeSummary]>([
    ["a bracket price", utAustin],
    ["an average price", estimated],
    ["a price above the published one", { ...estimated, netPriceUsd: 60_000 }],
    [
      "costs and grants",
      { ...baylor, netPriceByIncomeUsd: bareCollege.netPriceByIncomeUsd, netPriceUsd: null },
    ],
  ])("of %s adds up to the range, and shows income, grant and index", (_, college) => {
    const family: PriceInput = { ...chicagoan, aid: maximum };
    const lines = explainPrice(college, family, options) ?? [];
    const band = getBand(college, family);
    const amounts = new Map(lines.map(({ line, amountUsd }) => [line, amountUsd]));
    const sum = middleParts.reduce((total, part) => total + (amounts.get(part) ?? 0), 0);
    expect(sum).toBe(band.middleUsd);
    expect(band.middleUsd + (amounts.get("highMargin") ?? Number.NaN)).toBe(band.highUsd);
    expect(amounts.get("aidIncome")).toBe(20_000);
    expect(amounts.get("pell")).toBe(7_395);
    expect(lines.find(({ line }) => line === "pell")).toMatchObject({
      values: { lowUsd: 7_395, highUsd: 7_395, isAssumed: 1 },
      source: { id: "pell-2027-28", year: "2026-27" },
    });
    expect(lines.find(({ line }) => line === "aidIncome")?.source).toMatchObject({
      id: "aid-answers",
      year: "2027-28",
    });
    expect(lines.find(({ line }) => line === "aidIndex")?.source?.id).toBe("sai-guide-2027-28");
    expect(lines.find(({ line }) => line === "aidIndex")?.values).toMatchObject({ low: -1_500, high: 0 });
  });
});

describe("invariants", () => {
  const usd = fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: null });
  const price = fc.option(fc.integer({ min: -5_000, max: 70_000 }), { nil: null });
  const college: fc.Arbitrary<CollegeSummary> = fc
    .record({
      control: fc.constantFrom("public", "nonprofit", "forProfit"),
      level: fc.constantFrom("fourYear", "twoYear", "lessThanTwoYear"),
      state: fc.constantFrom<StateCode>("TX", "CA", "OH"),
      tuitionInDistrictUsd: usd,
      tuitionInStateUsd: usd,
      tuitionOutOfStateUsd: usd,
      livingOnCampusUsd: usd,
      livingOffCampusUsd: usd,
      livingWithFamilyUsd: usd,
      netPriceUsd: price,
      averageGrantUsd: usd,
      netPriceByIncomeUsd: fc.tuple(price, price, price, price, price),
    } as const)
    .map((fields) => ({ ...bareCollege, ...fields }));
  const family = fc.record({
    familyIncomeUsd: fc.integer({ min: 0, max: 300_000 }),
    familySize: fc.constant(null),
    homeState: fc.constantFrom<StateCode | null>("TX", "CA", null),
    livingPlan: fc.constantFrom(...livingPlans, null),
  });
  const grant = fc.integer({ min: 0, max: 7_395 });

  test("an estimate alone never widens a range, nor moves it outside itself or above the sticker price", () => {
    fc.assert(
      fc.property(college, family, grant, (one, asked, pellUsd) => {
        const aid = {
          ...maximum,
          bracketIncomeUsd: asked.familyIncomeUsd,
          pellUsd: { low: pellUsd, high: pellUsd },
        };
        const before = estimatePrice(one, asked, options);
        const after = estimatePrice(one, { ...asked, aid }, options);
        expect(after === null).toBe(before === null);
        if (before === null || after === null) return;
        expect(after.lowUsd).toBeGreaterThanOrEqual(before.lowUsd);
        expect(after.highUsd).toBeLessThanOrEqual(before.highUsd);
        expect(after.lowUsd).toBeLessThanOrEqual(after.middleUsd);
        expect(after.middleUsd).toBeLessThanOrEqual(after.highUsd);
        expect(after.stickerUsd).toBe(before.stickerUsd);
        if (before.basis === "bracket") expect(after.middleUsd).toBe(before.middleUsd);
      }),
      { seed: 4, numRuns: 2_000 },
    );
  });

  test("a larger grant never means a higher price", () => {
    fc.assert(
      fc.property(college, family, grant, grant, (one, asked, a, b) => {
        const highWith = (low: number) =>
          estimatePrice(one, { ...asked, aid: { ...maximum, pellUsd: { low, high: 7_395 } } }, options)
            ?.highUsd ?? 0;
        expect(highWith(Math.max(a, b))).toBeLessThanOrEqual(highWith(Math.min(a, b)));
      }),
      { seed: 4, numRuns: 1_000 },
    );
  });
});
