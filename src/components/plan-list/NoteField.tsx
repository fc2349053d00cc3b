/** A note on one college, saved while typing; text that is too long stays in the field with an error. */
import { useEffect, useId, useRef, useState } from "react";
import { usePlanStore } from "#client/plan/usePlan.ts";
import { useSession } from "#client/session/session.ts";
import { type PlanCollege, planLimits } from "#domain/plan/plan.ts";
import { inputClasses } from "#ui/Field.tsx";
import { words } from "./words.ts";

const text = words.list;
/** A note is saved after a pause this long: one plan change per sentence rather than per keystroke. */
const keepAfterMs = 800;

export function NoteField({ entry, name }: { entry: PlanCollege; name: string }) {
  const store = usePlanStore();
  const id = useId();
  /** Typed but unsaved text; null shows the plan's own note, so that another tab's change appears. */
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isSignedIn = useSession().status === "signedIn";
  const value = draft ?? entry.note;
  const isTooLong = value.length > planLimits.noteLength;
  const keep = (note: string) => {
    clearTimeout(timer.current);
    if (note.length <= planLimits.noteLength && note !== entry.note) {
      store.give({ kind: "setCollegeNote", unitId: entry.unitId, note });
    }
  };
  return (
    <div className="mt-1.5">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {text.noteShow}
        <span className="sr-only">{text.moreOn(name)}</span>
      </label>
      <textarea
        id={id}
        rows={3}
        className={inputClasses}
        value={value}
        aria-invalid={isTooLong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const note = event.target.value;
          setDraft(note);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => keep(note), keepAfterMs);
        }}
        onBlur={() => {
          if (draft === null) return;
          keep(draft);
          if (!isTooLong) setDraft(null);
        }}
      />
      <p id={`${id}-hint`} className={isTooLong ? "font-medium text-danger" : "text-[0.9rem] text-ink-soft"}>
        {isTooLong
          ? text.noteTooLong(planLimits.noteLength, value.length)
          : isSignedIn
            ? text.noteHintSignedIn
            : text.noteHint}
      </p>
    </div>
  );
}
