/** The final choice in figures: an offer takes precedence over an estimate, and loans cover the high end. */
import { describe, expect, test } from "vitest";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { estimateStudyPrice } from "#domain/price/fourYears.ts";
import { makeCollege } from "../../../../test/support/sampleCollege.ts";
import { calculateFinalFigures, type FinalInput } from "./finalFigures.ts";

const college = makeCollege({ netPriceByIncomeUsd: [8_000, 9_000, 12_000, 16_000, 20_000] });

function makeOffer(isRenewable: boolean | null): Offer {
  const line = { source: "college", isRenewable: null } as const;
  return {
    id: "a1",
    unitId: college.unitId,
    collegeName: "Sample College",
    academicYear: "2027-28",
    lines: [
      { ...line, label: "Cost of attendance", kind: "totalCost", amountUsd: 30_000 },
      { ...line, label: "Founders Grant", kind: "grant", amountUsd: 20_000, isRenewable },
    ],
    practices: {},
  };
}

const family = { familyIncomeUsd: 60_000, familySize: 4, homeState: "IL", livingPlan: "onCampus" } as const;
const options = { entryYear: 2027, growthShare: 0 };
const estimatePrice = (of: CollegeSummary) => estimateStudyPrice(of, family, { ...options, years: null });

const asked: FinalInput = {
  college,
  offer: null,
  estimate: estimatePrice(college),
  family,
  options,
  payPerYearUsd: 8_000,
};

describe("by the offer", () => {
  test("gifts that come again: four times the first year", () => {
    expect(calculateFinalFigures({ ...asked, offer: makeOffer(true) })).toMatchObject({
      basis: "offer",
      firstYear: { lowUsd: 10_000, highUsd: 10_000 },
      study: { lowUsd: 40_000, highUsd: 40_000 },
      years: 4,
    });
  });

  test("a letter that leaves out costs says so", () => {
    const offer = makeOffer(true);
    const [, gift] = offer.lines;
    const lines: Offer["lines"] = [
      { label: "Tuition", kind: "tuitionFees", amountUsd: 22_000, source: "unknown", isRenewable: null },
      ...(gift === undefined ? [] : [gift]),
    ];
    expect(calculateFinalFigures({ ...asked, offer: { ...offer, lines } })?.basis).toBe("partOfCosts");
  });

  test("gifts paid once: the later years are the full cost", () => {
    expect(calculateFinalFigures({ ...asked, offer: makeOffer(false) })?.study).toEqual({
      lowUsd: 100_000,
      highUsd: 100_000,
    });
  });

  test("where the letter does not say, the low end has them again and the high end does not", () => {
    expect(calculateFinalFigures({ ...asked, offer: makeOffer(null) })?.study).toEqual({
      lowUsd: 40_000,
      highUsd: 100_000,
    });
  });

  test("what the family does not pay is borrowed within the limits", () => {
    const loans = calculateFinalFigures({ ...asked, offer: makeOffer(true) })?.loans;
    // 2,000 a year, and the fee of 1.057% on top.
    expect(loans?.borrowedUsd).toBe(4 * 2_022);
    expect(loans?.uncoveredUsd).toBe(0);
  });

  test("without a word of what the family can pay nothing is said of loans", () => {
    expect(
      calculateFinalFigures({ ...asked, offer: makeOffer(true), payPerYearUsd: null })?.loans,
    ).toBeNull();
  });
});

test("without an offer, or with one that names no cost, the estimate stands in", () => {
  const withoutCost = { ...makeOffer(true), lines: [] };
  for (const offer of [null, withoutCost]) {
    const found = calculateFinalFigures({ ...asked, offer });
    expect(found?.basis).toBe("estimate");
    expect(found?.study.highUsd).toBeGreaterThan(found?.study.lowUsd ?? 0);
  }
});

test("a college that publishes nothing has no figures", () => {
  const bare = makeCollege({
    netPriceUsd: null,
    netPriceByIncomeUsd: [null, null, null, null, null],
    grantShare: null,
    averageGrantUsd: null,
    tuitionInDistrictUsd: null,
    tuitionInStateUsd: null,
    tuitionOutOfStateUsd: null,
  });
  expect(calculateFinalFigures({ ...asked, college: bare, estimate: estimatePrice(bare) })).toBeNull();
});
