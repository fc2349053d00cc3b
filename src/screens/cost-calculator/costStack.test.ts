/** The parts of the first year's cost sum to the sticker price, and grants are the difference to the band's middle. */
import { describe, expect, test } from "vitest";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { buildCostStack } from "./costStack.ts";

const college = makeCollege({
  tuitionInStateUsd: 12_000,
  tuitionInDistrictUsd: 12_000,
  tuitionOutOfStateUsd: 40_000,
});
const band = { stickerUsd: 31_000, middleUsd: 15_500, residency: "inState" as const };
const split = {
  booksUsd: 1_000,
  roomBoardOnCampusUsd: 13_000,
  otherOnCampusUsd: 4_000,
  roomBoardOffCampusUsd: 12_000,
  otherOffCampusUsd: 5_000,
  otherWithFamilyUsd: 5_000,
};

describe("cost stack", () => {
  test("worked case: tuition grown by a tenth, the rest split as reported", () => {
    // 12,000 × 1.1 = 13,200; left 17,800, split 13 : 1 : 4.
    expect(buildCostStack(college, band, split, "onCampus", 1.1, null)).toEqual({
      parts: [
        { code: "tuition", amountUsd: 13_200 },
        { code: "housingAndFood", amountUsd: 12_855 },
        { code: "books", amountUsd: 989 },
        { code: "other", amountUsd: 3_956 },
      ],
      stickerUsd: 31_000,
      grantsUsd: 15_500,
      middleUsd: 15_500,
    });
  });

  test.for([
    ["living with family has no housing line", split, "withFamily", ["tuition", "books", "livingAndOther"]],
    ["a place of one's own", split, "offCampus", ["tuition", "housingAndFood", "books", "other"]],
    ["the record has not come", null, "onCampus", ["tuition", "living"]],
    ["a part is not reported", { ...split, booksUsd: null }, "onCampus", ["tuition", "living"]],
  ] as const)("%s", ([, given, plan, codes]) => {
    const stack = buildCostStack(college, band, given, plan, 1.1, null);
    expect(stack?.parts.map((part) => part.code)).toEqual(codes);
    expect(stack?.parts.reduce((sum, part) => sum + part.amountUsd, 0)).toBe(31_000);
  });

  test("grants above cost are counted only up to the cost", () => {
    expect(
      buildCostStack(college, { ...band, middleUsd: -2_000 }, split, "onCampus", 1.1, null)?.grantsUsd,
    ).toBe(31_000);
  });

  test("a price above the published one leaves no grants", () => {
    expect(
      buildCostStack(college, { ...band, middleUsd: 33_000 }, split, "onCampus", 1.1, null)?.grantsUsd,
    ).toBe(0);
  });

  test("no published price, no stack", () => {
    expect(buildCostStack(college, { ...band, stickerUsd: null }, split, "onCampus", 1.1, null)).toBeNull();
  });
});
