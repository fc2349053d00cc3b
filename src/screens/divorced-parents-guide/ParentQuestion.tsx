/** One question about the FAFSA parent: its choices, or the two names. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { KindField } from "#components/answer/AnswerField.tsx";
import { useTypedField } from "#components/answer/useTypedField.ts";
import { completeAidChanges } from "#domain/aid/changeOfParent.ts";
import type { ParentsTogether } from "#domain/aid/fafsaParent.ts";
import {
  findMarriageToAsk,
  type ParentHousehold,
  readParentAnswers,
  readParentsTogether,
  toNameKey,
} from "#domain/aid/parentAnswers.ts";
import { fafsaAnswers } from "#domain/answers/catalog/fafsa.ts";
import type { AidAnswer, AidAnswers } from "#domain/answers/households.ts";
import { choice } from "#domain/answers/kinds.ts";
import { TextField } from "#ui/Field.tsx";
import { nameMaxLength, readName, readNames } from "./names.ts";
import { findStepKey, type StepId } from "./steps.ts";
import { describeOptions, toolWords } from "./toolWords.ts";

/** Most families here live apart, so that comes first; what only the calculator offers is left out. */
const together: readonly ParentsTogether[] = [
  "apart",
  "marriedToEachOther",
  "unmarriedLivingTogether",
  "oneDied",
  "bothDied",
];

export function getQuestionTitle(step: StepId, answers: AidAnswers): string {
  const about = findMarriageToAsk(readParentAnswers(answers)) ?? "surviving";
  if (step === "isRemarried" || step === "filedJointly")
    return toolWords[step].title(about, readNames(answers));
  return toolWords[step].title;
}

export function ParentQuestion({ step, onAnswer }: { step: StepId; onAnswer: () => void }) {
  const { aid } = usePlan().plan;
  const store = usePlanStore();
  if (step === "names") return <NameFields />;
  const key = findStepKey(step, aid);

  function give(answer: AidAnswer): void {
    onAnswer();
    store.give({ kind: "setAidAnswers", answers: completeAidChanges(aid, { [key]: answer }) });
  }

  return (
    <KindField
      kind={step === "together" ? choice(together) : fafsaAnswers[step].kind}
      isNamedByTitle
      words={{
        name: getQuestionTitle(step, aid),
        hint: toolWords[step].hint,
        options: describeOptions(step, readNames(aid)),
      }}
      value={step === "together" ? readParentsTogether(aid) : readParentAnswers(aid)[step]}
      give={(value) => {
        if (typeof value === "string" || typeof value === "boolean") give(value);
      }}
    />
  );
}

function NameFields() {
  return (
    <div className="mt-3">
      <p className="text-[0.95rem] text-ink-soft">{toolWords.names.hint}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <NameField household="first" />
        <NameField household="second" />
      </div>
    </div>
  );
}

function NameField({ household }: { household: ParentHousehold }) {
  const store = usePlanStore();
  const kept = usePlan().plan.aid[toNameKey(household)];
  const field = useTypedField<string>({
    kept: typeof kept === "string" ? kept : null,
    read: readName,
    write: (name) => name,
    give: (name) => void store.give({ kind: "setAidAnswers", answers: { [toNameKey(household)]: name } }),
  });
  return (
    <TextField
      label={toolWords.names[household]}
      value={field.text}
      error={field.problem === null ? null : toolWords.names.tooLong(nameMaxLength)}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
    />
  );
}
