/** A class as the plan keeps it. */
import type { CommandDraft } from "#domain/plan/commands.ts";
import { findGrade } from "#domain/timeline/classYear.ts";
import type { Day } from "#lib/dates.ts";

/** Both are written: a year does not age as a grade does, and the grade is what chances and prices read. */
export function buildClassDrafts(graduationYear: number, today: Day): CommandDraft[] {
  return [
    { kind: "setTimeline", fields: { graduationYear } },
    { kind: "setProfile", fields: { gradeYear: getGradeYear(graduationYear, today) } },
  ];
}

/** The grade as the profile has it: 13 is finished, null before high school. */
export function getGradeYear(graduationYear: number, today: Day): number | null {
  const grade = findGrade(graduationYear, today);
  return grade < 9 ? null : Math.min(grade, 13);
}
