/** What a call says of the student, as a plan that nobody keeps. */
import { askedProfile } from "#contract/collegeMatches.ts";
import {
  familiesByName,
  isMajorFamily,
  majorFamilies,
  toMajorFamily,
} from "#domain/college/majorFamilies.ts";
import { majorPrograms } from "#domain/college/majorPrograms.ts";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { foldWords, toPhraseKey } from "#domain/search/fold.ts";
import { spokenMajors } from "#domain/search/spokenNames.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { placeHome, unknownZip } from "#server/colleges/placeHome.ts";
import type { Colleges } from "#server/colleges.ts";
import { toPlan } from "#server/counselor/answerQuestion.ts";
import type { McpStudent } from "./toolTable.ts";

export type StudentPlan = { profile: Profile; plan: Plan };

/** Fields that a student can name, by their words without accents or case; each has its CIP code. */
const codeOfField = new Map(
  [
    ...Object.entries(majorFamilies),
    ...Object.entries(majorPrograms).map(
      ([code, name]) => [`${code.slice(0, 2)}.${code.slice(2)}`, name] as const,
    ),
    ...spokenMajors.flatMap(([cip, ...names]) => names.map((name) => [cip, name] as const)),
  ].map(([cip, name]) => [toFieldKey(name), cip]),
);

function toFieldKey(name: string): string {
  return toPhraseKey(foldWords(name));
}

/** The endpoints' sentences name fields of their bodies: "gpaScale" is "gpa_scale" here. */
function nameArguments(sentence: string): string {
  return sentence.replaceAll(
    /\b(gpa|home)(Scale|State|Zip)\b/g,
    (_, one: string, other: string) => `${one}_${other.toLowerCase()}`,
  );
}

/** CIP codes of fields given by name or by family; fails with a sentence for what names none. */
export function readFields(named: readonly string[]): Result<string[], string> {
  const codes: string[] = [];
  for (const name of named) {
    const cip = isMajorFamily(name) ? name : codeOfField.get(toFieldKey(name));
    if (cip === undefined)
      return fail(
        `No field of study here is called “${name}”. Use a plain name, such as nursing, biology or computer science, or one of these families: ${familiesByName.map((family) => `${family} ${majorFamilies[family]}`).join("; ")}.`,
      );
    codes.push(cip);
  }
  return succeed(codes);
}

/** Fails with a sentence: a GPA above its scale, a ZIP code that is none, a field that nobody calls so. */
export function toStudentPlan(
  student: McpStudent,
  unitIds: readonly number[],
  { colleges, now }: { colleges: Colleges; now: Date },
): Result<StudentPlan, string> {
  const fields = readFields(student.majors ?? []);
  if (!fields.ok) return fields;
  const told = {
    gpa: student.gpa ?? null,
    gpaScale: student.gpa_scale ?? emptyProfile.gpaScale,
    satTotal: student.sat ?? null,
    actComposite: student.act ?? null,
    classRankTopPercent: student.class_rank_top_percent ?? null,
    gradeYear: student.grade ?? null,
    homeState: student.home_state ?? null,
    homeZip: student.home_zip ?? null,
    majorFamilies: [...new Set(fields.value.flatMap((cip) => toMajorFamily(cip) ?? []))],
    maxDistanceMiles: student.max_distance_miles ?? null,
    livingPlan: student.living ?? emptyProfile.livingPlan,
    levels: student.levels ?? [],
    sizes: student.sizes ?? [],
  };
  const read = askedProfile.safeParse(told);
  if (!read.success) return fail(read.error.issues.map(({ message }) => nameArguments(message)).join(" "));
  const profile = placeHome(read.data, colleges);
  if (profile === null) return fail(nameArguments(unknownZip.message));
  const money = {
    ...emptyMoney,
    familyIncomeUsd: student.family_income_usd ?? null,
    familySize: student.family_size ?? null,
    payPerYearUsd: student.budget_usd ?? null,
  };
  const aid = { parents: student.parents_in_home ?? null };
  return succeed({ profile, plan: toPlan({ money, aid, unitIds: [...unitIds] }, profile, now) });
}
