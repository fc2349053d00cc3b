/** A multiple choice with an explicit "none of these", so that an unanswered question is not an answer. */
import type { ReactNode } from "react";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { formWords } from "./formWords.ts";

/** No option has this value. */
const none = "none";

export function ManyField<Value extends string>(props: {
  legend: string;
  options: readonly Value[];
  getOption: (value: Value) => { label: ReactNode; detail: ReactNode };
  /** Null while unanswered, empty if none was chosen deliberately. */
  values: readonly Value[] | null;
  /** Null clears the answer. */
  onChange: (values: readonly Value[] | null) => void;
}) {
  const { options, values } = props;
  const isNone = values !== null && values.length === 0;

  function change(chosen: readonly string[]) {
    if (chosen.includes(none) && !isNone) return props.onChange([]);
    const left = options.filter((option) => chosen.includes(option));
    props.onChange(left.length === 0 ? null : left);
  }

  return (
    <CheckboxGroup
      legend={props.legend}
      isLegendHidden
      layout="stack"
      options={[
        ...options.map((value) => ({ value, ...props.getOption(value) })),
        { value: none, label: formWords.noneOfThese },
      ]}
      values={isNone ? [none] : (values ?? [])}
      onChange={change}
    />
  );
}
