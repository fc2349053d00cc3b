/** The way through the timeline's questions: with and without colleges, from the start and from the middle. */
import { describe, expect, test } from "vitest";
import { type CollegeStatus, emptyPlan, type Plan, type PlanCollege } from "#domain/plan/plan.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import { askedSteps, isAnswered, nextOpen, placeOf, stepAfter, stepAt, stepBefore } from "./steps.ts";

const blank = emptyPlan("one", "2026-11-21T00:00:00.000Z");
const college = (
  unitId: number,
  applicationPlan: ApplicationPlan | null = null,
  status: CollegeStatus = "considering",
): PlanCollege => ({ unitId, addedAt: "2026-11-21T00:00:00.000Z", status, applicationPlan, note: "" });
const withClass = (plan: Partial<Plan>, timeline: Partial<Plan["timeline"]> = {}): Plan => ({
  ...blank,
  ...plan,
  timeline: { ...blank.timeline, graduationYear: 2028, ...timeline },
});

describe("the questions asked", () => {
  test("six with a college, five without; a college that has answered needs no plan", () => {
    expect(askedSteps({ colleges: [college(228_778)] })).toHaveLength(6);
    expect(askedSteps({ colleges: [] })).toEqual(["class", "colleges", "tests", "aid", "situations"]);
    expect(askedSteps({ colleges: [college(228_778, null, "admitted")] })).toHaveLength(5);
  });

  test("without a college the tests follow the colleges, both ways", () => {
    expect(stepAfter("colleges", blank)).toBe("tests");
    expect(stepBefore("tests", blank)).toBe("colleges");
    expect(placeOf("tests", blank)).toEqual({ number: 3, of: 5 });
    const one = { colleges: [college(228_778)] };
    expect(stepAfter("colleges", one)).toBe("plans");
    expect(stepBefore("tests", one)).toBe("plans");
    expect(placeOf("tests", one)).toEqual({ number: 4, of: 6 });
  });

  test("nothing comes before the first, and the timeline after the last", () => {
    expect(stepBefore("class", blank)).toBeNull();
    expect(stepAfter("situations", blank)).toBeNull();
    // Opened by its address after the last college was removed.
    expect(stepAfter("plans", blank)).toBe("tests");
  });

  test.each([
    ["#plans", "plans"],
    ["#", null],
    ["", null],
    ["#results", null],
  ])("the address %s names %s", (hash, step) => {
    expect(stepAt(hash)).toBe(step);
  });
});

describe("where to go on", () => {
  const answered = { stamps: { situations: "2026-11-21T00:00:00.000Z a" } };
  test.each<[string, Plan, string | null]>([
    ["nothing said", blank, "class"],
    [
      "a grade from the quiz is not a class yet",
      { ...blank, profile: { ...blank.profile, gradeYear: 11 } },
      "class",
    ],
    ["the class alone", withClass({}), "colleges"],
    ["a college without a plan", withClass({ colleges: [college(228_778)] }), "plans"],
    ["its plan chosen", withClass({ colleges: [college(228_778, "rolling")] }), "tests"],
    ["come past the colleges without one", withClass({}, { tests: [] }), "aid"],
    ["aid said, tests left open", withClass({}, { aidForms: ["fafsa"] }), "tests"],
    ["situations never asked", withClass({}, { tests: ["sat"], aidForms: [] }), "situations"],
    ["no situation said", withClass(answered, { tests: ["sat"], aidForms: [] }), null],
    [
      "all said but how to apply",
      withClass({ ...answered, colleges: [college(228_778)] }, { tests: [], aidForms: [] }),
      null,
    ],
  ])("%s", (_name, plan, step) => {
    expect(nextOpen(plan)).toBe(step);
  });

  test("how to apply is answered when each open college has its plan", () => {
    const two = [college(228_778, "rolling"), college(243_744)];
    expect(isAnswered("plans", withClass({ colleges: two }))).toBe(false);
    const answeredOne = [college(228_778, "rolling"), college(243_744, null, "denied")];
    expect(isAnswered("plans", withClass({ colleges: answeredOne }))).toBe(true);
  });
});
