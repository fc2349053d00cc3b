/** The sentences about published rules fit what the rules hold. */
import { expect, test } from "vitest";
import { assuredRules } from "#domain/admission/assuredRules.ts";
import { factsIn } from "#domain/eligibility/evaluate.ts";
import { ruleNoteWords } from "./ruleNoteWords.ts";

test("every fact that a rule turns on has a name", () => {
  const nameless = ruleNoteWords.open("A rule", "2026", []);
  const facts = new Set(assuredRules.flatMap(({ conditions }) => conditions.flatMap(factsIn)));
  // Finishing high school is taken as done, so it is never missing.
  facts.delete("earnsDiploma");
  expect(facts.size).toBeGreaterThan(15);
  for (const fact of facts) expect(ruleNoteWords.open("A rule", "2026", [fact]), fact).not.toBe(nameless);
});

test("the day in the sentence is the day of every rule that has one", () => {
  const days = assuredRules.flatMap(({ applyBy }) => applyBy ?? []);
  expect(days.length).toBeGreaterThan(0);
  for (const day of days)
    expect(ruleNoteWords.doubt("appliedInTime", day)).toContain("apply by November 1 in");
});

test("what would decide is named once, as a list", () => {
  expect(ruleNoteWords.open("Wisconsin Guarantee", "fall 2025 on", ["classRankTopPercent", "coreGpa"])).toBe(
    "Wisconsin Guarantee (fall 2025 on) guarantees admission here. To tell whether you meet it, we need your class rank or your GPA in core courses.",
  );
});
