/** The plan's note on one college, saved while typing; text that is too long stays in the field with an error. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { usePlanStore } from "#client/plan/usePlan.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { describeTooLong } from "./noteWords.ts";

/** A note is saved after a pause this long: one plan change per sentence rather than per keystroke. */
const keepAfterMs = 800;

export function NoteField(props: {
  unitId: number;
  note: string;
  label: ReactNode;
  hint?: string;
  /** Where it is kept, and who sees it. */
  kept: string;
  rows: number;
  className?: string;
}) {
  const { unitId, note } = props;
  const store = usePlanStore();
  /** Typed text; null shows the plan's own note, so that another tab's change appears. */
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Typed and not yet saved, for when the field goes away. */
  const waiting = useRef<string | null>(null);
  const value = draft ?? note;
  const isTooLong = value.length > planLimits.noteLength;

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    const text = waiting.current;
    waiting.current = null;
    if (text !== null && text.length <= planLimits.noteLength) {
      store.give({ kind: "setCollegeNote", unitId, note: text });
    }
  }, [store, unitId]);
  useEffect(() => keep, [keep]);

  return (
    <div className={props.className}>
      <TextAreaField
        label={props.label}
        {...(props.hint === undefined ? {} : { hint: props.hint })}
        rows={props.rows}
        value={value}
        error={isTooLong ? describeTooLong(planLimits.noteLength, value.length) : null}
        onChange={(event) => {
          const text = event.target.value;
          setDraft(text);
          waiting.current = text === note ? null : text;
          clearTimeout(timer.current);
          timer.current = setTimeout(keep, keepAfterMs);
        }}
        onBlur={() => {
          keep();
          if (!isTooLong) setDraft(null);
        }}
      />
      {!isTooLong && <p className="mt-1 text-[0.9rem] text-ink-soft">{props.kept}</p>}
    </div>
  );
}
