/** The price range: worked by hand first, then both sides of each threshold, then invariants. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { livingPlans } from "#domain/answers/catalog/profile.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import { priceSpreads } from "#domain/price/priceSpreads.ts";
import { bareCollege, baylor, haroldWashington, utAustin } from "../../../test/fixtures/sampleColleges.ts";
import { createPriceEstimator, estimatePrice, type PriceBand, type PriceInput } from "./band.ts";
import { findBracket } from "./brackets.ts";

const texan: PriceInput = {
  familyIncomeUsd: 60_000,
  familySize: 4,
  homeState: "TX",
  livingPlan: "onCampus",
};
const thisYear = { entryYear: 2027 };
/** The data's own years with no growth: the figures as published. */
const asPublished = { entryYear: 2024, growthShare: 0 };

function getBand(college: CollegeSummary, family: Partial<PriceInput> = {}, options = thisYear): PriceBand {
  const band = estimatePrice(college, { ...texan, ...family }, options);
  if (band === null) throw new Error("expected a price");
  return band;
}

describe("a Texas family with $60,000 at UT Austin, fall 2027", () => {
  // Growth 2.74% + 0.3 × (-0.18% - 2.74%) = 1.864%; to 2027 four years make 1.07667, three 1.05697.
  // The average mix lives at 13,022 + 0.85 × 7,736 = 19,597.6; on campus is 1,160.4 more.
  // Middle: 17,207 × 1.07667 + 1,160.4 × 1.05697 = 19,753. Sticker: 32,446 × 1.05697 = 34,294.
  // Families: 0.65465 × sqrt((4,047² + 5,054.5²) / 2) = 2,997; × 1.2816 = 3,841; mix 0.23 × 7,736 = 1,779;
  // together 4,233.5 × 1.07667 = 4,558 to each side. Free tuition under $100,000 leaves living: 20,758 × 1.05697 = 21,941.
  test("matches the calculation by hand", () => {
    expect(getBand(utAustin)).toEqual({
      lowUsd: 15_195,
      middleUsd: 19_753,
      highUsd: 21_941,
      stickerUsd: 34_294,
      basis: "bracket",
      residency: "inState",
      widenedBecause: ["familiesDiffer", "livingMixed"],
      notes: [],
      policy: expect.objectContaining({ code: "freeTuition", underUsd: 100_000, status: "applied" }),
      missedLine: null,
      isCeiling: true,
    });
    expect(getBand({ ...utAustin, unitId: 1 }).highUsd).toBe(24_311);
  });

  test("from another state costs the tuition difference more: 33,220 × 1.05697 = 35,112", () => {
    const band = getBand(utAustin, { homeState: "CA" });
    expect(band.residency).toBe("outOfState");
    expect(band.middleUsd).toBe(54_865);
    expect(band.stickerUsd).toBe(69_407);
  });

  test("with an unknown home covers both", () => {
    const band = getBand(utAustin, { homeState: null });
    expect([band.lowUsd, band.highUsd]).toEqual([15_195, 59_423]);
    expect(band.widenedBecause).toContain("homeUnknown");
  });

  test("living with family costs 7,736 × 1.05697 = 8,177 less", () => {
    expect(getBand(utAustin).middleUsd - getBand(utAustin, { livingPlan: "withFamily" }).middleUsd).toBe(
      8_177,
    );
  });

  test("a family's own growth assumption replaces the college's", () => {
    const published = getBand(utAustin, { livingPlan: null }, asPublished);
    expect(published.middleUsd).toBe(17_207);
    const moved = estimatePrice(
      utAustin,
      { ...texan, livingPlan: null },
      { entryYear: 2027, growthShare: 0.05 },
    );
    expect(moved?.middleUsd).toBe(Math.round(17_207 * 1.05 ** 4));
  });
});

describe("the published data decide how the price is found", () => {
  const cases: [string, CollegeSummary, PriceBand["basis"]][] = [
    ["a bracket price", baylor, "bracket"],
    ["only an average price", { ...baylor, netPriceByIncomeUsd: bareCollege.netPriceByIncomeUsd }, "average"],
    [
      "only costs and grants",
      { ...baylor, netPriceByIncomeUsd: bareCollege.netPriceByIncomeUsd, netPriceUsd: null },
      "cost",
    ],
  ];
  test.each(cases)("%s", (_, college, basis) => {
    expect(getBand(college).basis).toBe(basis);
  });

  test("nothing published, or costs without grants: no price", () => {
    expect(estimatePrice(bareCollege, texan, thisYear)).toBeNull();
    expect(
      estimatePrice({ ...baylor, ...makeUnpriced(), averageGrantUsd: null }, texan, thisYear),
    ).toBeNull();
  });

  test("the less is published, the wider the range", () => {
    const widths = cases.map(([, college]) => {
      const band = getBand(college);
      return band.highUsd - band.lowUsd;
    });
    expect(widths[0]).toBeLessThan(widths[1] ?? 0);
    expect(widths[1]).toBeLessThan(widths[2] ?? 0);
  });

  test("a public college that does not publish out-of-state tuition has no price for out-of-state students", () => {
    const college = { ...utAustin, tuitionOutOfStateUsd: null };
    expect(estimatePrice(college, { ...texan, homeState: "CA" }, thisYear)).toBeNull();
    expect(getBand(college).residency).toBe("inState");
    expect(getBand(college, { homeState: null }).notes).toContain("outOfStateUnknown");
  });

  test("without published costs there is a range, marked as having no known sticker price", () => {
    const band = getBand({ ...bareCollege, netPriceUsd: 20_000 });
    expect(band.stickerUsd).toBeNull();
    expect(band.notes).toEqual(["stickerUnknown", "livingUnknown", "nationalGrowth"]);
  });

  test("a negative average is shown as zero and marked", () => {
    const college: CollegeSummary = {
      ...utAustin,
      unitId: 1,
      netPriceByIncomeUsd: [-1_500, 300, 17_207, 24_406, 30_082],
    };
    const band = getBand(college, { familyIncomeUsd: 20_000, livingPlan: null }, asPublished);
    expect(band.middleUsd).toBe(0);
    expect(band.lowUsd).toBe(0);
    expect(band.notes).toContain("zeroOrLess");
    expect(getBand(college, { familyIncomeUsd: 40_000, livingPlan: null }, asPublished).lowUsd).toBe(0);
  });

  test("an average above the sticker price is kept and marked", () => {
    const college: CollegeSummary = {
      ...utAustin,
      unitId: 1,
      netPriceByIncomeUsd: [null, null, 40_000, null, null],
    };
    const band = getBand(college, { livingPlan: null }, asPublished);
    expect([band.middleUsd, band.highUsd, band.notes]).toEqual([40_000, 40_000, ["aboveSticker"]]);
  });
});

describe("a community college", () => {
  const illinois: Partial<PriceInput> = { homeState: "IL", livingPlan: "withFamily" };

  test("the home state alone does not determine the district, so the range covers both prices", () => {
    const inState = getBand(haroldWashington, illinois, asPublished);
    const oneDistrict = getBand({ ...haroldWashington, tuitionInStateUsd: 4_590 }, illinois, asPublished);
    expect(inState.highUsd - oneDistrict.highUsd).toBe(12_090 - 4_590);
    expect(inState.lowUsd).toBe(oneDistrict.lowUsd);
    expect(inState.widenedBecause).toContain("districtUnknown");
  });

  test("one that counts as four-year borrows the line of four-year colleges, half as wide again, and says so", () => {
    const family = { ...illinois, livingPlan: null };
    const line = priceSpreads.estimates.average.public.simple[2];
    const [constant = 0, perTenThousand = 0] = line.coefficients;
    const middle = 7_397 + constant + perTenThousand * 0.7397;
    const options = { entryYear: 2023, growthShare: 0, spread: "average" } as const;
    const band = estimatePrice({ ...haroldWashington, level: "fourYear" }, { ...texan, ...family }, options);
    expect(band?.basis).toBe("average");
    expect(band?.middleUsd).toBe(Math.round(middle));
    expect(band?.lowUsd).toBe(Math.round(middle + 1.5 * line.lowUsd));
    expect(band?.widenedBecause).toContain("kindBorrowed");
  });

  test("without housing, living on campus is priced off campus, and says so", () => {
    expect(getBand(haroldWashington, { ...illinois, livingPlan: "onCampus" }).notes).toContain(
      "livingSubstituted",
    );
  });
});

describe("income brackets", () => {
  test.each([
    [0, 0],
    [30_000, 0],
    [30_001, 1],
    [48_000, 1],
    [48_001, 2],
    [75_000, 2],
    [75_001, 3],
    [110_000, 3],
    [110_001, 4],
    [10_000_000, 4],
  ])("$%d is in bracket %d", (income, bracket) => {
    expect(findBracket(income)).toBe(bracket);
    const band = getBand(
      { ...utAustin, unitId: 1 },
      { familyIncomeUsd: income, livingPlan: null },
      asPublished,
    );
    expect(band.middleUsd).toBe(utAustin.netPriceByIncomeUsd[bracket]);
  });

  test("only the top bracket extends to the sticker price", () => {
    expect(getBand(baylor, { familyIncomeUsd: 110_000 }).highUsd).toBeLessThan(60_000);
    const top = getBand(utAustin, { familyIncomeUsd: 110_001 });
    expect(top.highUsd).toBe(top.stickerUsd);
    expect(top.widenedBecause).toContain("topBracket");
  });

  test("an unknown income covers all brackets", () => {
    const unknown = getBand(utAustin, { familyIncomeUsd: null });
    for (const familyIncomeUsd of [10_000, 40_000, 60_000, 100_000, 200_000]) {
      const band = getBand(utAustin, { familyIncomeUsd });
      expect(unknown.lowUsd).toBeLessThanOrEqual(band.lowUsd);
      expect(unknown.highUsd).toBeGreaterThanOrEqual(band.highUsd);
    }
    expect(unknown.widenedBecause).toContain("incomeUnknown");
  });

  test("household size changes nothing: federal price data go by income alone", () => {
    expect(getBand(utAustin, { familySize: 9 })).toEqual(getBand(utAustin, { familySize: 1 }));
  });
});

describe("invariants", () => {
  const money = fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: null });
  const price = fc.option(fc.integer({ min: -5_000, max: 70_000 }), { nil: null });
  const anyCollege: fc.Arbitrary<CollegeSummary> = fc
    .record({
      control: fc.constantFrom("public", "nonprofit", "forProfit"),
      level: fc.constantFrom("fourYear", "twoYear", "lessThanTwoYear"),
      state: fc.constantFrom<StateCode>("TX", "CA", "OH"),
      tuitionInDistrictUsd: money,
      tuitionInStateUsd: money,
      tuitionOutOfStateUsd: money,
      livingOnCampusUsd: money,
      livingOffCampusUsd: money,
      livingWithFamilyUsd: money,
      averageGrantUsd: money,
      netPriceUsd: price,
      netPriceByIncomeUsd: fc.tuple(price, price, price, price, price),
      tuitionGrowthShare: fc.option(fc.double({ min: -0.25, max: 0.25, noNaN: true }), { nil: null }),
    })
    .map((figures) => ({ ...bareCollege, ...figures }) satisfies CollegeSummary);
  const anyFamily: fc.Arbitrary<PriceInput> = fc.record({
    familyIncomeUsd: fc.option(fc.integer({ min: 0, max: 300_000 }), { nil: null }),
    familySize: fc.constant(null),
    homeState: fc.constantFrom<StateCode | null>("TX", "CA", "OH", "NV", null),
    livingPlan: fc.constantFrom(...livingPlans, null),
  });
  const seeded = { seed: 20_261_121, numRuns: 600 };

  test("low ≤ middle ≤ high, whole dollars, never above the sticker price unless the data are", () => {
    fc.assert(
      fc.property(anyCollege, anyFamily, (college, family) => {
        const band = estimatePrice(college, family, thisYear);
        if (band === null) return;
        expect(band.lowUsd).toBeLessThanOrEqual(band.middleUsd);
        expect(band.middleUsd).toBeLessThanOrEqual(band.highUsd);
        for (const usd of [band.lowUsd, band.middleUsd, band.highUsd])
          expect(Number.isInteger(usd)).toBe(true);
        if (band.stickerUsd !== null && !band.notes.includes("aboveSticker")) {
          expect(band.highUsd).toBeLessThanOrEqual(band.stickerUsd);
        }
      }),
      seeded,
    );
  });

  test("a resident never pays more than an out-of-state student at the same distance", () => {
    const place = { latitude: 30.28, longitude: -97.73 };
    fc.assert(
      fc.property(anyCollege, anyFamily, (anywhere, family) => {
        const college: CollegeSummary = { ...anywhere, ...place, state: "TX" };
        const near = { ...family, homePosition: place };
        const home = estimatePrice(college, { ...near, homeState: "TX" }, thisYear);
        const away = estimatePrice(college, { ...near, homeState: "OH" }, thisYear);
        if (home === null || away === null) return;
        expect(home.lowUsd).toBeLessThanOrEqual(away.lowUsd);
        expect(home.middleUsd).toBeLessThanOrEqual(away.middleUsd);
        expect(home.highUsd).toBeLessThanOrEqual(away.highUsd);
      }),
      seeded,
    );
  });

  test("if published bracket prices rise, more income never lowers the middle", () => {
    fc.assert(
      fc.property(
        anyFamily,
        fc.array(fc.integer({ min: -3_000, max: 32_000 }), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 0, max: 200_000 }),
        (family, prices, one, other) => {
          const [a = 0, b = 0, c = 0, d = 0, e = 0] = prices.toSorted((x, y) => x - y);
          const price = (familyIncomeUsd: number) =>
            getBand({ ...utAustin, netPriceByIncomeUsd: [a, b, c, d, e] }, { ...family, familyIncomeUsd })
              .middleUsd;
          expect(price(Math.min(one, other))).toBeLessThanOrEqual(price(Math.max(one, other)));
        },
      ),
      seeded,
    );
  });

  test("a price does not depend on the previously priced college", () => {
    fc.assert(
      fc.property(anyCollege, anyCollege, anyFamily, (first, second, family) => {
        const price = createPriceEstimator(family, thisYear);
        price(first);
        expect(price(second)).toEqual(estimatePrice(second, family, thisYear));
      }),
      { ...seeded, numRuns: 200 },
    );
  });
});

function makeUnpriced(): Partial<CollegeSummary> {
  return { netPriceUsd: null, netPriceByIncomeUsd: bareCollege.netPriceByIncomeUsd };
}
