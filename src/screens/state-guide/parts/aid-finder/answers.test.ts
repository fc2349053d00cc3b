/** The aid finder's answers: from the plan, typed over it, and invalid. */
import { describe, expect, test } from "vitest";
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import { emptyStateAidInput } from "#domain/aid/statePrograms.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import {
  buildAidInput,
  getAnswerOrigin,
  getAnswerText,
  hasAnyAnswer,
  nothingFromPlan,
  readPlanAnswers,
  type Typed,
} from "./answers.ts";

const place = { state: "OH", today: "2026-11-21" } as const;
const empty = makeEmptyPlan("one", "2026-11-21T00:00:00.000Z");
const plan = {
  ...empty,
  profile: { ...empty.profile, homeState: "OH", gradeYear: 11, gpa: 3.4, classRankTopPercent: 8 } as const,
  money: { ...empty.money, familyIncomeUsd: 84_000, familySize: 4 },
};
const estimate: AidEstimate = {
  awardYear: "2027-28",
  saiLow: 2_100,
  saiHigh: 2_100,
  isIndependent: false,
  agiUsd: 61_500,
  bracketIncomeUsd: 61_500,
  familySize: 5,
  pellUsd: { low: 5_295, high: 5_295 },
  isPellAssumed: true,
};

describe("what the plan gives", () => {
  test("an empty plan answers nothing", () => {
    expect(readPlanAnswers(empty, null, place)).toEqual(nothingFromPlan);
    expect(hasAnyAnswer(buildAidInput({}, nothingFromPlan, []))).toBe(false);
  });

  test("home, grade, average and money come from the plan", () => {
    const input = buildAidInput({}, readPlanAnswers(plan, null, place), []);
    expect(input).toMatchObject({
      isResident: true,
      graduationYear: 2028,
      gpa: 3.4,
      classRankTopPercent: 8,
      incomeUsd: 84_000,
      familySize: 4,
      sai: null,
      getsPell: null,
    });
    expect(hasAnyAnswer(input)).toBe(true);
  });

  test("FAFSA answers come before the income that was typed for prices, and say so", () => {
    const fromPlan = readPlanAnswers(plan, estimate, place);
    expect(buildAidInput({}, fromPlan, [])).toMatchObject({
      incomeUsd: 61_500,
      familySize: 5,
      sai: { low: 2_100, high: 2_100 },
      getsPell: true,
    });
    expect(getAnswerOrigin("incomeUsd", {}, fromPlan)).toBe("fafsa");
    expect(getAnswerOrigin("gpa", {}, fromPlan)).toBe("plan");
  });

  test("while FAFSA answers are open the index is a span, until one is typed", () => {
    const fromPlan = readPlanAnswers(
      plan,
      { ...estimate, saiHigh: 9_000, pellUsd: { low: 0, high: 5_295 } },
      place,
    );
    expect(getAnswerText("sai", {}, fromPlan)).toBe("");
    expect(buildAidInput({}, fromPlan, []).sai).toEqual({ low: 2_100, high: 9_000 });
    expect(buildAidInput({}, fromPlan, []).getsPell).toBeNull();
    expect(buildAidInput({ sai: "3,000" }, fromPlan, []).sai).toEqual({ low: 3_000, high: 3_000 });
    expect(buildAidInput({ sai: "about 3000" }, fromPlan, []).sai).toBeNull();
  });

  test("another home state is a no", () => {
    expect(buildAidInput({}, readPlanAnswers(plan, null, { ...place, state: "TX" }), []).isResident).toBe(
      false,
    );
  });
});

describe("what is typed", () => {
  const cases: { name: string; typed: Typed; expected: Partial<typeof emptyStateAidInput> }[] = [
    { name: "an answer taken back", typed: { gpa: "" }, expected: { gpa: null } },
    { name: "a negative index", typed: { sai: "−1,500" }, expected: { sai: { low: -1_500, high: -1_500 } } },
    { name: "an index that is too low", typed: { sai: "-1501" }, expected: { sai: null } },
    { name: "an income with a sign", typed: { incomeUsd: "$52,000" }, expected: { incomeUsd: 52_000 } },
    { name: "half time", typed: { creditsPerTerm: "6" }, expected: { creditsPerTerm: { low: 6, high: 11 } } },
    {
      name: "a year later",
      typed: { monthsToStart: "nextYear" },
      expected: { monthsToStart: { low: 6, high: 15 } },
    },
    { name: "second in class", typed: { classPlace: "2" }, expected: { classPlace: 2 } },
    {
      name: "a letter",
      typed: { gpaScale: "letter", gpa: "B+" },
      expected: { gpa: 3.3, gpaScale: "letter" },
    },
    {
      name: "an average above its scale",
      typed: { gpaScale: "unweighted", gpa: "4.2" },
      expected: { gpa: null },
    },
  ];
  test.each(cases)("$name", ({ typed, expected }) => {
    expect(buildAidInput(typed, readPlanAnswers(plan, null, place), [])).toMatchObject(expected);
    expect(getAnswerOrigin("gpa", { gpa: "3" }, nothingFromPlan)).toBeNull();
  });
});
