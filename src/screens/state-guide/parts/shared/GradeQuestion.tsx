/** The school's grading scale and the average on it: two fields, not stored. */

import { useState } from "react";
import { OtherScale } from "#components/answer/GpaField.tsx";
import { words as profileWords } from "#components/answer/words.ts";
import { type GpaScale, gpaScales } from "#domain/answers/gpaScale.ts";
import { readGpa } from "#domain/answers/readTyped.ts";
import { SelectField } from "#ui/Field.tsx";
import { NumberField } from "#ui/NumberField.tsx";

const words = profileWords.gpa;

export function GradeQuestion(props: {
  scale: GpaScale;
  text: string;
  /** Where the answers came from, such as the plan; null if they were typed here. */
  scaleHint: string | null;
  hint: string | null;
  onScale: (scale: GpaScale) => void;
  onText: (text: string) => void;
}) {
  const { scale, text } = props;
  const [hasLeft, setLeft] = useState(false);
  const answer = readGpa(text, scale);
  const isFromPlan = props.hint !== null;
  const isShown = !answer.ok && (hasLeft || isFromPlan || answer.problem.kind === "tooHigh");
  const choose = (next: GpaScale) => {
    props.onScale(next);
    // A letter is not a number, and a number is not a letter.
    if ((next === "letter") !== (scale === "letter")) props.onText("");
  };
  return (
    <>
      <SelectField
        label={words.scaleLegend}
        value={scale}
        onChange={(event) => {
          const next = gpaScales.find((one) => one === event.target.value);
          if (next !== undefined) choose(next);
        }}
        {...toHintProps(props.scaleHint)}
      >
        {gpaScales.map((one) => (
          <option key={one} value={one}>
            {words.scales[one]}
          </option>
        ))}
      </SelectField>
      {scale === "letter" && (
        <SelectField
          label={words.label}
          value={text}
          onChange={(event) => props.onText(event.target.value)}
          {...toHintProps(props.hint)}
        >
          <option value="">{words.choose}</option>
          {Object.entries(words.letters).map(([letter, label]) => (
            <option key={letter} value={letter}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {scale !== "letter" && scale !== "none" && (
        <NumberField
          label={words.label}
          keys="decimal"
          value={text}
          error={isShown ? words.problem(answer.problem, scale) : null}
          onChange={(next) => {
            setLeft(false);
            props.onText(next);
          }}
          onBlur={() => setLeft(true)}
          {...toHintProps(props.hint)}
        />
      )}
      {isShown && answer.problem.kind === "otherScale" && (
        <OtherScale problem={answer.problem} onYes={({ scale: meant }) => props.onScale(meant)} />
      )}
    </>
  );
}

function toHintProps(hint: string | null): { hint?: string } {
  return hint === null ? {} : { hint };
}
