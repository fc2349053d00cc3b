/** A graduating class as plan commands. */
import type { CommandDraft } from "#domain/plan/commands.ts";
import { findGrade } from "#domain/timeline/classYear.ts";
import type { Day } from "#lib/dates.ts";

/** Both are stored: a year does not go out of date as a grade does, and chances and prices use the grade. */
export function buildClassDrafts(graduationYear: number, today: Day): CommandDraft[] {
  return [
    { kind: "setTimeline", fields: { graduationYear } },
    { kind: "setProfile", fields: { gradeYear: getGradeYear(graduationYear, today) } },
  ];
}

/** The grade as the profile stores it: 13 means graduated, null is before high school. */
export function getGradeYear(graduationYear: number, today: Day): number | null {
  const grade = findGrade(graduationYear, today);
  return grade < 9 ? null : Math.min(grade, 13);
}
