/** Builds the essay list's input from a plan. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import type { EssayListInput } from "#domain/essays/essayList.ts";
import { toStudentEssays } from "#domain/essays/studentEssays.ts";
import type { Day } from "#lib/dates.ts";
import type { Plan } from "./plan.ts";
import { listTimelineColleges, readApplicant } from "./timelineInput.ts";

/** A unitId that is not in the data set is skipped, as in the timeline; its essays are then listed apart. */
export function buildEssayListInput(
  plan: Plan,
  findCollege: (unitId: number) => CollegeSummary | null,
  deadlines: readonly Deadline[],
  today: Day,
): EssayListInput {
  const applicant = readApplicant(plan, today);
  const listed = new Set(plan.colleges.map(({ unitId }) => unitId));
  return {
    ...applicant,
    colleges: listTimelineColleges(plan, findCollege, applicant.graduationYear ?? undefined),
    deadlines: deadlines.filter(({ unitId }) => listed.has(unitId)),
    marks: plan.taskMarks,
    today,
    essays: toStudentEssays(plan.essays),
  };
}
