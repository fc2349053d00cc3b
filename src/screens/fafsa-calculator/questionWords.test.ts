/** The parts of the questions, and whom the questions name, for three families and an independent student. */
import { describe, expect, test } from "vitest";
import { fafsaParts, walkFafsa } from "#domain/aid/fafsaFlow.ts";
import { findProgress, listExpectedQuestions, listParts } from "#domain/aid/fafsaPath.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { namePart } from "./flowWords.ts";
import { getQuestionText } from "./questionWords.ts";
import { words } from "./words.ts";

const begun: AidAnswers = {
  "student.start": "fall2027",
  "student.citizenship": "citizen",
  "student.isAge24": false,
  "student.isMarried": false,
  "student.isGraduateStudent": false,
  "student.isVeteran": false,
  "student.hasDependents": false,
  "student.isOrphanOrFoster": false,
  "student.isEmancipated": false,
  "student.isHomeless": false,
};
const withStepfather: AidAnswers = {
  ...begun,
  "student.parents": "apart",
  "first.parentIs": "mother",
  "first.maritalNow": "remarried",
  "first.stepparentIs": "stepfather",
};
const titleOf = (id: Parameters<typeof getQuestionText>[0], answers: AidAnswers) =>
  getQuestionText(id, walkFafsa(answers, "OH").used).title;

describe("the person is named by the family's answers", () => {
  test.each<[string, AidAnswers, string, string]>([
    [
      "a mother and a stepfather",
      withStepfather,
      "What were your stepfather’s wages and other pay in 2025?",
      "How much do your mother and stepfather have in cash, savings and checking accounts?",
    ],
    [
      "a mother alone",
      {
        ...begun,
        "student.parents": "apart",
        "first.parentIs": "mother",
        "first.maritalNow": "never married",
      },
      "What were your mother’s wages and other pay in 2025?",
      "How much does your mother have in cash, savings and checking accounts?",
    ],
    [
      "two parents",
      { ...begun, "student.parents": "marriedToEachOther", "first.parentIs": "father" },
      "What were your other parent’s wages and other pay in 2025?",
      "How much do your parents have in cash, savings and checking accounts?",
    ],
    [
      "a parent who was not named, in answers of an earlier version",
      { ...begun, "student.parents": "apart", "first.maritalNow": "divorced", "first.filingStatus": "hoh" },
      "What were your parent’s wages and other pay in 2025?",
      "How much does your parent have in cash, savings and checking accounts?",
    ],
  ])("%s", (_name, answers, wages, savings) => {
    const isOfTwo = wages.includes("stepfather") || wages.includes("other parent");
    expect(titleOf(isOfTwo ? "first.otherEarnedIncome" : "first.earnedIncome", answers)).toBe(wages);
    expect(titleOf("first.cashSavings", answers)).toBe(savings);
  });

  test("a student with a spouse", () => {
    const married = { ...begun, "student.isMarried": true };
    expect(titleOf("student.otherEarnedIncome", married)).toBe(
      "What were your spouse’s wages and other pay in 2025?",
    );
    expect(titleOf("student.agi", married)).toBe(
      "What was your and your spouse’s adjusted gross income in 2025?",
    );
  });

  test("a dependent student's own money is theirs, not the parents'", () => {
    const both = { ...begun, "student.parents": "marriedToEachOther", "first.parentIs": "mother" };
    expect(titleOf("student.cashSavings", both)).toBe(
      "How much do you have in cash, savings and checking accounts?",
    );
  });
});

test("marital status comes before anything about a tax return, and old answers are not asked for a name", () => {
  const ids = walkFafsa(withStepfather, "OH").asked.map(({ id }) => id);
  expect(ids.slice(3, 8)).toEqual([
    "student.parents",
    "first.parentIs",
    "first.maritalNow",
    "first.stepparentIs",
    "first.filingStatus",
  ]);
  const old = { ...begun, "student.parents": "marriedToEachOther", "first.filingStatus": "mfj" };
  expect(walkFafsa(old, "OH").asked.map(({ id }) => id)).not.toContain("first.parentIs");
});

test("parts follow each other, and each knows what is answered", () => {
  const walk = walkFafsa({ ...withStepfather, "first.filingStatus": "mfj", "first.agi": 61_000 }, "OH");
  const parts = listParts(listExpectedQuestions(walk), walk);
  expect(parts.flatMap(({ questions }) => questions)).toEqual(listExpectedQuestions(walk));
  expect(parts.map(({ part, questions, answered }) => [part, answered === questions.length])).toEqual([
    ["you", true],
    ["parents", true],
    ["taxes", false],
    ["savings", false],
    ["ownMoney", false],
  ]);
});

test("the first page announces as many questions and the same parts as the first question counts", () => {
  const expected = listExpectedQuestions(walkFafsa({}, null));
  expect(findProgress(expected, "student.start")).toEqual({ number: 1, of: words.questions });
  expect(words.parts).toEqual(fafsaParts.map((part) => namePart(part, {})));
});

test("a button names the screen after it, with the person it is about", () => {
  const { used } = walkFafsa(withStepfather, "OH");
  expect(getQuestionText("first.filingStatus", used).name).toBe("your mother’s tax return");
  expect(getQuestionText("first.otherEarnedIncome", used).name).toBe("your stepfather’s pay");
  expect(getQuestionText("student.cashSavings", used).name).toBe("your savings");
});

test("a parent whom the two-households tool named is called so, and not asked for again", () => {
  const apart = {
    ...begun,
    "student.parents": "apart",
    "student.paidMore": "first",
    "student.nameOfFirst": "Ana",
  };
  const walk = walkFafsa(apart, "OH");
  expect(walk.next?.id).toBe("first.maritalNow");
  expect(titleOf("first.filingStatus", apart)).toBe("How was Ana’s 2025 tax return filed?");
});

describe("a return filed in Puerto Rico", () => {
  const textOf = (id: Parameters<typeof getQuestionText>[0], filingStatus: string) =>
    getQuestionText(id, {
      ...begun,
      "student.parents": "marriedToEachOther",
      "first.filingStatus": filingStatus,
    });

  test.each(["first.agi", "first.incomeTaxPaid", "first.earnedIncome"] as const)(
    "%s: names no line of the IRS’s",
    (id) => {
      expect(textOf(id, "territory").where).not.toMatch(/1040|W-2, box/);
      expect(textOf(id, "mfj").where).toMatch(/1040|W-2, box/);
    },
  );

  test("asks for the tax on that return, not for federal tax", () => {
    expect(textOf("first.incomeTaxPaid", "territory").title).toContain("income tax for 2025");
    expect(textOf("first.incomeTaxPaid", "territory").title).not.toContain("federal");
  });
});

test("a 529 account is counted once: with the parents' investments, and not with the student's own", () => {
  const dependent: AidAnswers = { "student.parents": "marriedToEachOther", "first.filingStatus": "mfj" };
  const used = { ...begun, ...dependent };
  expect(getQuestionText("first.investments", used).lead).toMatch(/^Count [^.]*529 accounts for you/);
  expect(getQuestionText("student.investments", used).lead).toMatch(/Leave out [^.]*529 accounts/);
});
