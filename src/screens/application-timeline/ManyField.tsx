/** Several of a few, with "none of these" as an answer of its own, so that an open question is not an answer. */
import type { ReactNode } from "react";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { formWords } from "./formWords.ts";

/** No value is called this. */
const none = "none";

export function ManyField<Value extends string>(props: {
  legend: string;
  options: readonly Value[];
  getOption: (value: Value) => { label: ReactNode; detail: ReactNode };
  /** Null while the question is open, empty where none was chosen on purpose. */
  values: readonly Value[] | null;
  /** Null takes the answer back. */
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
