/** Adds what each of a plan's colleges asks for to what its timeline and its essays are made from. */
import { decodeRequirements, type RequirementTable } from "#domain/college/requirementTable.ts";
import { findApplicant } from "#domain/timeline/applicant.ts";
import type { TimelineCollege, TimelineInput } from "#domain/timeline/timeline.ts";

type Asked = Pick<TimelineInput, "colleges" | "path" | "startTerm" | "today"> & {
  graduationYear: number | null;
};

/** The records are those of first-year applicants. */
export function addRequirements(input: Asked, table: RequirementTable | null): readonly TimelineCollege[] {
  const { colleges, graduationYear } = input;
  if (table === null) return colleges;
  if (graduationYear !== null && findApplicant({ ...input, graduationYear }).kind === "transfer")
    return colleges;
  const byUnitId = decodeRequirements(table, new Set(colleges.map(({ unitId }) => unitId)));
  return colleges.map((college) => ({ ...college, requirements: byUnitId.get(college.unitId) ?? null }));
}
