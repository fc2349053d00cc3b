/** The worksheets' tables from both sides of every threshold, in every award year. */
import { describe, expect, test } from "vitest";
import { saiTables } from "#domain/aid/saiTables.ts";
import { findAllowance, calculateEmploymentExpense, calculatePayrollTax } from "./allowances.ts";
import { roundHalfAway, roundToDollars } from "./rounding.ts";
import { adjustBusinessWorth, calculateContribution } from "./tables.ts";

function getTables(awardYear: string) {
  const found = saiTables.find((tables) => tables.awardYear === awardYear);
  if (found === undefined) throw new Error(awardYear);
  return found;
}

describe("rounding", () => {
  test.each([
    ["a half goes up", 23, 2, 12],
    ["a half of a negative goes down, away from zero", -23, 2, -12],
    ["just under a half goes down", 11_499, 1_000, 11],
    // 883.4995 is 883.500 at three decimals, and then 884.
    ["three decimals come first", 8_834_995, 10_000, 884],
    ["nothing stays nothing", 0, 3, 0],
    ["a small negative is not a negative zero", -1, 100, 0],
  ])("%s", (_name, numerator, denominator, expected) => {
    expect(roundToDollars(numerator, denominator)).toBe(expected);
  });

  test("to the nearest five", () => expect(roundHalfAway(1_004, 5) * 5).toBe(1_005));
});

describe.each(saiTables)("the schedule of $awardYear", (tables) => {
  const { belowUsd, leastUsd, steps } = tables.contribution;

  test("gives the least below its lowest line, and 22% from there on", () => {
    expect(calculateContribution(belowUsd - 1, tables)).toBe(leastUsd);
    expect(calculateContribution(belowUsd, tables)).toBe(roundToDollars(belowUsd * 22, 100));
    expect(calculateContribution(0, tables)).toBe(0);
  });

  test("has bases that continue the step below, and climbs by each step's rate", () => {
    let from = 0;
    for (const [index, step] of steps.entries()) {
      const next = steps[index + 1];
      expect(calculateContribution(from + 100, tables)).toBe(step.baseUsd + step.ratePercent);
      if (next !== undefined) {
        // The published bases are those of the steps below, whole.
        expect(calculateContribution(step.upToUsd, tables)).toBe(next.baseUsd);
        expect(calculateContribution(step.upToUsd + 100, tables)).toBe(next.baseUsd + next.ratePercent);
      }
      from = step.upToUsd;
    }
  });

  test("adds for each further member of the family", () => {
    const { parents } = tables.incomeProtection;
    const last = parents.valuesUsd.at(-1) ?? 0;
    expect(findAllowance(parents, 6)).toBe(last);
    expect(findAllowance(parents, 7)).toBe(last + parents.eachMoreUsd);
    expect(findAllowance(parents, 30)).toBe(last + 24 * parents.eachMoreUsd);
    expect(findAllowance(parents, 1)).toBe(parents.valuesUsd[0]);
  });
});

/** All allowances are the law's base times one price factor, rounded to $10: a mistyped digit would not fit. */
describe("the allowances of two years", () => {
  const years = saiTables.map((tables) => {
    const { incomeProtection } = tables;
    const values = [
      ...incomeProtection.parents.valuesUsd,
      incomeProtection.parents.eachMoreUsd,
      incomeProtection.studentUsd,
      incomeProtection.unmarriedUsd,
      incomeProtection.marriedUsd,
      ...incomeProtection.unmarriedWithDependents.valuesUsd,
      incomeProtection.unmarriedWithDependents.eachMoreUsd,
      ...incomeProtection.marriedWithDependents.valuesUsd,
      incomeProtection.marriedWithDependents.eachMoreUsd,
    ];
    return { awardYear: tables.awardYear, values };
  });
  const first = years[0];

  test.each(years.slice(1))("$awardYear stands to 2024-25 in one ratio", ({ values }) => {
    if (first === undefined) throw new Error("no year");
    const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
    const ratio = sum(values) / sum(first.values);
    for (const [index, value] of values.entries()) {
      const expected = (first.values[index] ?? 0) * ratio;
      // Each of the two values was rounded to $10 by itself.
      expect(Math.abs(value - expected), `value ${index}`).toBeLessThanOrEqual(12);
    }
  });
});

describe("a business or farm in 2026-27", () => {
  test.each([
    [-5_000, 0],
    [0, 0],
    [1, 0],
    [2, 1],
    [175_000, 70_000],
    [175_002, 70_001],
    [520_000, 242_500],
    [520_005, 242_503],
    [870_000, 452_500],
    [870_001, 452_501],
  ])("of %d counts as %d", (netWorth, expected) => {
    expect(adjustBusinessWorth(netWorth, getTables("2026-27"))).toBe(expected);
  });
});

describe("payroll taxes in 2026-27", () => {
  const tables = getTables("2026-27");
  test.each([
    ["one person under the base", [{ filingStatus: "single", earnedIncome: 100_000 }], 1_450, 6_200],
    ["one person at the base", [{ filingStatus: "single", earnedIncome: 168_600 }], 2_445, 10_453],
    ["one person over the base", [{ filingStatus: "single", earnedIncome: 168_700 }], 2_446, 10_453],
    ["at the Medicare threshold", [{ filingStatus: "hoh", earnedIncome: 200_000 }], 2_900, 10_453],
    ["over it", [{ filingStatus: "hoh", earnedIncome: 200_100 }], 2_902, 10_453],
    [
      "filing apart, over its lower threshold",
      [{ filingStatus: "mfs", earnedIncome: 125_100 }],
      1_815,
      7_756,
    ],
    ["a joint return has twice the base", [{ filingStatus: "mfj", earnedIncome: 337_300 }], 5_677, 20_906],
    [
      "two joint people are one return",
      [
        { filingStatus: "mfj", earnedIncome: 200_000 },
        { filingStatus: "mfj", earnedIncome: 137_300 },
      ],
      5_677,
      20_906,
    ],
    ["a loss counts as nothing", [{ filingStatus: "single", earnedIncome: -4_000 }], 0, 0],
  ] as const)("%s", (_name, returns, medicareUsd, socialSecurityUsd) => {
    expect(calculatePayrollTax(returns, tables)).toEqual({ medicareUsd, socialSecurityUsd });
  });

  test("the allowance for work is 35% up to the year's most", () => {
    expect(calculateEmploymentExpense(10_000, tables)).toBe(3_500);
    expect(calculateEmploymentExpense(14_285, tables)).toBe(5_000);
    expect(calculateEmploymentExpense(90_000, tables)).toBe(5_000);
    expect(calculateEmploymentExpense(-1, tables)).toBe(0);
  });
});
