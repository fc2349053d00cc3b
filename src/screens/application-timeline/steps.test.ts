/** The order of the timeline questions: with and without colleges, from the start and from the middle. */
import { describe, expect, test } from "vitest";
import { type CollegeStatus, makeEmptyPlan, type Plan, type PlanCollege } from "#domain/plan/plan.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import {
  findNextOpenStep,
  isAnswered,
  listAskedSteps,
  listKnownSteps,
  listRound,
  parseStep,
  readRoundState,
} from "./steps.ts";

const today = "2026-11-21";
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
    expect(listAskedSteps({ ...blank, colleges: [makeCollege(228_778)] }, today)).toHaveLength(6);
    expect(listAskedSteps(blank, today)).toEqual(["class", "colleges", "tests", "aid", "situations"]);
    expect(
      listAskedSteps({ ...blank, colleges: [makeCollege(228_778, null, "admitted")] }, today),
    ).toHaveLength(5);
  });

  test("a transfer student says which college they come from, and is asked for no first-year round and no test; a senior who once said transfer is", () => {
    const said = setClass({ colleges: [makeCollege(228_778)] }, { path: "transfer", graduationYear: 2026 });
    const moving = { ...said, profile: { ...said.profile, gradeYear: 13 as const } };
    expect(listAskedSteps(moving, today)).toEqual(["class", "transfer", "colleges", "aid", "situations"]);
    const senior = setClass({ colleges: [makeCollege(228_778)] }, { path: "transfer", graduationYear: 2027 });
    expect(listAskedSteps(senior, today)).toHaveLength(6);
  });

  test("who serves is asked only where the family is a military one", () => {
    expect(listAskedSteps({ ...blank, situations: ["firstGeneration"] }, today)).not.toContain("service");
    expect(listAskedSteps({ ...blank, situations: ["militaryFamily"] }, today).at(-1)).toBe("service");
  });

  test.each<[string, Plan, ReturnType<typeof listKnownSteps>]>([
    ["nothing said", blank, []],
    ["a grade from the quiz", { ...blank, profile: { ...blank.profile, gradeYear: 11 } }, ["class"]],
    [
      "a college from elsewhere is there to be seen",
      setClass({ colleges: [makeCollege(228_778)] }),
      ["class"],
    ],
    [
      "tests left open today",
      setClass({ profile: { ...blank.profile, notSure: [`tests@${today}`] } }),
      ["class", "colleges", "tests"],
    ],
    [
      "tests left open last month",
      setClass({ profile: { ...blank.profile, notSure: ["tests@2026-10-21"] } }),
      ["class"],
    ],
  ])("a round leaves out what is known: %s", (_, plan, known) => {
    expect(listKnownSteps(plan, today)).toEqual(known);
  });

  test("a question opened by its address has its place, also where the plan does not call for it", () => {
    expect(listRound(blank, "plans", [], today)).toEqual([
      "class",
      "colleges",
      "plans",
      "tests",
      "aid",
      "situations",
    ]);
    expect(listRound(blank, "class", ["class", "tests"], today)).toEqual([
      "class",
      "colleges",
      "aid",
      "situations",
    ]);
  });

  test.each([
    [null, { returns: false, leftOut: [] }],
    [{ returns: true }, { returns: true, leftOut: [] }],
    [{ leftOut: ["class", "gone"] }, { returns: false, leftOut: ["class"] }],
    [
      { returns: "yes", leftOut: "class" },
      { returns: false, leftOut: [] },
    ],
  ])("the history entry %j", (state, read) => {
    expect(readRoundState(state)).toEqual(read);
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
  const leftOpen = { ...blank.profile, notSure: [`tests@${today}`] };
  const answered = { stamps: { situations: "2026-11-21T00:00:00.000Z a" } };
  test.each<[string, Plan, string | null]>([
    ["nothing said", blank, "class"],
    [
      "a grade from the quiz is the class",
      { ...blank, profile: { ...blank.profile, gradeYear: 11 } },
      "colleges",
    ],
    ["the class alone", setClass({}), "colleges"],
    ["a college without a plan", setClass({ colleges: [makeCollege(228_778)] }), "plans"],
    ["its plan chosen", setClass({ colleges: [makeCollege(228_778, "rolling")] }), "tests"],
    ["come past the colleges without one", setClass({}, { tests: [] }), "aid"],
    ["aid said, tests left open", setClass({}, { aidForms: ["fafsa"] }), "tests"],
    ["situations never asked", setClass({}, { tests: ["sat"], aidForms: [] }), "situations"],
    ["tests left open today", setClass({ profile: leftOpen }, { aidForms: ["fafsa"] }), "situations"],
    ["no situation said", setClass(answered, { tests: ["sat"], aidForms: [] }), null],
    [
      "all said but how to apply",
      setClass({ ...answered, colleges: [makeCollege(228_778)] }, { tests: [], aidForms: [] }),
      null,
    ],
  ])("%s", (_name, plan, step) => {
    expect(findNextOpenStep(plan, today)).toBe(step);
  });

  test("how to apply is answered when each open college has its plan", () => {
    const two = [makeCollege(228_778, "rolling"), makeCollege(243_744)];
    expect(isAnswered("plans", setClass({ colleges: two }), today)).toBe(false);
    const answeredOne = [makeCollege(228_778, "rolling"), makeCollege(243_744, null, "denied")];
    expect(isAnswered("plans", setClass({ colleges: answeredOne }), today)).toBe(true);
  });
});
