/** The input for a question, by its kind. */

import { AmountField } from "#components/aid/AmountField.tsx";
import { describeAmountProblem, describePeopleProblem } from "#components/aid/words.ts";
import type { QuestionId } from "#domain/aid/fafsaFlow.ts";
import { getNumber } from "#domain/aid/fafsaFlowFamily.ts";
import type { Question } from "#domain/flow/flow.ts";
import { CheckboxGroup, RadioGroup } from "#ui/Choice.tsx";
import { UnbrokenYears } from "#ui/UnbrokenYears.tsx";
import { getFlagText, getOptionText, optionWords } from "./optionWords.ts";
import type { Fafsa } from "./useFafsa.ts";

type FieldProps = {
  question: Question<QuestionId>;
  fafsa: Fafsa;
  title: string;
  hint: string | undefined;
  /** Preselected while unanswered. */
  suggested: string | null;
};

/** "Nobody on this list" as a choice, so that an empty list means unanswered. */
const none = "none";

export function QuestionField({ question, fafsa, title, hint, suggested }: FieldProps) {
  const { kind, keys, id } = question;
  const { used } = fafsa.walk;
  const [key = id] = keys;
  const given = used[key];
  switch (kind.kind) {
    case "money":
    case "count": {
      const isMoney = kind.kind === "money";
      return (
        <AmountField
          label={isMoney ? optionWords.amount : optionWords.people}
          hint={hint}
          kept={getNumber(used, key)}
          minimum={kind.kind === "money" ? kind.minimum : kind.minimum(used)}
          maximum={kind.maximum}
          isMoney={isMoney}
          problem={isMoney ? describeAmountProblem : describePeopleProblem}
          give={(value) => fafsa.dispatch({ [key]: value })}
        />
      );
    }
    case "choice":
      return (
        <RadioGroup
          legend={title}
          isLegendHidden
          layout="stack"
          {...(hint === undefined ? {} : { hint })}
          options={listChoices(kind.options(used), given).map((value) => {
            const { label, detail } = getOptionText(id, value);
            return {
              value,
              label,
              ...(detail === undefined ? {} : { detail: <UnbrokenYears text={detail} /> }),
            };
          })}
          value={typeof given === "string" ? given : suggested}
          onChange={(value) => fafsa.dispatch({ [key]: value })}
        />
      );
    case "yesNo":
      return (
        <RadioGroup
          legend={title}
          isLegendHidden
          layout="stack"
          {...(hint === undefined ? {} : { hint })}
          options={[
            { value: "yes", label: optionWords.yes },
            { value: "no", label: optionWords.no },
          ]}
          value={given === undefined ? null : given === true ? "yes" : "no"}
          onChange={(value) => fafsa.dispatch({ [key]: value === "yes" })}
        />
      );
    case "flags":
    default:
      return <FlagsField question={question} fafsa={fafsa} title={title} hint={hint} />;
  }
}

function FlagsField({ question, fafsa, title, hint }: Omit<FieldProps, "suggested">) {
  const { keys, id } = question;
  const { used } = fafsa.walk;
  const chosen = keys.filter((key) => used[key] === true);
  const isNone = chosen.length === 0 && keys.every((key) => used[key] === false);
  // The question is only asked because one of these applies, so "none" is not a valid answer.
  const mayBeNone = id !== "student.unusual";

  function change(values: readonly string[]) {
    const hasTurnedNone = values.includes(none) && !isNone;
    const left = hasTurnedNone ? [] : values.filter((value) => value !== none);
    const isEmpty = left.length === 0 && !hasTurnedNone;
    fafsa.dispatch(Object.fromEntries(keys.map((key) => [key, isEmpty ? null : left.includes(key)])));
  }

  return (
    <CheckboxGroup
      legend={title}
      isLegendHidden
      layout="stack"
      {...(hint === undefined ? {} : { hint })}
      options={[
        ...keys.map((key) => ({ value: key, ...getFlagText(key) })),
        ...(mayBeNone ? [{ value: none, label: optionWords.none }] : []),
      ]}
      values={isNone ? [none] : chosen}
      onChange={change}
    />
  );
}

/** "neither" is shown only to who chose it before there were two answers in its place. */
function listChoices(options: readonly string[], given: unknown): readonly string[] {
  return given === "neither" ? options : options.filter((option) => option !== "neither");
}
