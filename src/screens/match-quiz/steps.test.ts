/** Where the quiz opens: the addresses of its questions, and what is known so far. */
import { describe, expect, test } from "vitest";
import { emptyProfile } from "#domain/people/profile.ts";
import { leaveOpen } from "#domain/plan/answerDrafts.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { findStartView, parseQuizView } from "./steps.ts";

const today = "2026-11-27";
const empty = makeEmptyPlan("p1", "2026-11-27T00:00:00.000Z");

const leave = (plan: Plan, ids: Parameters<typeof leaveOpen>[1]): Plan => {
  const [draft] = leaveOpen(plan, ids, today);
  return draft?.kind === "setProfile"
    ? { ...plan, profile: { ...plan.profile, ...draft.fields } as Plan["profile"] }
    : plan;
};

test("an address names a question, and the old one of the income leads to what the family can pay", () => {
  expect(["#tests", "#results", "#income", "#nothing", ""].map(parseQuizView)).toEqual([
    "tests",
    "results",
    "pay",
    null,
    null,
  ]);
});

describe("the quiz opens", () => {
  test("at the first question where nothing is known", () => {
    expect(findStartView(empty, today)).toBe("grades");
  });

  test("at the results as soon as one answer is known, or all three were left open", () => {
    const withGpa = { ...empty, profile: { ...emptyProfile, gpa: 3.1 } };
    expect(findStartView(withGpa, today)).toBe("results");
    const skipped = leave(empty, ["gpa", "gradeYear", "homeZip", "homeState", "payPerYearUsd"]);
    expect(findStartView(skipped, today)).toBe("results");
    expect(findStartView(skipped, "2026-11-28")).toBe("grades");
  });

  test("a class year from the timeline is a grade", () => {
    const plan = { ...empty, timeline: { ...empty.timeline, graduationYear: 2028 } };
    expect(findStartView(plan, today)).toBe("results");
  });
});
