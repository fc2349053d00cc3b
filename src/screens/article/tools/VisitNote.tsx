/** The plan's note on one college, saved while typing; text that is too long stays in the field with an error. */
import { useEffect, useRef, useState } from "react";
import { usePlanStore } from "#client/plan/usePlan.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { words } from "./visitDayWords.ts";

/** A note is saved after a pause this long: one plan change per sentence rather than per keystroke. */
const keepAfterMs = 800;

export function VisitNote(props: {
  unitId: number;
  note: string;
  label: string;
  hint: string;
  className?: string;
}) {
  const { unitId, note } = props;
  const store = usePlanStore();
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Typed but unsaved text, for when the tool unmounts. */
  const waiting = useRef<string | null>(null);
  const value = draft ?? note;
  const isTooLong = value.length > planLimits.noteLength;

  function keep(next: string) {
    clearTimeout(timer.current);
    waiting.current = null;
    if (next.length <= planLimits.noteLength) store.give({ kind: "setCollegeNote", unitId, note: next });
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      const last = waiting.current;
      if (last !== null && last.length <= planLimits.noteLength) {
        store.give({ kind: "setCollegeNote", unitId, note: last });
      }
      waiting.current = null;
      setDraft(null);
    },
    [store, unitId],
  );

  return (
    <div className={props.className}>
      <TextAreaField
        label={props.label}
        hint={props.hint}
        rows={5}
        value={value}
        error={isTooLong ? words.notesTooLong(planLimits.noteLength) : null}
        onChange={(event) => {
          const next = event.target.value;
          setDraft(next);
          waiting.current = next;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => keep(next), keepAfterMs);
        }}
        onBlur={() => {
          if (draft !== null) keep(draft);
        }}
      />
      <p className="mt-1 text-[0.92rem] text-ink-soft">{words.notesKept}</p>
    </div>
  );
}
