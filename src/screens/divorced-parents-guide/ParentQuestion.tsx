/** One question about the FAFSA parent: its choices, or the two names. */
import { useContext } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { ProblemsShownContext, useTypedField } from "#components/answer/useTypedField.ts";
import type { ParentsTogether } from "#domain/aid/fafsaParent.ts";
import type { AidAnswer, AidAnswers } from "#domain/aid/households.ts";
import {
  findMarriageToAsk,
  type ParentHousehold,
  parentQuestions,
  readParentAnswers,
  readParentsTogether,
  toFiledJointlyKey,
  toNameKey,
  toRemarriedKey,
} from "#domain/aid/parentAnswers.ts";
import { type ChoiceOption, RadioGroup } from "#ui/Choice.tsx";
import { TextField } from "#ui/Field.tsx";
import { nameMaxLength, readName, readNames } from "./names.ts";
import type { StepId } from "./steps.ts";
import { toolWords } from "./toolWords.ts";

export function getQuestionTitle(step: StepId, answers: AidAnswers): string {
  const about = findMarriageToAsk(readParentAnswers(answers)) ?? "surviving";
  if (step === "isRemarried" || step === "filedJointly")
    return toolWords[step].title(about, readNames(answers));
  return toolWords[step].title;
}

export function ParentQuestion({ step, onAnswer }: { step: StepId; onAnswer: () => void }) {
  const { aid } = usePlan().plan;
  const about = findMarriageToAsk(readParentAnswers(aid)) ?? "surviving";
  const names = readNames(aid);
  const both = [
    { value: "first", label: names.first },
    { value: "second", label: names.second },
  ] as const;
  const found = readParentAnswers(aid);
  switch (step) {
    case "together":
      return (
        <Choices
          step={step}
          onAnswer={onAnswer}
          answerKey={parentQuestions.together}
          value={readParentsTogether(aid)}
          options={togetherOptions}
          hint={toolWords.together.hint}
        />
      );
    case "names":
      return <NameFields />;
    case "paidMore":
      return (
        <Choices
          step={step}
          onAnswer={onAnswer}
          answerKey={parentQuestions.paidMore}
          value={found.paidMore}
          options={[
            ...both,
            { value: "equal", label: toolWords.paidMore.equal },
            { value: "neither", label: toolWords.paidMore.neither },
          ]}
          hint={toolWords.paidMore.hint}
        />
      );
    case "hasMore":
      return (
        <Choices
          step={step}
          onAnswer={onAnswer}
          answerKey={parentQuestions.hasMore}
          value={found.hasMore}
          options={both}
          hint={toolWords.hasMore.hint}
        />
      );
    case "isRemarried":
      return (
        <YesNo step={step} onAnswer={onAnswer} answerKey={toRemarriedKey(about)} value={found.isRemarried} />
      );
    case "filedJointly":
      return (
        <YesNo
          step={step}
          onAnswer={onAnswer}
          answerKey={toFiledJointlyKey(about)}
          value={found.filedJointly}
        />
      );
    case "livedWith":
    default:
      return (
        <Choices
          step={step}
          onAnswer={onAnswer}
          answerKey={parentQuestions.livedWith}
          value={found.livedWith}
          options={[...both, { value: "equal", label: toolWords.livedWith.equal }]}
          hint={toolWords.livedWith.hint}
        />
      );
  }
}

const togetherOrder: readonly ParentsTogether[] = [
  "apart",
  "marriedToEachOther",
  "unmarriedLivingTogether",
  "oneDied",
  "bothDied",
];
const togetherOptions: readonly ChoiceOption<ParentsTogether>[] = togetherOrder.map((value) => {
  const { label, detail } = toolWords.together.options[value];
  return detail === undefined ? { value, label } : { value, label, detail };
});

function Choices<Value extends string>(props: {
  step: StepId;
  onAnswer: () => void;
  answerKey: string;
  value: Value | null;
  options: readonly ChoiceOption<Value>[];
  hint: string;
  /** The value to store for a choice, if it is not the choice's own id. */
  keep?: (value: Value) => AidAnswer;
}) {
  const store = usePlanStore();
  const { aid } = usePlan().plan;
  const areShown = useContext(ProblemsShownContext);
  return (
    <div className="mt-4">
      <RadioGroup
        legend={getQuestionTitle(props.step, aid)}
        isLegendHidden
        hint={props.hint}
        layout="stack"
        options={props.options}
        value={props.value}
        error={areShown && props.value === null ? toolWords.choose : null}
        onChange={(value) => {
          props.onAnswer();
          const answer = props.keep === undefined ? value : props.keep(value);
          store.give({ kind: "setAidAnswers", answers: { [props.answerKey]: answer } });
        }}
      />
    </div>
  );
}

function YesNo(props: {
  step: "isRemarried" | "filedJointly";
  onAnswer: () => void;
  answerKey: string;
  value: boolean | null;
}) {
  const { yes, no, hint } = toolWords[props.step];
  return (
    <Choices
      step={props.step}
      onAnswer={props.onAnswer}
      answerKey={props.answerKey}
      value={props.value === null ? null : props.value ? "yes" : "no"}
      options={[
        { value: "yes", label: yes },
        { value: "no", label: no },
      ]}
      hint={hint}
      keep={(value) => value === "yes"}
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
