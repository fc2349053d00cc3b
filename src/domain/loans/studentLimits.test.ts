/** Yearly limits and the order of money: the law's figures, their totals, and both sides of each limit. */
import { describe, expect, test } from "vitest";
import { loanTerms2026 as terms } from "#domain/loans/loanTerms.ts";
import { type MoneyInput, payInOrder } from "./moneyOrder.ts";
import { planParentLoans } from "./parentLimits.ts";
import { type Dependency, listStudentLimits } from "./studentLimits.ts";

describe("limits by year of study, 2026-27", () => {
  test.each([
    ["dependent", 4, [5_500, 6_500, 7_500, 7_500], [3_500, 4_500, 5_500, 5_500]],
    ["dependent", 6, [5_500, 6_500, 7_500, 7_500, 4_000, 0], [3_500, 4_500, 5_500, 5_500, 4_000, 0]],
    ["independent", 4, [9_500, 10_500, 12_500, 12_500], [3_500, 4_500, 5_500, 5_500]],
    ["independent", 5, [9_500, 10_500, 12_500, 12_500, 12_500], [3_500, 4_500, 5_500, 5_500, 4_000]],
    ["independent", 6, [9_500, 10_500, 12_500, 12_500, 12_500, 0], [3_500, 4_500, 5_500, 5_500, 4_000, 0]],
  ] satisfies [Dependency, number, number[], number[]][])(
    "%s student, %d years",
    (dependency, years, most, subsidized) => {
      const limits = listStudentLimits(terms, dependency, years);
      expect(limits.map(({ mostUsd }) => mostUsd)).toEqual(most);
      expect(limits.map(({ subsidizedMostUsd }) => subsidizedMostUsd)).toEqual(subsidized);
    },
  );

  test("the fee of 1.057% on $5,500 is $58", () => {
    expect(listStudentLimits(terms, "dependent", 1)[0]?.feeUsd).toBe(58);
  });

  test.each([0, 9, 2.5, Number.NaN])("%d years of study are refused", (years) => {
    expect(() => listStudentLimits(terms, "dependent", years)).toThrow(RangeError);
  });
});

describe("a parent's loan: $20,000 a year, $65,000 in all", () => {
  test.each([
    [19_999, 1, [19_999], 0],
    [20_000, 1, [20_000], 0],
    [20_001, 1, [20_000], 1],
    [16_250, 4, [16_250, 16_250, 16_250, 16_250], 0],
    [16_251, 4, [16_251, 16_251, 16_251, 16_247], 4],
    [24_000, 4, [20_000, 20_000, 20_000, 5_000], 31_000],
    [30_000, 5, [20_000, 20_000, 20_000, 5_000, 0], 85_000],
    [0, 4, [0, 0, 0, 0], 0],
  ])("$%d wanted in each of %d years", (wantedUsd, years, byYear, beyondUsd) => {
    const plan = planParentLoans(wantedUsd, years, terms);
    expect(plan.borrowedByYearUsd).toEqual(byYear);
    expect(plan.beyondUsd).toBe(beyondUsd);
    expect(plan.borrowedUsd).toBe(byYear.reduce((sum, usd) => sum + usd, 0));
  });
});

describe("one year's cost in the order of money", () => {
  const [limit] = listStudentLimits(terms, "dependent", 1);
  if (limit === undefined) throw new Error("a first year");
  const year: MoneyInput = {
    costUsd: 30_000,
    giftsUsd: 14_000,
    ownUsd: 8_000,
    workUsd: 2_000,
    hasSubsidized: true,
    limit,
  };
  const usedOf = (input: MoneyInput) => payInOrder(input, terms).steps.map(({ usedUsd }) => usedUsd);

  test("gifts, own money, work, then loans less their fee, and the rest is named", () => {
    const order = payInOrder(year, terms);
    // 3,500 less a fee of 37; 2,000 less 21.
    expect(order.steps.map(({ usedUsd }) => usedUsd)).toEqual([14_000, 8_000, 2_000, 3_463, 1_979]);
    expect(order.steps.map(({ borrowedUsd }) => borrowedUsd)).toEqual([0, 0, 0, 3_500, 2_000]);
    expect(order.leftUsd).toBe(558);
  });

  test("without need the whole loan is unsubsidized", () => {
    expect(usedOf({ ...year, hasSubsidized: false })).toEqual([14_000, 8_000, 2_000, 0, 5_442]);
  });

  test("a loan is only as large as what is left, fee included", () => {
    const order = payInOrder({ ...year, ownUsd: 13_000 }, terms);
    expect(order.steps[3]).toEqual({ kind: "subsidized", usedUsd: 1_000, borrowedUsd: 1_011 });
    expect(order.steps[4]).toEqual({ kind: "unsubsidized", usedUsd: 0, borrowedUsd: 0 });
    expect(order.leftUsd).toBe(0);
  });

  test.each([
    [29_999, 0, 0],
    [30_000, 0, 0],
    [30_001, 0, 1],
  ])("gifts of $%d leave %d to pay and are %d over", (giftsUsd, leftAtLeast, over) => {
    const order = payInOrder({ ...year, giftsUsd }, terms);
    expect(order.leftUsd).toBe(leftAtLeast);
    expect(order.giftsOverUsd).toBe(over);
  });

  test("what is used and what is left is always the cost", () => {
    for (let cost = 0; cost <= 60_000; cost += 997) {
      const order = payInOrder({ ...year, costUsd: cost }, terms);
      const used = order.steps.reduce((sum, { usedUsd }) => sum + usedUsd, 0);
      expect(used + order.leftUsd).toBe(cost);
    }
  });
});
