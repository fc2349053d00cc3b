/** A slider with its value as text beside the label. */
import { useId, useRef } from "react";
import { useEarlyInput } from "./useEarlyInput.ts";

export function RangeField(props: {
  label: string;
  valueText: string;
  hint?: string;
  value: number;
  minimum: number;
  maximum: number;
  step: number;
  onChange(value: number): void;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, String(props.value));
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {props.label}
        </label>
        <output htmlFor={id} className="figures text-accent-text">
          {props.valueText}
        </output>
      </div>
      {props.hint !== undefined && <p className="text-[0.95rem] text-ink-soft">{props.hint}</p>}
      <input
        ref={field}
        id={id}
        type="range"
        className="range"
        min={props.minimum}
        max={props.maximum}
        step={props.step}
        value={props.value}
        aria-valuetext={props.valueText}
        onChange={(event) => props.onChange(Number(event.target.value))}
      />
    </div>
  );
}
