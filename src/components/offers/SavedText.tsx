/** Text that the plan stores if it is short enough; longer text stays in the field with an error. */
import { useState } from "react";
import { TextField } from "#ui/Field.tsx";
import { lineWords } from "./lineWords.ts";

export function SavedText(props: {
  label: string;
  kept: string;
  most: number;
  onChange: (text: string) => void;
}) {
  const [tooLong, setTooLong] = useState<string | null>(null);
  return (
    <TextField
      label={props.label}
      type="text"
      value={tooLong ?? props.kept}
      error={tooLong === null ? null : lineWords.tooLong(props.most)}
      onChange={(event) => {
        const text = event.target.value;
        setTooLong(text.length > props.most ? text : null);
        if (text.length <= props.most) props.onChange(text);
      }}
    />
  );
}
