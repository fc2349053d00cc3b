/** Rules that turn on scores no field asks for: what was told counts, and the family checks those scores itself. */
import { expect, test } from "vitest";
import { assuredRules } from "#domain/admission/assuredRules.ts";
import { splitConditions } from "#domain/admission/describeRule.ts";
import { isPromise } from "#domain/admission/ruleTerms.ts";
import { emptyProfile } from "#domain/people/profile.ts";
import { readFinderData } from "../../../../../test/support/finderData.ts";
import { listShownRules } from "./rules.ts";
import { words } from "./words.ts";

const strong = {
  ...emptyProfile,
  gradeYear: 12,
  gpa: 3.9,
  gpaScale: "unweighted",
  coreGpa: 4,
  classRankTopPercent: 8,
  actComposite: 30,
  hasRequiredCourses: true,
} as const;

function rateKnoxville(profile: Partial<typeof emptyProfile>) {
  return listShownRules(readFinderData("TN"), { ...emptyProfile, ...profile }).find(
    ({ rule }) => rule.id === "tennesseeKnoxville",
  );
}

test("section scores that nobody asks for do not count as missing", () => {
  const shown = rateKnoxville(strong);
  expect(shown?.outcome).toBe("check");
  expect(shown?.unasked).toContain("actMath");
});

test("what a field asks for still counts as missing", () => {
  const shown = rateKnoxville({ ...strong, hasRequiredCourses: null });
  expect(shown?.outcome).toBe("missing");
  expect(shown?.missing).toEqual(["hasRequiredCourses"]);
});

test("two rules of Tennessee never share a name", () => {
  const names = readFinderData("TN").rules.map(({ rule }) => rule.name);
  expect(new Set(names).size).toBe(names.length);
});

test("whatever a promise asks beside figures has words", () => {
  for (const rule of assuredRules.filter(isPromise)) {
    const { needs } = splitConditions(rule.conditions);
    const unsaid = needs.filter((need) => words.ruleNeeds[need] === undefined);
    expect(unsaid, rule.id).toEqual([]);
  }
});
