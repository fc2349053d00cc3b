/** The class of a plan: the graduation year that was given, or the one that the grade leads to. */
import type { CommandDraft } from "#domain/plan/commands.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { gradeOn, graduationYearOf } from "#domain/timeline/classYear.ts";
import type { Day } from "#kit/dates.ts";

/** Null where neither is known. */
export function classOf(plan: Pick<Plan, "profile" | "timeline">, today: Day): number | null {
  const { graduationYear } = plan.timeline;
  const { gradeYear } = plan.profile;
  if (graduationYear !== null) return graduationYear;
  return gradeYear === null ? null : graduationYearOf(gradeYear, today);
}

/** Both are written: a year does not age as a grade does, and the grade is what chances and prices read. */
export function classDrafts(graduationYear: number, today: Day): CommandDraft[] {
  const grade = gradeOn(graduationYear, today);
  const gradeYear = grade < 9 ? null : Math.min(grade, 13);
  return [
    { kind: "setTimeline", fields: { graduationYear } },
    { kind: "setProfile", fields: { gradeYear } },
  ];
}
