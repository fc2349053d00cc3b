/** Class rank and core courses: only what can decide a published admission rule for this student. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { listDecidingFacts } from "#domain/admission/decidingFacts.ts";
import {
  type Answer,
  type AnswerProblem,
  readClassRank,
  readCoreGpa,
  readCoreYears,
} from "#domain/people/answers.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { useTypedField } from "./useTypedField.ts";
import { words } from "./words.ts";

const text = words.record;

export function RecordFields() {
  const { profile } = usePlan().plan;
  const facts = listDecidingFacts(profile);
  if (facts.length === 0) return <p className="text-ink-soft">{text.none}</p>;
  return (
    <>
      {facts.includes("classRankTopPercent") && (
        <RecordNumber
          fact="classRankTopPercent"
          label={text.rank}
          hint={text.rankHint}
          read={readClassRank}
          describe={() => text.rankProblem}
        />
      )}
      {facts.includes("coreGpa") && (
        <RecordNumber
          fact="coreGpa"
          label={text.coreGpa}
          hint={text.coreGpaHint}
          read={readCoreGpa}
          describe={text.coreGpaProblem}
        />
      )}
      {facts.includes("coreYears") && (
        <RecordNumber
          fact="coreYears"
          label={text.coreYears}
          hint={text.coreYearsHint}
          read={readCoreYears}
          describe={text.coreYearsProblem}
        />
      )}
      {facts.includes("hasRequiredCourses") && <CoursesField />}
    </>
  );
}

function RecordNumber(props: {
  fact: "classRankTopPercent" | "coreGpa" | "coreYears";
  label: string;
  hint: string;
  read: (text: string) => Answer<number>;
  describe: (problem: AnswerProblem) => string;
}) {
  const { profile } = usePlan().plan;
  const store = usePlanStore();
  const field = useTypedField({
    kept: profile[props.fact],
    read: props.read,
    write: String,
    give: (value) => void store.give({ kind: "setProfile", fields: { [props.fact]: value } }),
  });
  return (
    <NumberField
      label={props.label}
      hint={props.hint}
      keys="decimal"
      value={field.text}
      error={field.problem === null ? null : props.describe(field.problem)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

const answers = { yes: true, no: false, unsure: null } as const;
const options = ["yes", "no", "unsure"] as const;

/** "Not sure" is no answer, so it is what stands there first. */
function CoursesField() {
  const { hasRequiredCourses } = usePlan().plan.profile;
  const store = usePlanStore();
  return (
    <RadioGroup
      legend={text.courses}
      hint={text.coursesHint}
      options={options.map((option) => ({ value: option, label: text.coursesOptions[option] }))}
      value={options.find((option) => answers[option] === hasRequiredCourses) ?? null}
      onChange={(option) =>
        void store.give({ kind: "setProfile", fields: { hasRequiredCourses: answers[option] } })
      }
    />
  );
}
