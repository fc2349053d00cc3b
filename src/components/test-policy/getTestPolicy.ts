/** What a college does with test scores, for a page about it: this cycle's record, otherwise the older federal survey. */
import { getFieldYear } from "#components/source/getFieldYear.ts";
import type { DatedTestPolicy } from "#domain/admission/datedTestPolicy.ts";
import { findScorePolicy, type ScorePolicy } from "#domain/admission/scorePolicy.ts";
import {
  testRequirementCycle,
  testRequirementFall,
  testRequirementSources,
  testRequirements,
} from "#domain/admission/testRequirements.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Source } from "#lib/source.ts";

export type ShownTestPolicy = ScorePolicy & {
  /** "fall 2027", or the survey's year. */
  year: string;
  /** Scores are required of students who begin in this fall or later; null if no such change is announced. */
  requiredFrom: number | null;
  /** Null where it is the federal survey's. */
  source: Source | null;
};

/**
 * The same for every visitor: what changes for a later class is said beside it. `dated` is the server's, which also has
 * the Common App's grid; without it, the records and the survey that the browser has.
 */
export function getTestPolicy(
  college: Pick<CollegeSummary, "unitId" | "testPolicy">,
  dated: DatedTestPolicy | null = null,
): ShownTestPolicy {
  if (dated !== null) {
    const { kind, standing, fall, requiredFrom } = dated;
    return {
      kind,
      standing,
      year: `fall ${fall}`,
      requiredFrom,
      // The grid of the cycle before is the same list of another year.
      source: {
        ...testRequirementSources[standing],
        ...(fall !== testRequirementFall && { year: `fall ${fall}` }),
      },
    };
  }
  const policy = findScorePolicy(college, testRequirementFall);
  if (policy.standing === "federal") {
    return { ...policy, year: getFieldYear("testPolicy"), requiredFrom: null, source: null };
  }
  return {
    ...policy,
    year: testRequirementCycle,
    requiredFrom: testRequirements.get(college.unitId)?.requiredFrom ?? null,
    source: testRequirementSources[policy.standing],
  };
}
