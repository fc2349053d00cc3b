/** This cycle's record of what a college does with test scores, as it goes beside the federal survey's older answer. */
import { z } from "zod/mini";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { GridTests, Requirements } from "#domain/college/requirements.ts";
import { findScorePolicy } from "./scorePolicy.ts";
import {
  testRequirementFall,
  testRequirementKinds,
  testRequirementSources,
  testRequirements,
} from "./testRequirements.ts";

export const datedTestPolicySchema = z.object({
  kind: z.enum(testRequirementKinds),
  /** "official": several published lists agree. "own": its own page. "reported": one list alone; "grid": the Common App's; to be confirmed with the college. */
  standing: z.enum(["official", "own", "reported", "grid"]),
  /** Applications that begin college in this fall are meant. */
  fall: z.number(),
  /** Scores are required of students who begin in this fall or later; null if no such change is announced. */
  requiredFrom: z.nullable(z.number()),
  /** The title of the list it was read in. */
  source: z.string(),
});
export type DatedTestPolicy = z.infer<typeof datedTestPolicySchema>;

type Asked = Pick<CollegeSummary, "unitId" | "testPolicy" | "hasOpenAdmission">;

/**
 * A record of ours, or else the college's own entry in the Common App's grid, which is newer than the federal survey.
 * Null where there is neither, and the survey's `testPolicy` is all that is known.
 */
export function findDatedTestPolicy(
  college: Asked,
  requirements: Requirements | null,
): DatedTestPolicy | null {
  const { kind, standing } = findScorePolicy(college, testRequirementFall);
  if (standing === "federal" || kind === "unknown") return readGrid(college, requirements);
  return {
    kind,
    standing,
    fall: testRequirementFall,
    requiredFrom: testRequirements.get(college.unitId)?.requiredFrom ?? null,
    source: testRequirementSources[standing].title,
  };
}

/** A college that admits everyone uses scores for placement, if at all. */
function readGrid(college: Asked, requirements: Requirements | null): DatedTestPolicy | null {
  if (requirements === null || requirements.tests === null || college.hasOpenAdmission === true) return null;
  const kind = findGridKind(requirements.tests, college.testPolicy);
  if (kind === null) return null;
  const { cycle } = requirements;
  return {
    kind,
    standing: "grid",
    fall: Number(cycle.slice(0, 4)) + 1,
    requiredFrom: null,
    source: testRequirementSources.grid.title,
  };
}

/**
 * "Never required" leaves open whether a score that is sent is read, which the survey has to say; it cannot say
 * "required" any more. "Flexible" may mean a choice of tests or none at all: it is shown in the grid's word, and changes
 * nothing.
 */
function findGridKind(tests: GridTests, surveyed: Asked["testPolicy"]): DatedTestPolicy["kind"] | null {
  if (tests === "always") return "required";
  if (tests === "sometimes") return "sometimes";
  if (tests === "ignored") return "notRead";
  return tests === "never" && (surveyed === "required" || surveyed === "considered") ? "optional" : null;
}

/** What in the grid agrees with a record; everything else is older than the record. */
const agreeing: Readonly<Record<GridTests, readonly DatedTestPolicy["kind"][]>> = {
  always: ["required", "flexible"],
  sometimes: ["sometimes", "byProgram", "byGrades"],
  flexible: ["flexible"],
  never: ["optional", "recommended"],
  ignored: ["notRead"],
};

/**
 * The grid's word on tests is left out where a record says something else, and where a college that admits everyone is
 * said to require them. Otherwise the same object.
 */
export function omitOverruledTests(requirements: Requirements, college: Asked): Requirements {
  const { tests } = requirements;
  if (tests === "always" && college.hasOpenAdmission === true) return { ...requirements, tests: null };
  const { kind, standing } = findScorePolicy(college, testRequirementFall);
  if (tests === null || standing === "federal" || kind === "unknown" || agreeing[tests].includes(kind))
    return requirements;
  return { ...requirements, tests: null };
}

/** The survey's answers and what a dated record says in their place. */
const asSurveyed = { required: "required", considered: "optional", notConsidered: "notRead" } as const;

/** Where the dated record says something else, the survey's older answer is left out. Otherwise the same object. */
export function omitOverruledTestPolicy<College extends Asked>(
  college: College,
  dated: DatedTestPolicy | null,
): College {
  if (college.testPolicy === null) return college;
  if (dated === null || dated.kind === asSurveyed[college.testPolicy]) return college;
  return { ...college, testPolicy: null };
}
