/** The order of the timeline questions: with and without colleges, from the start and from the middle. */
import { describe, expect, test } from "vitest";
import { type CollegeStatus, makeEmptyPlan, type Plan, type PlanCollege } from "#domain/plan/plan.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import {
  findNextOpenStep,
  getFlowPosition,
  getNextFlowStep,
  getPreviousFlowStep,
  isAnswered,
  listAskedSteps,
  parseStep,
} from "./steps.ts";

const blank = makeEmptyPlan("one", "2026-11-21T00:00:00.000Z");
const makeCollege = (
  unitId: number,
  applicationPlan: ApplicationPlan | null = null,
  status: CollegeStatus = "considering",
): PlanCollege => ({ unitId, addedAt: "2026-11-21T00:00:00.000Z", status, applicationPlan, note: "" });
const setClass = (plan: Partial<Plan>, timeline: Partial<Plan["timeline"]> = {}): Plan => ({
  ...blank,
  ...plan,
  timeline: { ...blank.timeline, graduationYear: 2028, ...timeline },
});

describe("the questions asked", () => {
  test("six with a college, five without; a college that has answered needs no plan", () => {
    expect(listAskedSteps({ ...blank, colleges: [makeCollege(228_778)] })).toHaveLength(6);
    expect(listAskedSteps(blank)).toEqual(["class", "colleges", "tests", "aid", "situations"]);
    expect(listAskedSteps({ ...blank, colleges: [makeCollege(228_778, null, "admitted")] })).toHaveLength(5);
  });

  test("without a college the tests follow the colleges, both ways", () => {
    expect(getNextFlowStep("colleges", blank)).toBe("tests");
    expect(getPreviousFlowStep("tests", blank)).toBe("colleges");
    expect(getFlowPosition("tests", blank)).toEqual({ number: 3, of: 5 });
    const one = { ...blank, colleges: [makeCollege(228_778)] };
    expect(getNextFlowStep("colleges", one)).toBe("plans");
    expect(getPreviousFlowStep("tests", one)).toBe("plans");
    expect(getFlowPosition("tests", one)).toEqual({ number: 4, of: 6 });
  });

  test("a transfer student is asked for no first-year round and no test; a senior who once said transfer is", () => {
    const said = setClass({ colleges: [makeCollege(228_778)] }, { path: "transfer" });
    const moving = { ...said, profile: { ...said.profile, gradeYear: 13 as const } };
    expect(listAskedSteps(moving)).toEqual(["class", "colleges", "aid", "situations"]);
    expect(getNextFlowStep("colleges", moving)).toBe("aid");
    expect(listAskedSteps({ ...said, profile: { ...said.profile, gradeYear: 12 } })).toHaveLength(6);
  });

  test("nothing comes before the first, and the timeline after the last", () => {
    expect(getPreviousFlowStep("class", blank)).toBeNull();
    expect(getNextFlowStep("situations", blank)).toBeNull();
    // Opened by its address after the last college was removed.
    expect(getNextFlowStep("plans", blank)).toBe("tests");
  });

  test.each([
    ["#plans", "plans"],
    ["#", null],
    ["", null],
    ["#results", null],
  ])("the address %s names %s", (hash, step) => {
    expect(parseStep(hash)).toBe(step);
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
    ["the class alone", setClass({}), "colleges"],
    ["a college without a plan", setClass({ colleges: [makeCollege(228_778)] }), "plans"],
    ["its plan chosen", setClass({ colleges: [makeCollege(228_778, "rolling")] }), "tests"],
    ["come past the colleges without one", setClass({}, { tests: [] }), "aid"],
    ["aid said, tests left open", setClass({}, { aidForms: ["fafsa"] }), "tests"],
    ["situations never asked", setClass({}, { tests: ["sat"], aidForms: [] }), "situations"],
    ["no situation said", setClass(answered, { tests: ["sat"], aidForms: [] }), null],
    [
      "all said but how to apply",
      setClass({ ...answered, colleges: [makeCollege(228_778)] }, { tests: [], aidForms: [] }),
      null,
    ],
  ])("%s", (_name, plan, step) => {
    expect(findNextOpenStep(plan)).toBe(step);
  });

  test("how to apply is answered when each open college has its plan", () => {
    const two = [makeCollege(228_778, "rolling"), makeCollege(243_744)];
    expect(isAnswered("plans", setClass({ colleges: two }))).toBe(false);
    const answeredOne = [makeCollege(228_778, "rolling"), makeCollege(243_744, null, "denied")];
    expect(isAnswered("plans", setClass({ colleges: answeredOne }))).toBe(true);
  });
});
