/** A number field that leaves what was typed alone: no spinner, rounding or correction. Parsing is up to the caller. */
import type { ComponentProps } from "react";
import { TextField } from "./Field.tsx";

type NumberFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "type" | "inputMode" | "value" | "onChange"
> & {
  /** The text as typed, including commas. */
  value: string;
  onChange: (text: string) => void;
  /** Which phone keyboard to show: digits, digits with a point, or full for a minus sign. */
  keys?: "numeric" | "decimal" | "text";
};

export function NumberField({ onChange, keys = "numeric", ...field }: NumberFieldProps) {
  return (
    <TextField {...field} type="text" inputMode={keys} onChange={(event) => onChange(event.target.value)} />
  );
}
