/** What the timeline is asked with, read off a plan. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/details.ts";
import { toGraduationYear } from "#domain/timeline/classYear.ts";
import type { AidForm, TimelineInput, TimelineSetup } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import type { Plan } from "./plan.ts";

/** Where the family has not said which aid forms it files: the one that nearly all federal and state aid asks for. */
const defaultAidForms: readonly AidForm[] = ["fafsa"];

/** The year of graduation as it was said, else by the grade; null where neither is known. */
export function findGraduationYear(
  plan: { timeline: Pick<TimelineSetup, "graduationYear">; profile: Pick<Plan["profile"], "gradeYear"> },
  today: Day,
): number | null {
  const { graduationYear } = plan.timeline;
  if (graduationYear !== null) return graduationYear;
  const { gradeYear } = plan.profile;
  return gradeYear === null ? null : toGraduationYear(gradeYear, today);
}

/**
 * Null while the class is not known. A number that no college of the data set has is left out: nothing is known to date
 * it by, and the list says that it is gone.
 */
export function buildTimelineInput(
  plan: Plan,
  collegeOf: (unitId: number) => CollegeSummary | null,
  deadlines: readonly Deadline[],
  today: Day,
): TimelineInput | null {
  const graduationYear = findGraduationYear(plan, today);
  if (graduationYear === null) return null;
  const listed = new Set(plan.colleges.map(({ unitId }) => unitId));
  return {
    graduationYear,
    colleges: plan.colleges.flatMap(({ unitId, status, applicationPlan }) => {
      const college = collegeOf(unitId);
      if (college === null) return [];
      const { name, state, testPolicy, hasOpenAdmission } = college;
      return [{ unitId, name, state, status, plan: applicationPlan, testPolicy, hasOpenAdmission }];
    }),
    deadlines: deadlines.filter(({ unitId }) => listed.has(unitId)),
    tests: plan.timeline.tests ?? [],
    aidForms: plan.timeline.aidForms ?? defaultAidForms,
    situations: plan.situations,
    homeState: plan.profile.homeState,
    marks: plan.taskMarks,
    ownTasks: plan.ownTasks,
    today,
  };
}
