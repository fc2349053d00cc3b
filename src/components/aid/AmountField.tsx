/** A field for a dollar amount or a count: the text stays as typed, the parsed value is the answer, and invalid input gets an error. */

import { useTypedField } from "#components/answer/useTypedField.ts";
import { type AnswerProblem, readNumber } from "#domain/answers/readTyped.ts";
import { formatInteger } from "#lib/format.ts";
import { NumberField } from "#ui/NumberField.tsx";

export function AmountField(props: {
  label: string;
  hint?: string | undefined;
  kept: number | null;
  minimum: number;
  maximum: number;
  isMoney: boolean;
  /** Set for years, which are written without a comma. */
  isYear?: boolean;
  problem: (problem: AnswerProblem) => string;
  give: (value: number | null) => void;
}) {
  const { minimum, maximum, isMoney } = props;
  const field = useTypedField<number>({
    kept: props.kept,
    read: (text) => readNumber(isMoney ? text.replace("$", "") : text, { minimum, maximum, isWhole: true }),
    write: props.isYear === true ? String : formatInteger,
    give: props.give,
  });
  return (
    <NumberField
      label={props.label}
      {...(props.hint === undefined ? {} : { hint: props.hint })}
      {...(isMoney ? { before: "$" } : {})}
      // A loss needs a minus sign, which a phone's numeric keypad does not have.
      keys={minimum < 0 ? "text" : "numeric"}
      value={field.text}
      error={field.problem === null ? null : props.problem(field.problem)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
