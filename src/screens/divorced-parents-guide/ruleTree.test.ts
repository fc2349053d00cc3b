/** The tree's branches and the tool's result say the same, for every family. */
import { expect, test } from "vitest";
import { findFafsaParent } from "#domain/aid/fafsaParent.ts";
import { readParentAnswers } from "#domain/aid/parentAnswers.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { findFamilyBranches, ruleTree, treeQuestions } from "./ruleTree.ts";
import { findStepKey, listSteps, openStep } from "./steps.ts";

const options = {
  together: ["marriedToEachOther", "unmarriedLivingTogether", "apart", "oneDied", "bothDied"],
  paidMore: ["first", "second", "equal", "neither"],
  hasMore: ["first", "second"],
  isRemarried: [true, false],
  filedJointly: [true, false],
  livedWith: ["first", "second", "equal"],
} as const;

/** Every family whose questions are all answered. */
function listFamilies(answers: AidAnswers): AidAnswers[] {
  const step = openStep(answers);
  if (step === null || step === "names") return [answers];
  return options[step].flatMap((value) => listFamilies({ ...answers, [findStepKey(step, answers)]: value }));
}

test("no branch is taken before the first answer", () => {
  expect(findFamilyBranches({})).toEqual(new Set());
});

test("every family takes one branch of each question it comes to, and every branch is some family's", () => {
  const families = listFamilies({});
  const seen = new Set<string>();
  for (const family of families) {
    const taken = findFamilyBranches(family);
    const counts = treeQuestions.map(
      (question) => ruleTree[question].filter((branch) => taken.has(branch)).length,
    );
    const fafsa = findFafsaParent(readParentAnswers(family));
    const asksSupport = taken.has("apart") ? 1 : 0;
    expect(counts).toEqual([1, asksSupport, "stepparent" in fafsa ? 1 : 0]);
    expect(taken.has("equal")).toBe(fafsa.parents !== "unknown" && fafsa.because === "hasMore");
    expect(taken.has("remarried")).toBe(listSteps(family).includes("filedJointly") && !taken.has("married"));
    for (const branch of taken) seen.add(branch);
  }
  expect(families.length).toBeGreaterThan(20);
  expect(seen).toEqual(new Set(treeQuestions.flatMap((question) => [...ruleTree[question]])));
});
