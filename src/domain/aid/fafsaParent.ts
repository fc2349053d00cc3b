/**
 * Which parent the FAFSA asks of a dependent student: 20 USC 1087oo(f), as the form has applied it since 2024-25.
 * Not the one the student lives with, not who has custody, not who claims the student on a tax return.
 */

export type ParentsTogether =
  | "marriedToEachOther"
  | "unmarriedLivingTogether"
  | "apart"
  /** One parent has died and the other lives. */
  | "oneDied"
  /** Both have died: the student is independent. */
  | "bothDied";

export type FafsaParentAnswers = {
  together: ParentsTogether;
  /** Who paid more of the student's costs in the twelve months before filing; asked only of parents apart. */
  paidMore: "first" | "second" | "equal" | "neither" | null;
  /** Who has more income and assets; asked only where neither paid more. */
  hasMore: "first" | "second" | null;
  /** Whether the parent in question is married now to someone else. */
  isRemarried: boolean | null;
  /** Whether that couple filed one tax return for the year asked. */
  filedJointly: boolean | null;
};

export type FafsaParent =
  /** Both parents: one contributor where they filed jointly, two where not. */
  | { parents: "both"; contributors: 1 | 2 | null; because: "married" | "livingTogether" }
  | {
      parents: "first" | "second" | "surviving";
      because: "paidMore" | "hasMore" | "survives";
      stepparent: "none" | "sameReturn" | "ownContributor" | "unknown";
    }
  | { parents: "none"; because: "bothDied" }
  /** The next question to answer. */
  | { parents: "unknown"; ask: "paidMore" | "hasMore" | "isRemarried" };

export function findFafsaParent(answers: FafsaParentAnswers): FafsaParent {
  const { together, filedJointly } = answers;
  if (together === "bothDied") return { parents: "none", because: "bothDied" };
  if (together === "oneDied") return addStepparent("surviving", "survives", answers);
  if (together === "apart") return findParentOfTwo(answers);
  // Two people who are not married to each other cannot have filed jointly with each other.
  if (together === "unmarriedLivingTogether") {
    return { parents: "both", contributors: 2, because: "livingTogether" };
  }
  return { parents: "both", contributors: listContributors(filedJointly), because: "married" };
}

function findParentOfTwo(answers: FafsaParentAnswers): FafsaParent {
  const { paidMore, hasMore } = answers;
  if (paidMore === null) return { parents: "unknown", ask: "paidMore" };
  if (paidMore === "first" || paidMore === "second") return addStepparent(paidMore, "paidMore", answers);
  if (hasMore === null) return { parents: "unknown", ask: "hasMore" };
  return addStepparent(hasMore, "hasMore", answers);
}

function addStepparent(
  parents: "first" | "second" | "surviving",
  because: "paidMore" | "hasMore" | "survives",
  { isRemarried, filedJointly }: FafsaParentAnswers,
): FafsaParent {
  if (isRemarried === null) return { parents: "unknown", ask: "isRemarried" };
  if (!isRemarried) return { parents, because, stepparent: "none" };
  const stepparent = filedJointly === null ? "unknown" : filedJointly ? "sameReturn" : "ownContributor";
  return { parents, because, stepparent };
}

function listContributors(filedJointly: boolean | null): 1 | 2 | null {
  if (filedJointly === null) return null;
  return filedJointly ? 1 : 2;
}
