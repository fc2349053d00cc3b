/** What only a counselor has on a shared plan: a brief to print for a meeting, and notes that stay in this browser. */
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { counselorNoteLength, keepNote, readNote, subscribeToNotes } from "#client/family/counselorNotes.ts";
import { Button } from "#ui/Button.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { words as all } from "./words.ts";

const words = all.counselor;

type CounselorPartsProps = {
  accountId: string;
  planId: string;
  /** Null while what it says is still loading. */
  renderBrief: (() => ReactNode) | null;
};

export function CounselorParts({ accountId, planId, renderBrief }: CounselorPartsProps) {
  const note = useSyncExternalStore(
    subscribeToNotes,
    () => readNote(accountId, planId),
    () => "",
  );
  const [tooLong, setTooLong] = useState<string | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    flushSync(() => setPrinting(true));
    window.addEventListener("afterprint", () => setPrinting(false), { once: true });
    window.print();
  };
  return (
    // The notes are for nobody else's eyes, on paper as elsewhere.
    <div className="max-w-2xl space-y-4 print:hidden">
      <Button
        variant="outline"
        aria-disabled={renderBrief === null}
        onClick={renderBrief === null ? undefined : print}
      >
        {words.print}
      </Button>
      {isPrinting && renderBrief?.()}
      <TextAreaField
        label={words.notes}
        hint={words.notesHint}
        rows={3}
        value={tooLong ?? note}
        error={tooLong === null ? null : words.notesTooLong(tooLong.length, counselorNoteLength)}
        onChange={({ target: { value } }) => {
          const isTooLong = value.length > counselorNoteLength;
          // What is typed beyond the limit stays in the field, and the last note that fits stays kept.
          setTooLong(isTooLong ? value : null);
          if (!isTooLong) keepNote(accountId, planId, value);
        }}
      />
    </div>
  );
}
