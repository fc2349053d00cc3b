/** Prices of two-year colleges: what students with aid paid where that can be used, else published cost less certain grants. */
import { describe, expect, test } from "vitest";
import type { CollegeSummary } from "#domain/college/college.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { estimatePrice, type PriceBand, type PriceInput } from "./band.ts";
import { chooseBudgetLabel } from "./budgetLabel.ts";
import { priceSpreads } from "./priceSpreads.ts";
import { explainPrice, middleParts, stickerParts } from "./working.ts";

/** Published for living at home: $4,000 and $12,000. The prices by income were counted from $10,000, at home from $9,000. */
const college: CollegeSummary = makeCollege({
  level: "twoYear",
  isBachelorsCollege: false,
  state: "CA",
  tuitionInDistrictUsd: 4_000,
  tuitionInStateUsd: 4_000,
  tuitionOutOfStateUsd: 9_000,
  livingOnCampusUsd: null,
  livingOffCampusUsd: 20_000,
  livingWithFamilyUsd: 12_000,
  netPriceUsd: 3_000,
  aidedPriceByIncomeUsd: [2_000, 2_500, 4_000, 8_000, 9_500],
  aidedCostUsd: 10_000,
  aidedHomeCostUsd: 9_000,
  tuitionGrowthShare: null,
});
const none = { aidedPriceByIncomeUsd: [null, null, null, null, null] } as const;
const family: PriceInput = {
  familyIncomeUsd: 60_000,
  familySize: 2,
  homeState: "CA",
  livingPlan: "withFamily",
};
/** Nothing grows, so that figures stay as published. */
const asPublished = { entryYear: 2024, growthShare: 0 };

function getBand(
  of: Partial<CollegeSummary>,
  more: Partial<PriceInput> = {},
  options: { entryYear: number; growthShare?: number } = asPublished,
): PriceBand {
  const band = estimatePrice({ ...college, ...of }, { ...family, ...more }, options);
  if (band === null) throw new Error("There is a price.");
  return band;
}

describe("up to $75,000, where a price can be used", () => {
  test("the middle is what students with aid paid, brought to living at home", () => {
    expect(getBand({})).toMatchObject({ middleUsd: 4_000 - 1_000, stickerUsd: 16_000, basis: "bracket" });
  });

  test("living away costs what the college publishes for it more", () => {
    expect(getBand({}, { livingPlan: "offCampus", homeState: "OR" }).middleUsd).toBe(
      4_000 + (24_000 - 10_000) + 5_000,
    );
  });

  test("a price below zero is shown as zero", () => {
    const band = getBand(
      { aidedPriceByIncomeUsd: [-2_000, null, null, null, null] },
      { familyIncomeUsd: 20_000 },
    );
    expect(band).toMatchObject({ lowUsd: 0, middleUsd: 0 });
    expect(band.notes).toContain("zeroOrLess");
    expect(band.notes).not.toContain("grantKeptToNeed");
  });

  test("nobody pays more than the cost, as those prices count it, less the Pell Grant of the income and family", () => {
    const dear = { aidedPriceByIncomeUsd: [null, 15_000, null, null, null] } as const;
    // $40,000 for four is the whole grant of 7,395. At home 9,000 are counted, away all of 24,000.
    const four = { familyIncomeUsd: 40_000, familySize: 4 };
    const most = 9_000 - 7_395;
    expect(getBand(dear, four)).toMatchObject({ middleUsd: most, highUsd: most });
    expect(getBand(dear, { ...four, livingPlan: "offCampus" }).highUsd).toBe(24_000 - 7_395);
  });

  test("two years that lie far apart widen the range at both ends, and it says so", () => {
    const steady = { aidedPriceByIncomeUsd: [null, null, 8_000, null, null] } as const;
    const even = getBand(steady);
    const uneven = getBand({ ...steady, aidedPriceGapUsd: [null, null, 5_001, null, null] });
    expect(uneven.middleUsd).toBe(even.middleUsd);
    expect(uneven.lowUsd).toBeLessThan(even.lowUsd - 3_000);
    expect(uneven.highUsd).toBeGreaterThan(even.highUsd + 3_000);
    expect(uneven.widenedBecause).toContain("yearsDiffer");
    expect(even.widenedBecause).not.toContain("yearsDiffer");
    expect(getBand({ ...steady, aidedPriceGapUsd: [5_001, null, null, null, null] })).toEqual(even);
  });

  test("without what the prices were counted from, the arrangement is priced as at colleges of its kind", () => {
    const unknown = getBand({ aidedCostUsd: null, aidedHomeCostUsd: null });
    expect(unknown.basis).toBe("bracket");
    expect(unknown.middleUsd).toBeLessThan(4_000);
  });
});

describe("above $75,000 students with aid are the few who got it", () => {
  test("what they paid is the low end; middle and high end are the published cost less what is certain", () => {
    expect(getBand({}, { familyIncomeUsd: 90_000 })).toMatchObject({
      lowUsd: 8_000 - 1_000,
      middleUsd: 16_000,
      highUsd: 16_000,
      basis: "published",
      widenedBecause: ["aidedLow"],
    });
  });

  test("the highest bracket's price is of 2022-23 and grows by a year more", () => {
    const grown = getBand({}, { familyIncomeUsd: 150_000 }, { entryYear: 2023, growthShare: 0.1 });
    // 9,500 of 2022-23 and the step of -1,000, both in 2023-24.
    expect(grown.lowUsd).toBe(Math.round(9_500 * 1.1 - 1_000));
  });

  test("a gap between two years draws the low end down", () => {
    const gap = { aidedPriceGapUsd: [null, null, null, 5_001, null] } as const;
    expect(getBand(gap, { familyIncomeUsd: 90_000 }).lowUsd).toBe(8_000 - 5_001 - 1_000);
  });

  test("a large family's Pell Grant comes off", () => {
    const band = getBand({}, { familyIncomeUsd: 90_000, familySize: 8 });
    expect(band.highUsd).toBeLessThan(16_000);
    expect(band.middleUsd).toBe(band.highUsd);
  });

  test("a low end above the high end is drawn down to it", () => {
    const odd = { aidedPriceByIncomeUsd: [null, null, null, 21_000, null] } as const;
    expect(getBand(odd, { familyIncomeUsd: 90_000 })).toMatchObject({
      lowUsd: 16_000,
      middleUsd: 16_000,
      highUsd: 16_000,
    });
  });
});

describe("where no price can be used", () => {
  test.each([
    // Up to $75,000 the cost of living at home is counted as prices by income count it: 9,000.
    [20_000, 4, 9_000 - 7_395],
    [40_000, 4, 9_000 - 7_395],
    [70_000, 2, 9_000],
    [90_000, 4, 16_000],
    [150_000, 4, 16_000],
  ])(
    "an income of %d for %d pays at most the cost less what is certain",
    (familyIncomeUsd, familySize, most) => {
      const band = getBand(none, { familyIncomeUsd, familySize });
      expect(band).toMatchObject({ middleUsd: most, highUsd: most, basis: "published" });
      const at = [30_000, 48_000, 75_000, 110_000].filter((end) => familyIncomeUsd > end).length;
      const { fromAverageUsd, grantsUsd } = priceSpreads.twoYear;
      const low =
        Math.max(3_000 + (fromAverageUsd.public[at] ?? 0), 10_000 - (grantsUsd.public[at] ?? 0)) - 1_000;
      expect(band.lowUsd).toBe(Math.max(0, low));
      expect(band.widenedBecause).toEqual(["grantsMayBe"]);
    },
  );

  test("away from home, or where that is not known, the whole published cost counts", () => {
    const poor = { familyIncomeUsd: 20_000, familySize: 4 };
    expect(getBand(none, { ...poor, livingPlan: "offCampus" }).highUsd).toBe(24_000 - 7_395);
    expect(getBand({ ...none, aidedHomeCostUsd: null }, poor).highUsd).toBe(16_000 - 7_395);
  });

  test("a family is not expected to pay less than those with a lower income did", () => {
    const below = { aidedPriceByIncomeUsd: [null, null, 9_000, null, null] } as const;
    expect(getBand(below, { familyIncomeUsd: 90_000 }).lowUsd).toBe(8_000);
  });

  test("without a family size the smallest counts", () => {
    const asked = { familyIncomeUsd: 40_000 };
    const unsaid = getBand(none, { ...asked, familySize: null });
    expect(unsaid.highUsd).toBe(getBand(none, { ...asked, familySize: 2 }).highUsd);
    expect(unsaid.highUsd).toBeGreaterThan(getBand(none, { ...asked, familySize: 4 }).highUsd);
  });

  test("a $90,000 family that can pay $5,000 is not told that an $18,040 year is within its budget", () => {
    const oxnard = {
      tuitionInDistrictUsd: 1_426,
      tuitionInStateUsd: 1_426,
      livingWithFamilyUsd: 16_614,
      netPriceUsd: -1_128,
      aidedPriceByIncomeUsd: [-1_855, -2_442, -631, null, null],
      aidedCostUsd: 8_158,
      aidedHomeCostUsd: 7_788,
    } as const;
    const band = getBand(oxnard, { familyIncomeUsd: 90_000 });
    expect(band).toMatchObject({ middleUsd: 18_040, highUsd: 18_040 });
    expect(chooseBudgetLabel(band, 5_000)).not.toBe("within");
  });

  test("without a published cost the price comes from the average, as elsewhere", () => {
    const bare = { ...none, tuitionInDistrictUsd: null, tuitionInStateUsd: null, tuitionOutOfStateUsd: null };
    expect(getBand(bare).basis).toBe("average");
    const asked = { familyIncomeUsd: 40_000, livingPlan: null };
    const dear = { ...bare, aidedPriceByIncomeUsd: [20_000, null, null, null, null] } as const;
    expect(getBand(bare, asked).lowUsd).toBeLessThan(10_000);
    expect(getBand(dear, asked).lowUsd).toBe(20_000);
  });
});

describe("who the student is", () => {
  test("no federal grant is certain without citizenship", () => {
    const standing = { status: "undocumented", isAbroad: false } as const;
    const band = getBand(none, { familyIncomeUsd: 20_000, standing });
    expect(band.highUsd).toBe(band.stickerUsd);
  });

  test("an unknown income spans the lowest bracket's price and the published cost", () => {
    const band = getBand({}, { familyIncomeUsd: null });
    expect(band).toMatchObject({ lowUsd: 0, middleUsd: 2_000, highUsd: 16_000, basis: "average" });
    expect(band.widenedBecause).toContain("incomeUnknown");
  });

  test("FAFSA answers decide the Pell Grant instead of the income", () => {
    const aid = {
      awardYear: "2026-27",
      saiLow: 9_000,
      saiHigh: 9_000,
      isIndependent: false,
      agiUsd: 92_000,
      bracketIncomeUsd: 92_000,
      familySize: 5,
      pellUsd: { low: 740, high: 740 },
      isPellAssumed: false,
    };
    expect(getBand({}, { familyIncomeUsd: 90_000, aid }).highUsd).toBe(16_000 - 740);
  });
});

describe("the explanation", () => {
  const michigan = { ...none, state: "MI" } as const;
  const cases: [string, Partial<CollegeSummary>, Partial<PriceInput>][] = [
    ["a price that can be used", {}, {}],
    ["a low end of students with aid", {}, { familyIncomeUsd: 90_000 }],
    ["the highest bracket", {}, { familyIncomeUsd: 150_000 }],
    ["a Pell Grant and a state grant", michigan, { familyIncomeUsd: 40_000, familySize: 4, homeState: "MI" }],
    [
      "a price held to the certain grants",
      { aidedPriceByIncomeUsd: [15_000, null, null, null, null] },
      { familyIncomeUsd: 9_000, familySize: 4 },
    ],
    ["no income", {}, { familyIncomeUsd: null }],
    ["no living plan", {}, { livingPlan: null }],
    ["living at home with no price", none, { familyIncomeUsd: 70_000 }],
    ["a district price and no price", { ...none, tuitionInStateUsd: 7_000 }, { familyIncomeUsd: 20_000 }],
    ["no living plan and no price", none, { livingPlan: null }],
    ["another state", none, { homeState: "OR" }],
    ["no home", none, { homeState: null }],
    ["a district price", { ...none, tuitionInStateUsd: 7_000 }, {}],
    [
      "a price below zero",
      { aidedPriceByIncomeUsd: [-9_000, null, null, null, null] },
      { familyIncomeUsd: 9_000 },
    ],
  ];
  test.each(cases)("of %s adds up to its band", (_, of, more) => {
    const lines = explainPrice({ ...college, ...of }, { ...family, ...more }, { entryYear: 2027 }) ?? [];
    const band = getBand(of, more, { entryYear: 2027 });
    const amounts = new Map(lines.map(({ line, amountUsd }) => [line, amountUsd ?? 0]));
    const sum = (names: readonly (typeof middleParts)[number][]) =>
      names.reduce((total, name) => total + (amounts.get(name) ?? 0), 0);
    expect(sum(middleParts)).toBe(band.middleUsd);
    expect(Math.abs(amounts.get("heldToSticker") ?? 0)).toBe(0);
    expect(band.middleUsd + (amounts.get("lowMargin") ?? 0)).toBe(band.lowUsd);
    expect(band.middleUsd + (amounts.get("highMargin") ?? 0)).toBe(band.highUsd);
    expect(sum(stickerParts)).toBe(band.stickerUsd);
  });

  test("starts from the price of students with aid, with its year and source", () => {
    const lines = explainPrice(college, family, asPublished) ?? [];
    expect(lines.map(({ line, amountUsd }) => [line, amountUsd]).slice(0, 4)).toEqual([
      ["bracketPrice", 4_000],
      ["livingStep", -1_000],
      ["growth", 0],
      ["middle", 3_000],
    ]);
    expect(lines[0]?.source).toMatchObject({ id: "netPrices", year: "2023-24" });
    expect(lines[1]?.values).toMatchObject({ planUsd: 9_000, averageUsd: 10_000, isOwn: 1 });
  });

  test("or from the published cost, less the Pell Grant and the state's program with their years", () => {
    const asked = { ...family, familyIncomeUsd: 20_000, familySize: 4, homeState: "MI" } as const;
    const lines = explainPrice({ ...college, ...michigan }, asked, asPublished) ?? [];
    expect(lines.map(({ line, amountUsd }) => [line, amountUsd]).slice(0, 6)).toEqual([
      ["homeCost", 9_000],
      ["growth", 0],
      ["pellGrant", -7_395],
      ["stateGrant", -1_000],
      ["middle", 605],
      ["lowMargin", -605],
    ]);
    expect(lines[0]?.source).toMatchObject({ id: "ipeds", year: "2023-24" });
    expect(lines[2]).toMatchObject({ values: { people: 4 }, source: { year: "2024-25" } });
    expect(lines[3]).toMatchObject({ values: { names: "Community College Guarantee", year: "2025-26" } });
  });

  test("above $75,000 from tuition and living as published", () => {
    const lines = explainPrice(college, { ...family, familyIncomeUsd: 90_000 }, asPublished) ?? [];
    expect(lines.map(({ line, amountUsd }) => [line, amountUsd]).slice(0, 4)).toEqual([
      ["publishedTuition", 4_000],
      ["publishedLiving", 12_000],
      ["growth", 0],
      ["middle", 16_000],
    ]);
  });

  test("says of which year the price behind the low end is", () => {
    const lines = explainPrice(college, { ...family, familyIncomeUsd: 150_000 }, asPublished) ?? [];
    expect(lines.find(({ line }) => line === "lowMargin")?.values).toMatchObject({
      lowFrom: "aided",
      lowPriceUsd: 9_500,
      year: "2022-23",
    });
  });
});
