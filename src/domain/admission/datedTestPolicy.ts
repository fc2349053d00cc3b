/** This cycle's record of what a college does with test scores, as it goes beside the federal survey's older answer. */
import { z } from "zod/mini";
import type { CollegeSummary } from "#domain/college/college.ts";
import { findScorePolicy } from "./scorePolicy.ts";
import {
  testRequirementFall,
  testRequirementKinds,
  testRequirementSources,
  testRequirements,
} from "./testRequirements.ts";

export const datedTestPolicySchema = z.object({
  kind: z.enum(testRequirementKinds),
  /** "official": several published lists agree. "reported": one list alone, to be confirmed with the college. */
  standing: z.enum(["official", "reported"]),
  /** Applications that begin college in this fall are meant. */
  fall: z.number(),
  /** Scores are required of students who begin in this fall or later; null if no such change is announced. */
  requiredFrom: z.nullable(z.number()),
  /** The title of the list it was read in. */
  source: z.string(),
});
export type DatedTestPolicy = z.infer<typeof datedTestPolicySchema>;

type Asked = Pick<CollegeSummary, "unitId" | "testPolicy">;

/** Null where there is none, and the federal survey's `testPolicy` is all that is known. */
export function findDatedTestPolicy(college: Asked): DatedTestPolicy | null {
  const { kind, standing } = findScorePolicy(college, testRequirementFall);
  if (standing === "federal" || kind === "unknown") return null;
  return {
    kind,
    standing,
    fall: testRequirementFall,
    requiredFrom: testRequirements.get(college.unitId)?.requiredFrom ?? null,
    source: testRequirementSources[standing].title,
  };
}

/** The survey's answers and what a dated record says in their place. */
const asSurveyed = { required: "required", considered: "optional", notConsidered: "notRead" } as const;

/** Where the dated record says something else, the survey's older answer is left out. Otherwise the same object. */
export function omitOverruledTestPolicy<College extends Asked>(college: College): College {
  if (college.testPolicy === null) return college;
  const dated = findDatedTestPolicy(college);
  if (dated === null || dated.kind === asSurveyed[college.testPolicy]) return college;
  return { ...college, testPolicy: null };
}
