/** The rule for the FAFSA parent as a tree: its questions in order, the branches of each, and those a family is on. */
import { findFafsaParent } from "#domain/aid/fafsaParent.ts";
import { type ParentAnswers, readParentAnswers, readParentsTogether } from "#domain/aid/parentAnswers.ts";
import type { AidAnswers } from "#domain/answers/households.ts";

/** In order; each branch either ends with who reports, or leads to a question further down. */
export const ruleTree = {
  together: ["married", "livingTogether", "bothDied", "oneDied", "apart"],
  support: ["one", "equal"],
  marriage: ["remarried", "alone"],
} as const;
export type TreeQuestion = keyof typeof ruleTree;
export type TreeBranch = (typeof ruleTree)[TreeQuestion][number];

export const treeQuestions = ["together", "support", "marriage"] as const satisfies readonly TreeQuestion[];

/** The branches this family's answers take, as far as they go; none before the first answer. */
export function findFamilyBranches(answers: AidAnswers): ReadonlySet<TreeBranch> {
  if (readParentsTogether(answers) === null) return new Set();
  const found = readParentAnswers(answers);
  const branches: TreeBranch[] = [togetherBranches[found.together]];
  if (found.together === "apart") branches.push(...listSupportBranches(found));
  const fafsa = findFafsaParent(found);
  if ("stepparent" in fafsa) branches.push(fafsa.stepparent === "none" ? "alone" : "remarried");
  return new Set(branches);
}

const togetherBranches = {
  marriedToEachOther: "married",
  unmarriedLivingTogether: "livingTogether",
  bothDied: "bothDied",
  oneDied: "oneDied",
  apart: "apart",
} as const satisfies Record<ParentAnswers["together"], TreeBranch>;

function listSupportBranches({ paidMore }: ParentAnswers): TreeBranch[] {
  if (paidMore === null) return [];
  return [paidMore === "first" || paidMore === "second" ? "one" : "equal"];
}
