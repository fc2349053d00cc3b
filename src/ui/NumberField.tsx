/** A field for a number that stays as typed: no spinner, no rounding, no correction; reading it is the rules' business. */
import type { ComponentProps } from "react";
import { TextField } from "./Field.tsx";

type NumberFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "type" | "inputMode" | "value" | "onChange"
> & {
  /** The text as typed, commas and all. */
  value: string;
  onChange: (text: string) => void;
  /** The phone’s keyboard: digits alone, digits with a point, or all, for a minus sign. */
  keys?: "numeric" | "decimal" | "text";
};

export function NumberField({ onChange, keys = "numeric", ...field }: NumberFieldProps) {
  return (
    <TextField {...field} type="text" inputMode={keys} onChange={(event) => onChange(event.target.value)} />
  );
}
