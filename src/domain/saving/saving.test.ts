/** Saving, what counts in the index, and the tax credits: worked cases and both sides of each threshold. */
import { describe, expect, test } from "vitest";
import { saiTables, saiTablesOf } from "#domain/aid/saiTables.ts";
import { taxCreditTerms } from "#domain/saving/taxCreditTerms.ts";
import { calculateCountedEarnings, calculateCountedSavings, type SavingsOwner } from "./countedInIndex.ts";
import { projectSavings } from "./projectSavings.ts";
import { type CreditInput, calculateCreditShare, calculateTaxCredits } from "./taxCredits.ts";

const tables = saiTablesOf("2027-28") ?? saiTables[0];
if (tables === undefined) throw new Error("tables");

describe("saving each month", () => {
  test.each([
    // 100 × ((1 + 0.03 / 12)^60 − 1) ÷ (0.03 / 12)
    ["$100 over five years at 3%", 0, 100, 0.03, 5, 6_464.67],
    ["$100 over five years at nothing", 0, 100, 0, 5, 6_000],
    ["$1,000 alone, ten years at 6%", 1_000, 0, 0.06, 10, 1_819.4],
    ["$1,000 that loses 12% a year, by the month", 1_000, 0, -0.12, 1, 886.38],
  ])("%s", (_name, startUsd, monthlyUsd, growthShare, years, total) => {
    const saved = projectSavings({ startUsd, monthlyUsd, growthShare, years });
    expect(saved).toHaveLength(years);
    expect(saved.at(-1)?.totalUsd).toBeCloseTo(total, 1);
  });

  test("tells what was paid in apart, year by year", () => {
    const saved = projectSavings({ startUsd: 500, monthlyUsd: 50, growthShare: 0.02, years: 3 });
    expect(saved.map(({ paidInUsd }) => paidInUsd)).toEqual([1_100, 1_700, 2_300]);
  });
});

describe("savings in the index of a dependent student", () => {
  test.each([
    ["parent529", 564, 0.0564],
    ["student529", 564, 0.0564],
    ["studentAccount", 2_000, 0.2],
    ["grandparent529", 0, 0],
    ["sibling529", 0, 0],
  ] satisfies [SavingsOwner, number, number][])("$10,000 in %s: at most $%d", (owner, most, share) => {
    expect(calculateCountedSavings(10_000, owner, tables)).toEqual({ leastUsd: 0, mostUsd: most, mostShare: share });
  });

  test.each(saiTables.map((one) => [one.awardYear, one] as const))("the same in %s", (_year, one) => {
    expect(calculateCountedSavings(10_000, "parent529", one).mostUsd).toBe(564);
  });
});

describe("earnings in the index for 2027-28: the first $12,220 stay out", () => {
  test.each([
    [0, 0],
    [12_220, 0],
    [12_222, 1],
    [14_220, 1_000],
  ])("earnings of $%d count at most $%d", (earnings, counted) => {
    expect(calculateCountedEarnings(earnings, false, tables)).toBe(counted);
    expect(calculateCountedEarnings(earnings, true, tables)).toBe(0);
  });
});

describe("tax credits", () => {
  const freshman: CreditInput = {
    tuitionUsd: 4_000,
    materialsUsd: 0,
    incomeUsd: 60_000,
    filing: "joint",
    isFirstFourYears: true,
  };
  const credits = (changes: Partial<CreditInput>) => calculateTaxCredits({ ...freshman, ...changes }, taxCreditTerms);

  test.each([
    ["single", 79_999, 1],
    ["single", 80_000, 1],
    ["single", 80_001, 0.9999],
    ["single", 85_000, 0.5],
    ["single", 89_999, 0.0001],
    ["single", 90_000, 0],
    ["single", 90_001, 0],
    ["joint", 160_000, 1],
    ["joint", 160_002, 0.9999],
    ["joint", 170_000, 0.5],
    ["joint", 179_998, 0.0001],
    ["joint", 180_000, 0],
  ] as const)("a %s return with $%d keeps a share of %d", (filing, income, share) => {
    expect(calculateCreditShare(income, filing, taxCreditTerms)).toBeCloseTo(share, 10);
  });

  test.each([
    [0, 0, 0],
    [1_000, 1_000, 400],
    [2_000, 2_000, 800],
    [2_004, 2_001, 800],
    [3_000, 2_250, 900],
    [4_000, 2_500, 1_000],
    [4_004, 2_500, 1_000],
    [40_000, 2_500, 1_000],
  ])("costs of $%d bring a first credit of $%d, of it $%d paid out", (tuitionUsd, credit, refundable) => {
    expect(credits({ tuitionUsd })).toMatchObject({ opportunityUsd: credit, refundableUsd: refundable });
  });

  test("materials count for the first credit only", () => {
    expect(credits({ tuitionUsd: 1_000, materialsUsd: 1_000 })).toMatchObject({
      opportunityUsd: 2_000,
      lifetimeUsd: 200,
    });
  });

  test.each([
    [5_000, 1_000],
    [10_000, 2_000],
    [10_001, 2_000],
  ])("later than four years $%d bring $%d by the second credit", (tuitionUsd, lifetimeUsd) => {
    expect(credits({ tuitionUsd, isFirstFourYears: false })).toEqual({
      share: 1,
      opportunityUsd: 0,
      refundableUsd: 0,
      lifetimeUsd,
      better: "lifetime",
    });
  });

  test("halfway through the range a single return keeps half of each", () => {
    expect(credits({ filing: "single", incomeUsd: 85_000 })).toEqual({
      share: 0.5,
      opportunityUsd: 1_250,
      refundableUsd: 500,
      lifetimeUsd: 400,
      better: "opportunity",
    });
  });

  test("with too much income, or nothing paid, neither is better", () => {
    expect(credits({ incomeUsd: 180_000 }).better).toBeNull();
    expect(credits({ tuitionUsd: 0 }).better).toBeNull();
  });

  test("more income never brings more", () => {
    let before = Number.POSITIVE_INFINITY;
    for (let income = 150_000; income <= 190_000; income += 250) {
      const { opportunityUsd } = credits({ incomeUsd: income });
      expect(opportunityUsd).toBeLessThanOrEqual(before);
      before = opportunityUsd;
    }
  });
});
