/** The condition grammar: both sides of each threshold, and how a missing answer affects all and any. */
import { describe, expect, test } from "vitest";
import type { Condition } from "./condition.ts";
import { type Answers, checkAll, checkAny, checkCondition, factsIn, type Verdict } from "./evaluate.ts";

const rankTen: Condition = { kind: "atMost", fact: "classRankTopPercent", value: 10 };
const plainThree: Condition = { kind: "gpa", value: 3, rule: "plain" };
const coreThree: Condition = { kind: "gpa", value: 3, rule: "core" };
const weightedCore: Condition = { kind: "gpa", value: 3, rule: "weightedCore" };
const transcript: Condition = { kind: "gpa", value: 3, rule: "transcript" };
/** 3 x 25 + 30 x 2.9 + 5 x 17 = 247; at 16.5 years 244.5. */
const index: Condition = { kind: "index", value: 245, act: 3, gpa: 30, coreYears: 5 };
const junior: Answers = { actComposite: 25, gpa: 2.9, gpaScale: "weighted" };
const plainJunior: Answers = { ...junior, gpaScale: "unweighted" };
const poverty: Condition = { kind: "poverty", percent: 130 };
const yardsticks = { povertyLineUsd: (familySize: number, percent: number) => familySize * percent * 100 };

const twoOfThree: Condition = {
  kind: "some",
  count: 2,
  of: [rankTen, plainThree, { kind: "atLeast", fact: "satTotal", value: 1_100 }],
};
const wayIn29: Condition = { kind: "atLeast", fact: "actComposite", value: 29, hasOtherWay: true };
const lowPlain: Answers = { gpa: 2.5, gpaScale: "unweighted" };
const limitOfFour = {
  kind: "incomeBySize",
  limitsUsd: [null, null, null, 80_000],
  eachMoreUsd: null,
} as const satisfies Condition;

const cases: readonly (readonly [
  name: string,
  condition: Condition,
  answers: Answers,
  verdict: Verdict,
  missing?: string[],
])[] = [
  ["resident", { kind: "yes", fact: "isResident" }, { isResident: true }, "yes"],
  ["not resident", { kind: "yes", fact: "isResident" }, { isResident: false }, "no"],
  ["residency not told", { kind: "yes", fact: "isResident" }, {}, "cannotTell", ["isResident"]],
  ["a score below a line with another way", wayIn29, { actComposite: 28 }, "cannotTell", []],
  ["a score at a line with another way", wayIn29, { actComposite: 29 }, "yes"],
  ["at the rank", rankTen, { classRankTopPercent: 10 }, "yes"],
  ["past the rank", rankTen, { classRankTopPercent: 11 }, "no"],
  ["rank null", rankTen, { classRankTopPercent: null }, "cannotTell", ["classRankTopPercent"]],
  ["at the score", { kind: "atLeast", fact: "satTotal", value: 1_330 }, { satTotal: 1_330 }, "yes"],
  [
    "between two published scores",
    { kind: "atLeast", fact: "satTotal", value: 1_330, notBelow: 1_300 },
    { satTotal: 1_310 },
    "cannotTell",
    [],
  ],
  [
    "below both published scores",
    { kind: "atLeast", fact: "satTotal", value: 1_330, notBelow: 1_300 },
    { satTotal: 1_290 },
    "no",
  ],
  [
    "a span across the line",
    { kind: "atMost", fact: "sai", value: 0 },
    { sai: { low: -1, high: 1 } },
    "cannotTell",
  ],
  [
    "near a rough line",
    { kind: "atMost", fact: "sai", value: 1_000, isAbout: true },
    { sai: 901 },
    "cannotTell",
  ],
  [
    "well below a rough line",
    { kind: "atMost", fact: "sai", value: 1_000, isAbout: true },
    { sai: 900 },
    "yes",
  ],
  [
    "well above a rough line",
    { kind: "atMost", fact: "sai", value: 1_000, isAbout: true },
    { sai: 1_101 },
    "no",
  ],
  [
    "deductions may bring it under the line",
    { kind: "atMost", fact: "incomeUsd", value: 50_000, isAfterDeductions: true },
    { incomeUsd: 100_000 },
    "cannotTell",
  ],
  [
    "no deductions bring it under the line",
    { kind: "atMost", fact: "incomeUsd", value: 50_000, isAfterDeductions: true },
    { incomeUsd: 100_001 },
    "no",
  ],
  ["plain average at the line", plainThree, { gpa: 3, gpaScale: "unweighted" }, "yes"],
  ["plain average below", plainThree, { gpa: 2.99, gpaScale: "unweighted" }, "no"],
  ["weighted average below a plain line", plainThree, { gpa: 2.99, gpaScale: "weighted" }, "no"],
  ["weighted average above a plain line", plainThree, { gpa: 4, gpaScale: "weighted" }, "cannotTell", []],
  ["100-point average", plainThree, { gpa: 95, gpaScale: "percent" }, "cannotTell", []],
  ["average not told", plainThree, { gpaScale: "unweighted" }, "cannotTell", ["gpa"]],
  [
    "plain average below a weighted line",
    { kind: "gpa", value: 3, rule: "weighted" },
    { gpa: 2.9, gpaScale: "unweighted" },
    "cannotTell",
  ],
  ["income at the poverty line", poverty, { incomeUsd: 52_000, familySize: 4 }, "yes"],
  ["income above the poverty line", poverty, { incomeUsd: 52_001, familySize: 4 }, "no"],
  ["family size not told", poverty, { incomeUsd: 1 }, "cannotTell", ["familySize"]],
  ["two parents", { kind: "parents", count: 2 }, { parents: 1 }, "no"],
  ["dependent", { kind: "dependency", is: "dependent" }, { dependency: "dependent" }, "yes"],
  [
    "either of two, one met",
    { kind: "any", code: "tests", of: [rankTen, plainThree] },
    { classRankTopPercent: 5 },
    "yes",
  ],
  [
    "either of two, one failed and one open",
    { kind: "any", code: "tests", of: [rankTen, plainThree] },
    { classRankTopPercent: 50 },
    "cannotTell",
    ["gpa"],
  ],
  ["both of two, one failed", { kind: "all", of: [rankTen, plainThree] }, { classRankTopPercent: 50 }, "no"],
  [
    "both of two, one open",
    { kind: "all", of: [rankTen, plainThree] },
    { classRankTopPercent: 5 },
    "cannotTell",
    ["gpa"],
  ],
  ["two of three, two met", twoOfThree, { classRankTopPercent: 5, satTotal: 1_100 }, "yes"],
  [
    "two of three, one met and two failed",
    twoOfThree,
    { ...lowPlain, satTotal: 1_100, classRankTopPercent: 50 },
    "no",
  ],
  [
    "two of three, one met and two open",
    twoOfThree,
    { satTotal: 1_100 },
    "cannotTell",
    ["classRankTopPercent", "gpa"],
  ],
  [
    "two of three, one failed and one open",
    twoOfThree,
    { ...lowPlain, satTotal: 1_100 },
    "cannotTell",
    ["classRankTopPercent"],
  ],
  ["income at the known limit of its size", limitOfFour, { incomeUsd: 80_000, familySize: 4 }, "yes"],
  ["one dollar more", limitOfFour, { incomeUsd: 80_001, familySize: 4 }, "no"],
  ["a larger family below that limit", limitOfFour, { incomeUsd: 80_000, familySize: 6 }, "yes"],
  ["a larger family above it", limitOfFour, { incomeUsd: 80_001, familySize: 6 }, "cannotTell", []],
  ["a smaller family below it", limitOfFour, { incomeUsd: 80_000, familySize: 2 }, "cannotTell", []],
  ["a smaller family above it", limitOfFour, { incomeUsd: 80_001, familySize: 2 }, "no"],
  [
    "near a limit that rises each year",
    { ...limitOfFour, isAbout: true },
    { incomeUsd: 85_000, familySize: 4 },
    "cannotTell",
    [],
  ],
  ["core average at the line", coreThree, { coreGpa: 3 }, "yes"],
  ["core average below", coreThree, { coreGpa: 2.99, gpa: 4, gpaScale: "unweighted" }, "no"],
  ["core average not told", coreThree, { gpa: 4, gpaScale: "unweighted" }, "cannotTell", ["coreGpa"]],
  ["a plain core average bounds the weighted one", weightedCore, { coreGpa: 3 }, "yes"],
  ["a lower one leaves it open", weightedCore, { coreGpa: 2.9 }, "cannotTell", []],
  ["as the transcript prints it", transcript, { gpa: 3, gpaScale: "weighted" }, "yes"],
  ["as the transcript prints it, below", transcript, { gpa: 2.9, gpaScale: "weighted" }, "no"],
  ["index at the line", index, { ...junior, coreYears: 17 }, "yes"],
  ["index half a year below", index, { ...junior, coreYears: 16.5 }, "no"],
  [
    "index, plain average that may have a weighted one",
    index,
    { ...plainJunior, coreYears: 16.5 },
    "cannotTell",
    [],
  ],
  ["index, years not told", index, junior, "cannotTell", ["coreYears"]],
  [
    "index, an SAT total carried over",
    index,
    { ...junior, actComposite: null, actFromSat: 25, coreYears: 17 },
    "yes",
  ],
  ["index out of reach without a score", index, { gpa: 2, gpaScale: "weighted", coreYears: 10 }, "no"],
];

describe("one line", () => {
  const named = cases.map(([name, condition, answers, verdict, missing]) => ({
    name,
    condition,
    answers,
    verdict,
    missing,
  }));
  test.each(named)("$name", ({ condition, answers, verdict, missing }) => {
    const check = checkCondition(condition, answers, yardsticks);
    expect(check.verdict).toBe(verdict);
    if (missing !== undefined) expect(check.missing).toEqual(missing);
  });

  test("nothing told is never a yes or a no, and what is missing is what the line asks about", () => {
    for (const { condition } of named) {
      const { verdict, missing } = checkCondition(condition, {}, yardsticks);
      expect(verdict).toBe("cannotTell");
      expect(factsIn(condition)).toEqual(expect.arrayContaining([...missing]));
    }
  });
});

describe("an average on another scale", () => {
  const weighted = { gpa: 3.5, gpaScale: "weighted" } as const;

  test("is all that stands in the way when everything else holds", () => {
    const both = checkAll([rankTen, plainThree], { ...weighted, classRankTopPercent: 5 });
    expect(both).toEqual({ verdict: "cannotTell", missing: [], restsOnOtherGpa: true });
    const rankOpen = checkAll([rankTen, plainThree], weighted);
    expect(rankOpen.restsOnOtherGpa).toBe(false);
  });

  test("does not matter once another way holds", () => {
    const ways = [checkAll([plainThree], weighted), checkAll([rankTen], { classRankTopPercent: 5 })];
    expect(checkAny(ways)).toEqual({ verdict: "yes", missing: [], restsOnOtherGpa: false });
  });

  test("meets a line that is computed another way, and says so", () => {
    const own = checkCondition({ kind: "gpa", value: 3, rule: "own" }, weighted);
    expect(own).toMatchObject({ verdict: "yes", restsOnOtherGpa: true });
  });
});
