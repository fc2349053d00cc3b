/** Choices as large chips: one of several, or any of several; real radio buttons and checkboxes underneath. */
import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";

export type ChoiceOption<Value extends string> = { value: Value; label: ReactNode; detail?: ReactNode };

type GroupProps<Value extends string> = {
  legend: ReactNode;
  hint?: ReactNode;
  options: readonly ChoiceOption<Value>[];
  /** Side by side where there is room, or one below the other. */
  layout?: "wrap" | "stack";
  isLegendHidden?: boolean;
};

export function RadioGroup<Value extends string>(
  props: GroupProps<Value> & { value: Value | null; onChange(value: Value): void },
) {
  const name = useId();
  return (
    <ChoiceFrame {...props}>
      {props.options.map((option) => (
        <Chip key={option.value} option={option} layout={props.layout}>
          <input
            type="radio"
            name={name}
            className="peer sr-only"
            checked={props.value === option.value}
            onChange={() => props.onChange(option.value)}
          />
        </Chip>
      ))}
    </ChoiceFrame>
  );
}

export function CheckboxGroup<Value extends string>(
  props: GroupProps<Value> & { values: readonly Value[]; onChange(values: Value[]): void },
) {
  const toggle = (value: Value, isOn: boolean) =>
    props.onChange(isOn ? [...props.values, value] : props.values.filter((one) => one !== value));
  return (
    <ChoiceFrame {...props}>
      {props.options.map((option) => (
        <Chip key={option.value} option={option} layout={props.layout}>
          <input
            type="checkbox"
            className="peer sr-only"
            checked={props.values.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        </Chip>
      ))}
    </ChoiceFrame>
  );
}

function ChoiceFrame<Value extends string>(props: GroupProps<Value> & { children: ReactNode }) {
  const hintId = useId();
  return (
    <fieldset aria-describedby={props.hint === undefined ? undefined : hintId} className="min-w-0">
      <legend className={props.isLegendHidden === true ? "sr-only" : "font-semibold"}>{props.legend}</legend>
      {props.hint !== undefined && (
        <p id={hintId} className="mt-0.5 text-[0.95rem] text-ink-soft">
          {props.hint}
        </p>
      )}
      <div className={classes("mt-2 flex gap-2", props.layout === "stack" ? "flex-col" : "flex-wrap")}>
        {props.children}
      </div>
    </fieldset>
  );
}

function Chip<Value extends string>(props: {
  option: ChoiceOption<Value>;
  layout: "wrap" | "stack" | undefined;
  children: ReactNode;
}) {
  const { option } = props;
  return (
    <label className="relative">
      {props.children}
      <span
        className={classes(
          "flex min-h-12 items-center gap-2.5 rounded-xl border-2 border-line-strong bg-card px-4 py-2 font-medium transition-colors duration-150 hover:border-accent",
          "peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:text-accent-text peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent",
          "[&>svg]:opacity-0 peer-checked:[&>svg]:opacity-100",
          props.layout === "stack" && "justify-between",
        )}
      >
        <span>
          {option.label}
          {option.detail !== undefined && (
            <span className="block text-[0.92rem] font-normal text-ink-soft">{option.detail}</span>
          )}
        </span>
        <svg
          viewBox="0 0 16 16"
          width="16"
          height="16"
          aria-hidden="true"
          className={props.layout === "stack" ? "shrink-0" : "-mr-1 shrink-0"}
        >
          <path
            d="M2.5 8.5 6.2 12 13.5 4"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
    </label>
  );
}
