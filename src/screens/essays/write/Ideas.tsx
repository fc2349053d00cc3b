/** Before the writing: an outline in the student's own words. */
import { useState } from "react";
import { useEssays } from "#client/essays/useEssay.ts";
import { essayLimits, type PlanEssay } from "#domain/essays/essay.ts";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { writeWords as words } from "./writeWords.ts";

export function Ideas({ essay }: { essay: PlanEssay }) {
  return <Outline essay={essay} />;
}

/** Kept when the field is left, so that typing writes nothing. */
function Outline({ essay }: { essay: PlanEssay }) {
  const { change } = useEssays();
  const [typed, setTyped] = useState(essay.outline);
  const isTooLong = typed.length > essayLimits.outlineLength;
  return (
    <TextAreaField
      label={words.outline}
      hint={words.outlineHint}
      rows={8}
      value={typed}
      error={isTooLong ? words.outlineTooLong : null}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (!isTooLong && typed !== essay.outline) change.set(essay.id, { outline: typed });
      }}
    />
  );
}
