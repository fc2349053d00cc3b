/** What a college does with test scores: the dated record where there is one, before the older federal survey. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import { type TestRequirement, testRequirementFall, testRequirements } from "./testRequirements.ts";

/** What the college does with scores, and how well we know it. */
export type ScorePolicy = {
  kind: TestRequirement["kind"] | "unknown";
  /** "federal": from the fall 2024 federal survey, two cycles old. */
  standing: TestRequirement["standing"] | "federal";
};

/** `entryYear` is the fall the student starts college. */
export function findScorePolicy(
  { unitId, testPolicy }: Pick<CollegeSummary, "unitId" | "testPolicy">,
  entryYear: number,
): ScorePolicy {
  if (findPublicSystem(unitId) !== null) return { kind: "notRead", standing: "official" };
  const known = testRequirements.get(unitId);
  if (known !== undefined) {
    const { kind, standing, requiredFrom } = known;
    if (requiredFrom !== null && entryYear >= requiredFrom) return { kind: "required", standing };
    // A policy read for one fall counts only as "reported" for a later one.
    const isLater = entryYear > testRequirementFall;
    return { kind, standing: isLater && standing === "official" ? "reported" : standing };
  }
  const federal = { required: "required", considered: "optional", notConsidered: "notRead" } as const;
  return { kind: testPolicy === null ? "unknown" : federal[testPolicy], standing: "federal" };
}

/** Whether every applicant can leave scores out; false where that is not known. */
export function allowsNoScores({ kind }: ScorePolicy): boolean {
  return kind === "optional" || kind === "recommended" || kind === "notRead";
}
