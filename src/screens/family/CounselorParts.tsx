/** What only a counselor has on a shared plan: a brief to print for a meeting, and notes that stay in this browser. */
import { useState, useSyncExternalStore } from "react";
import { counselorNoteLength, keepNote, readNote, subscribeToNotes } from "#client/family/counselorNotes.ts";
import { Button } from "#ui/Button.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { words as all } from "./words.ts";

const words = all.counselor;

export function CounselorParts({ accountId, planId }: { accountId: string; planId: string }) {
  const note = useSyncExternalStore(
    subscribeToNotes,
    () => readNote(accountId, planId),
    () => "",
  );
  const [tooLong, setTooLong] = useState<string | null>(null);
  return (
    <div className="max-w-2xl space-y-4">
      <Button variant="outline" onClick={() => window.print()}>
        {words.print}
      </Button>
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
