/** Whether showing interest counts at a college so selective that it may decide. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { serviceAcademies } from "#facts/admission/specialAdmission.ts";
import { latestValue } from "#facts/fact.ts";

/** From Common Data Set C7: 2 is "important". Above this admit rate most applicants are admitted either way. */
const interestRule = { fromImportance: 2, belowAdmitRate: 0.5 } as const;

/** A service academy asks for a nomination and a physical exam, which interest does not replace. */
const academies: ReadonlySet<number> = new Set<number>(latestValue(serviceAcademies));

export function doesInterestMatter({
  unitId,
  interestImportance,
  admitRate,
}: Pick<CollegeSummary, "unitId" | "interestImportance" | "admitRate">): boolean {
  return (
    interestImportance !== null &&
    interestImportance >= interestRule.fromImportance &&
    admitRate !== null &&
    admitRate < interestRule.belowAdmitRate &&
    !academies.has(unitId)
  );
}
