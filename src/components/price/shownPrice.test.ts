/** Prices as families read them, and how they compare with what a family can pay. */
import { describe, expect, test } from "vitest";
import { chooseBudgetLabel } from "#domain/price/budgetLabel.ts";
import { formatShownPart, formatShownRange, formatShownUsd } from "#domain/price/shownPrice.ts";
import { describeFit } from "./fit.ts";

describe("an estimate is shown to the hundred", () => {
  test.for([
    ["the worked case", 14_163, "$14,200"],
    ["just below the next hundred", 14_149, "$14,100"],
    ["nothing", 0, "$0 or less"],
    ["grants above cost", -1_200, "$0 or less"],
    ["under fifty dollars", 49, "$0 or less"],
    ["from fifty dollars", 50, "$100"],
  ] as const)("%s", ([, amountUsd, expected]) => {
    expect(formatShownUsd(amountUsd)).toBe(expected);
  });
});

describe("a band is shown as a range", () => {
  test.for([
    ["the worked case", 14_163, 21_710, "$14,200 to $21,700"],
    ["a low end below zero", -900, 6_000, "$0 to $6,000"],
    ["both ends below zero", -900, -100, "$0 or less"],
    ["both ends alike", 9_010, 8_990, "About $9,000"],
  ] as const)("%s", ([, lowUsd, highUsd, expected]) => {
    expect(formatShownRange({ lowUsd, highUsd })).toBe(expected);
  });

  test("where an aid policy sets the one figure, it is a ceiling", () => {
    expect(formatShownRange({ lowUsd: 9_010, highUsd: 8_990, isCeiling: true })).toBe("Up to $9,000");
    expect(formatShownRange({ lowUsd: 0, highUsd: 0, isCeiling: true })).toBe("$0");
  });
});

describe("a band lies within, partly within or above what a family can pay", () => {
  const band = { lowUsd: 14_000, highUsd: 22_000 };
  test.for([
    ["not said", null, "noBudget", null],
    ["exactly the high end", 22_000, "within", "The whole range is within what you can pay."],
    [
      "a dollar under the high end",
      21_999,
      "maybe",
      "Part of the range is within what you can pay. The high end is less than $100 above it.",
    ],
    [
      "exactly the low end",
      14_000,
      "maybe",
      "Part of the range is within what you can pay. The high end is $8,000 above it.",
    ],
    ["under the low end", 10_000, "over", "$4,000 to $12,000 a year more than you can pay."],
    ["nothing", 0, "over", "$14,000 to $22,000 a year more than you can pay."],
  ] as const)("%s", ([, payPerYearUsd, budget, sentence]) => {
    expect(chooseBudgetLabel(band, payPerYearUsd)).toBe(budget);
    expect(describeFit(band, payPerYearUsd)).toBe(sentence);
  });
});

test("a part of a whole is never less than nothing", () => {
  expect([0, 49, -3, 96_225].map(formatShownPart)).toEqual(["$0", "$0", "$0", "$96,200"]);
});
