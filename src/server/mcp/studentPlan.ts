/** What a call says of the student, as a plan that nobody keeps. */
import { askedProfile } from "#contract/collegeMatches.ts";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { placeHome, unknownZip } from "#server/colleges/placeHome.ts";
import type { Colleges } from "#server/colleges.ts";
import { toPlan } from "#server/counselor/answerQuestion.ts";
import type { McpStudent } from "./toolTable.ts";

export type StudentPlan = { profile: Profile; plan: Plan };

/** Fails with a sentence: a GPA above its scale, a ZIP code that is none. */
export function toStudentPlan(
  student: McpStudent,
  unitIds: readonly number[],
  { colleges, now }: { colleges: Colleges; now: Date },
): Result<StudentPlan, string> {
  const told = {
    gpa: student.gpa ?? null,
    gpaScale: student.gpa_scale ?? emptyProfile.gpaScale,
    satTotal: student.sat ?? null,
    actComposite: student.act ?? null,
    classRankTopPercent: student.class_rank_top_percent ?? null,
    gradeYear: student.grade ?? null,
    homeState: student.home_state ?? null,
    homeZip: student.home_zip ?? null,
    majorFamilies: student.majors ?? [],
    maxDistanceMiles: student.max_distance_miles ?? null,
    livingPlan: student.living ?? emptyProfile.livingPlan,
    levels: student.levels ?? [],
    sizes: student.sizes ?? [],
  };
  const read = askedProfile.safeParse(told);
  if (!read.success) return fail(read.error.issues.map(({ message }) => message).join(" "));
  const profile = placeHome(read.data, colleges);
  if (profile === null) return fail(unknownZip.message);
  const money = {
    ...emptyMoney,
    familyIncomeUsd: student.family_income_usd ?? null,
    familySize: student.family_size ?? null,
    payPerYearUsd: student.budget_usd ?? null,
  };
  const aid = { parents: student.parents_in_home ?? null };
  return succeed({ profile, plan: toPlan({ money, aid, unitIds: [...unitIds] }, profile, now) });
}
