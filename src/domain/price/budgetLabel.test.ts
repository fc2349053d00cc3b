/** The budget mark to the dollar, and what makes a financial safety. */
import { describe, expect, test } from "vitest";
import { admissionLabels } from "#domain/admission/label.ts";
import { budgetLabels, chooseBudgetLabel, isFinancialSafety } from "./budgetLabel.ts";

const band = { lowUsd: 14_000, highUsd: 22_000 };

describe("whether a price fits the budget", () => {
  test.each([
    ["the whole band", band, 22_000, "within"],
    ["all but a dollar", band, 21_999, "maybe"],
    ["only the low end", band, 14_000, "maybe"],
    ["not even the low end", band, 13_999, "over"],
    ["a single price at the limit", { lowUsd: 9_000, highUsd: 9_000 }, 9_000, "within"],
    ["free, with nothing to spend", { lowUsd: 0, highUsd: 0 }, 0, "within"],
    ["no price", null, 22_000, "unknown"],
    ["no budget", band, null, "noBudget"],
    ["neither", null, null, "noBudget"],
  ] as const)("%s", (_name, price, payPerYearUsd, expected) => {
    expect(chooseBudgetLabel(price, payPerYearUsd)).toBe(expected);
  });
});

test("a financial safety is sure in admission and within budget; one of the two is not enough", () => {
  const both = admissionLabels.flatMap((admission) =>
    budgetLabels
      .filter((budget) => isFinancialSafety(admission, budget))
      .map((budget) => [admission, budget]),
  );
  expect(both).toEqual([
    ["safety", "within"],
    ["open", "within"],
  ]);
});
