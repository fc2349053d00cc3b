/** What a transfer student brings along: the college they come from, the credits earned, and the degree. */

import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { findApplicantStatus } from "#domain/admission/applicantStatus.ts";
import { earnedDegrees, profileAnswers } from "#domain/answers/catalog/profile.ts";
import { readNumberOf } from "#domain/answers/readTyped.ts";
import type { Profile } from "#domain/people/profile.ts";
import { formatGradePoints } from "#lib/format.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { useAnswers } from "./useAnswers.ts";
import { useTypedField } from "./useTypedField.ts";
import { words as fieldWords } from "./words.ts";

const words = fieldWords.transfer;
type Transfer = NonNullable<Profile["transfer"]>;
const nothing: Transfer = { unitId: null, credits: null, degree: "none" };

export default function TransferField() {
  const { read, give } = useAnswers();
  const { profile } = usePlan().plan;
  const index = useColleges();
  const { value } = read("transfer");
  const kept = value ?? nothing;
  const isGone = kept.unitId !== null && index.status === "ready" && !index.value.byUnitId.has(kept.unitId);

  function change(fields: Partial<Transfer>) {
    const next = { ...kept, ...fields };
    const isEmpty = next.unitId === null && next.credits === null && next.degree === "none";
    // "No degree yet" alone is an answer once it is chosen.
    give({ transfer: isEmpty && !("degree" in fields) ? null : next });
  }

  const credits = useTypedField<number>({
    kept: kept.credits,
    read: (text) => readNumberOf(profileAnswers.transfer.kind.parts.credits, text),
    write: String,
    give: (next) => change({ credits: next }),
  });

  return (
    <div className="space-y-6">
      <div>
        <CollegePicker
          unitIds={kept.unitId === null || isGone ? [] : [kept.unitId]}
          maximum={1}
          label={words.college}
          onChange={([unitId]) => change({ unitId: unitId ?? null })}
        />
        <p role="status" className={isGone ? "mt-2 text-ink-soft" : "sr-only"}>
          {isGone && words.gone}
        </p>
      </div>
      <NumberField
        label={words.credits}
        hint={words.creditsHint}
        keys="numeric"
        value={credits.text}
        error={credits.problem === null ? null : words.creditsProblem}
        onChange={credits.onChange}
        onBlur={credits.onBlur}
      />
      <RadioGroup
        legend={words.degree}
        options={earnedDegrees.map((degree) => ({ value: degree, label: words.degrees[degree] }))}
        value={value === null ? null : kept.degree}
        onChange={(degree) => change({ degree })}
      />
      <p role="status" className="text-[0.95rem] text-ink-soft">
        {describeStatus(profile)}
      </p>
    </div>
  );
}

/** How colleges read the application, which a few credits do not change. */
function describeStatus(profile: Profile): string | null {
  switch (findApplicantStatus(profile)) {
    case "transfer":
      return words.gpa(profile.gpa === null ? null : formatGradePoints(profile.gpa));
    case "firstYearWithCredits":
      return profile.gradeYear !== null && profile.gradeYear <= 12 ? words.inHighSchool : words.fewCredits;
    default:
      return null;
  }
}
