/** What the counselor says of a state's promised places: a rule of past years is not told as current. */
import { expect, test } from "vitest";
import type { StateCode } from "#domain/college/states.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { loadShippedColleges } from "../../../../test/support/shippedColleges.ts";
import { answerAssuredAdmission } from "./assuredAdmission.ts";

const { summaries } = loadShippedColleges();
const today = "2026-11-21";
const empty = makeEmptyPlan("plan", `${today}T00:00:00.000Z`);

function ask(state: StateCode, profile: Partial<Plan["profile"]> = {}): string {
  const { text } = answerAssuredAdmission(
    {
      tool: "assuredAdmission",
      entities: [{ kind: "state", state }],
      measure: null,
      round: null,
      residency: null,
      change: null,
    },
    {
      colleges: summaries,
      byUnitId: new Map(summaries.map((college) => [college.unitId, college])),
      deadlines: [],
      majors: null,
      plan: { ...empty, profile: { ...empty.profile, ...profile } },
      today,
    },
  );
  return text;
}

test("a rule of past years was a promise, and the family asks whether it still holds", () => {
  const text = ask("NE", { homeState: "NE", gpa: 3.5, hasRequiredCourses: true });
  expect(text).toContain(
    "this rule promised a place: University of Nebraska assured admission (2020-2024; we have nothing newer). Ask whether it still holds.",
  );
  expect(text).not.toContain("you meet it");
});

test("of several rules, those of past years are named", () => {
  expect(ask("MO")).toContain("Ask whether the rule for Mizzou automatic admission still holds.");
});

test("a rule of this year is a promise", () => {
  const text = ask("AZ", { homeState: "AZ", coreGpa: 3.2, gpa: 3.4, hasRequiredCourses: true });
  expect(text).toContain("promise a place");
  expect(text).not.toContain("still hold");
});
