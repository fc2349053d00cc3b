/** Choices as large chips, single or multiple, built on native radio buttons and checkboxes. */
import { type FocusEvent, type ReactNode, type RefObject, useId, useRef } from "react";
import { FieldError } from "./Field.tsx";
import { joinClasses } from "./joinClasses.ts";
import { useEarlyChoice } from "./useEarlyInput.ts";

export type ChoiceOption<Value extends string> = { value: Value; label: ReactNode; detail?: ReactNode };

/** As large as its chip, so that the browser scrolls the whole chip into sight when it gets the focus. */
const inputClasses = "peer pointer-events-none absolute inset-0 size-full appearance-none opacity-0";

type GroupProps<Value extends string> = {
  legend: ReactNode;
  hint?: ReactNode;
  options: readonly ChoiceOption<Value>[];
  /** Side by side where there is room, or one below the other. */
  layout?: "wrap" | "stack";
  isLegendHidden?: boolean;
  /** Set when something else on the page links here, such as a list of errors. */
  id?: string;
  /** The error message; null if the choice is valid. */
  error?: string | null;
  /** Called when focus leaves the whole group. */
  onBlur?: () => void;
};

export function RadioGroup<Value extends string>(
  props: GroupProps<Value> & { value: Value | null; onChange(value: Value): void },
) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(group, props.value === null ? [] : [props.value], ([first]) => {
    const early = props.options.find((option) => option.value === first);
    if (early !== undefined) props.onChange(early.value);
  });
  return (
    <ChoiceFrame {...props} group={group}>
      {props.options.map((option) => (
        <Chip key={option.value} option={option} layout={props.layout} isRound>
          <input
            type="radio"
            name={name}
            value={option.value}
            className={inputClasses}
            checked={props.value === option.value}
            onChange={() => props.onChange(option.value)}
            onBlur={(event) => notifyWhenLeft(event, props.onBlur)}
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
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(group, props.values, (on) => {
    props.onChange(props.options.map(({ value }) => value).filter((value) => on.includes(value)));
  });
  return (
    <ChoiceFrame {...props} group={group}>
      {props.options.map((option) => (
        <Chip key={option.value} option={option} layout={props.layout}>
          <input
            type="checkbox"
            value={option.value}
            className={inputClasses}
            checked={props.values.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
            onBlur={(event) => notifyWhenLeft(event, props.onBlur)}
          />
        </Chip>
      ))}
    </ChoiceFrame>
  );
}

/** Moving between choices does not leave the group. */
function notifyWhenLeft(event: FocusEvent, onLeft: (() => void) | undefined): void {
  const group = event.currentTarget.closest("fieldset");
  if (group?.contains(event.relatedTarget) !== true) onLeft?.();
}

function ChoiceFrame<Value extends string>({
  group,
  ...props
}: GroupProps<Value> & { group: RefObject<HTMLFieldSetElement | null>; children: ReactNode }) {
  const hintId = useId();
  const { error } = props;
  const ids = [props.hint !== undefined && hintId, error != null && `${hintId}-error`].filter(Boolean);
  return (
    <fieldset
      ref={group}
      id={props.id}
      aria-describedby={ids.length === 0 ? undefined : ids.join(" ")}
      className="min-w-0"
    >
      <legend className={props.isLegendHidden === true ? "sr-only" : "font-semibold"}>{props.legend}</legend>
      {props.hint !== undefined && (
        <p id={hintId} className="mt-0.5 text-[0.95rem] text-ink-soft">
          {props.hint}
        </p>
      )}
      <div className={joinClasses("mt-2 flex gap-2", props.layout === "stack" ? "flex-col" : "flex-wrap")}>
        {props.children}
      </div>
      {error !== undefined && <FieldError id={`${hintId}-error`} error={error} />}
    </fieldset>
  );
}

function Chip<Value extends string>(props: {
  option: ChoiceOption<Value>;
  layout: "wrap" | "stack" | undefined;
  isRound?: boolean;
  children: ReactNode;
}) {
  const { option } = props;
  return (
    <label className="relative">
      {props.children}
      <span
        className={joinClasses(
          "flex min-h-12 items-center gap-3 rounded-xl border-2 border-line-strong bg-card px-3.5 py-2 font-medium transition-colors duration-150 hover:border-accent",
          "peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:text-accent-text peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent",
          "peer-disabled:cursor-not-allowed peer-disabled:opacity-55",
          "[&_path]:opacity-0 peer-checked:[&_path]:opacity-100 peer-checked:[&_rect]:fill-accent peer-checked:[&_rect]:stroke-accent",
        )}
      >
        <Mark isRound={props.isRound === true} />
        <span>
          {option.label}
          {option.detail !== undefined && (
            <span className="block text-[0.92rem] font-normal text-ink-soft">{option.detail}</span>
          )}
        </span>
      </span>
    </label>
  );
}

/** Round for a single choice and square for several, as on paper forms. */
function Mark(props: { isRound: boolean }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="shrink-0">
      <rect
        x="1"
        y="1"
        width="18"
        height="18"
        rx={props.isRound ? 9 : 5}
        className="fill-card stroke-line-strong"
        strokeWidth="2"
      />
      <path
        d="M5.5 10.5 8.7 13.5 14.5 6.8"
        fill="none"
        className="stroke-on-accent"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
