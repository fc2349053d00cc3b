/** The picture's steps end where the worksheet ends, whatever the family, and the income may be tried as far as it is known. */
import { describe, expect, test } from "vitest";
import type { AidAnswer } from "#domain/answers/households.ts";
import { createSeededRandom } from "#lib/random.ts";
import { fillQuestion, married } from "../../../test/support/fafsaFamilies.ts";
import { walkFafsa } from "./fafsaFlow.ts";
import { type AidOutcome, calculateAidOutcome } from "./fafsaFlowInput.ts";
import { calculateWithIncome, findIncomeReach, triedIncome } from "./fafsaFlowLevers.ts";
import { buildStaircase, type Staircase } from "./indexStaircase.ts";
import { saiLimits } from "./saiTables.ts";

function outcomeOf(answers: Readonly<Record<string, AidAnswer>>): AidOutcome {
  const outcome = calculateAidOutcome(walkFafsa(answers, "OH"));
  if (outcome === null) throw new Error("A question is open.");
  return outcome;
}

function staircaseOf(outcome: AidOutcome): Staircase {
  const staircase = buildStaircase(outcome);
  if (staircase === null) throw new Error("There is no worksheet.");
  return staircase;
}

const codes = ({ stairs }: Staircase) => stairs.map(({ code }) => code);

describe("the steps", () => {
  test("of two parents with $90,000: each is a sum of the worksheet's lines", () => {
    const { lines, sai, worksheet } = outcomeOf(married);
    const staircase = staircaseOf({ ...outcomeOf(married) });
    const sizes = Object.fromEntries(
      staircase.stairs.map(({ code, fromUsd, toUsd }) => [code, toUsd - fromUsd]),
    );
    expect(worksheet.formula).toBe("A");
    expect(sizes).toEqual({
      income: 90_000,
      taxes: -(4_500 + (lines["5a+5b"] ?? 0)),
      living: -(lines["6"] ?? 0),
      working: -(lines["7"] ?? 0),
      available: lines["9"],
      assets: lines["17"],
      kept: (lines["19"] ?? 0) - (lines["18"] ?? 0),
      studentAssets: lines["36"],
      index: sai,
    });
    expect(staircase.largest?.code).toBe("living");
  });

  test("of any family join without a gap, and end at the index", () => {
    let drawn = 0;
    const formulas = new Set<string>();
    for (let seed = 1; seed <= 150; seed += 1) {
      const chance = createSeededRandom(seed);
      const answers: Record<string, AidAnswer> = {};
      for (let walk = walkFafsa(answers, null); walk.next !== null; walk = walkFafsa(answers, null))
        fillQuestion(walk.next, answers, walk.used, chance);
      const outcome = calculateAidOutcome(walkFafsa(answers, null));
      if (outcome === null) continue;
      const staircase = buildStaircase(outcome);
      expect(staircase === null).toBe(outcome.worksheet.maxPellIndicator === 1);
      if (staircase === null) continue;
      drawn += 1;
      formulas.add(outcome.worksheet.formula);
      const { stairs, leastUsd, mostUsd } = staircase;
      for (const [index, { isSum, fromUsd, toUsd }] of stairs.entries()) {
        const before = stairs[index - 1];
        if (isSum) expect(fromUsd).toBe(0);
        if (before !== undefined) expect(isSum ? toUsd : fromUsd, `family ${seed}`).toBe(before.toUsd);
        expect(Math.min(fromUsd, toUsd)).toBeGreaterThanOrEqual(leastUsd);
        expect(Math.max(fromUsd, toUsd)).toBeLessThanOrEqual(mostUsd);
      }
      expect(stairs.at(-1)?.toUsd).toBe(outcome.sai);
      if (codes(staircase).includes("limit")) expect(outcome.sai, `family ${seed}`).toBe(saiLimits.leastUsd);
    }
    expect(drawn).toBeGreaterThan(40);
    expect([...formulas].toSorted()).toEqual(["A", "B", "C"]);
  });

  test("below the allowances, the lowest index is what lifts the sum", () => {
    const poor = {
      ...married,
      "first.agi": 62_000,
      "first.earnedIncome": 40_000,
      "first.otherEarnedIncome": 22_000,
    };
    const staircase = staircaseOf(outcomeOf({ ...poor, "student.familySize": 7, "first.incomeTaxPaid": 0 }));
    expect(codes(staircase)).toContain("limit");
    expect(codes(staircase)).not.toContain("kept");
    expect(staircase.leastUsd).toBeLessThan(0);
  });

  test("without a worksheet there is nothing to draw", () => {
    expect(buildStaircase({ ...outcomeOf(married), lines: {} })).toBeNull();
  });
});

describe("another income", () => {
  test("is tried as far as every question is answered: below $60,000 another one is asked", () => {
    const { lessUsd, moreUsd } = findIncomeReach(married);
    expect(moreUsd).toBe(triedIncome.mostUsd);
    expect(lessUsd).toBeLessThan(0);
    for (const change of [lessUsd, 0, moreUsd]) expect(calculateWithIncome(married, change)).not.toBeNull();
    expect(calculateWithIncome(married, 0)?.sai).toBe(outcomeOf(married).sai);
  });

  test("a higher income never gives a lower index", () => {
    const indexes = Array.from(
      { length: 51 },
      (_, index) => calculateWithIncome(married, index * triedIncome.stepUsd)?.sai ?? Number.NaN,
    );
    expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
  });

  test("of a family whose income is not known is not tried", () => {
    expect(findIncomeReach({})).toEqual({ lessUsd: 0, moreUsd: 0 });
  });
});
