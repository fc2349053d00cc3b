/** Growth, and years of college. */
import { describe, expect, test } from "vitest";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { bareCollege, haroldWashington, utAustin } from "../../../test/fixtures/sampleColleges.ts";
import type { PriceInput } from "./band.ts";
import { estimateStudyPrice } from "./fourYears.ts";
import { calculateGrowthFactor, chooseGrowthShare } from "./growth.ts";

const texan: PriceInput = { familyIncomeUsd: 60_000, familySize: 4, homeState: "TX", livingPlan: "onCampus" };

describe("growth", () => {
  test("a college's own 6% shrinks to 2.74% + 0.3 × 3.26% = 3.718%", () => {
    expect(chooseGrowthShare({ ...utAustin, tuitionGrowthShare: 0.06 }, null)).toBeCloseTo(0.03718, 6);
  });
  test("without its own the national growth is used, and a family's own assumption replaces both", () => {
    expect(chooseGrowthShare(bareCollege, null)).toBe(0.0274);
    expect(chooseGrowthShare({ ...utAustin, tuitionGrowthShare: 0.06 }, 0)).toBe(0);
  });
  test("works forward and backward", () => {
    expect(calculateGrowthFactor(0.05, 2)).toBeCloseTo(1.1025, 10);
    expect(calculateGrowthFactor(0.05, 0)).toBe(1);
    expect(calculateGrowthFactor(0.05, -1)).toBeCloseTo(1 / 1.05, 10);
  });
  test.each([
    [12, "2026-11-21", 2027],
    [9, "2026-11-21", 2030],
    [12, "2027-06-30", 2027],
    [12, "2027-07-01", 2028],
    [13, "2026-11-21", 2027],
    [null, "2026-11-21", 2027],
  ])("grade %s on %s starts college in fall %d", (gradeYear, asOf, fall) => {
    expect(toEntryYear(gradeYear, asOf)).toBe(fall);
  });
});

describe("four years", () => {
  const price = estimateStudyPrice(utAustin, texan, { entryYear: 2027, growthShare: 0.05 });
  test("grow from the first year and add up", () => {
    const first = price?.firstYear.middleUsd ?? 0;
    expect(price?.years.map((year) => year.fallYear)).toEqual([2027, 2028, 2029, 2030]);
    expect(price?.years[3]?.middleUsd).toBe(Math.round(first * 1.05 ** 3));
    expect(price?.total.middleUsd).toBe(price?.years.reduce((sum, year) => sum + year.middleUsd, 0));
  });
  test("at the high end grants stay flat while the sticker price grows", () => {
    // Under no aid policy, which would hold the high end.
    const plain = estimateStudyPrice({ ...utAustin, unitId: 1 }, texan, {
      entryYear: 2027,
      growthShare: 0.05,
    });
    const [first, second] = plain?.years ?? [];
    expect((second?.highUsd ?? 0) - (first?.highUsd ?? 0)).toBe(
      (second?.stickerUsd ?? 0) - (first?.stickerUsd ?? 0),
    );
  });
  test("stay in order if prices are assumed to fall", () => {
    const falling = estimateStudyPrice(utAustin, texan, { entryYear: 2027, growthShare: -0.1, years: 8 });
    expect(falling?.years).toHaveLength(8);
    for (const year of falling?.years ?? []) {
      expect(year.lowUsd).toBeLessThanOrEqual(year.middleUsd);
      expect(year.middleUsd).toBeLessThanOrEqual(year.highUsd);
      expect(year.highUsd).toBeLessThanOrEqual(year.stickerUsd ?? 0);
    }
  });
  test("are two at a community college, or as many as the family says", () => {
    expect(estimateStudyPrice(haroldWashington, texan, { entryYear: 2027 })?.years).toHaveLength(2);
    expect(estimateStudyPrice(haroldWashington, texan, { entryYear: 2027, years: 6 })?.years).toHaveLength(6);
  });
  test.each([0, 9, 2.5])("%d years are rejected", (years) => {
    expect(() => estimateStudyPrice(utAustin, texan, { entryYear: 2027, years })).toThrow(RangeError);
  });
  test("have no total if the college has no price", () => {
    expect(estimateStudyPrice(bareCollege, texan, { entryYear: 2027 })).toBeNull();
  });
});
