/** Before the writing: questions that turn up scenes and people, the notes they led to, and an outline. */
import { memo, useState } from "react";
import { useEssays } from "#client/essays/useEssay.ts";
import { listBrainstormQuestions } from "#domain/essays/brainstorm.ts";
import { essayLimits, type PlanEssay } from "#domain/essays/essay.ts";
import type { EssayPrompt } from "#domain/essays/prompt.ts";
import { Button } from "#ui/Button.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { readWords } from "./readWords.ts";
import { writeWords as words } from "./writeWords.ts";

export const Ideas = memo(function Ideas({
  essay,
  prompt,
}: {
  essay: PlanEssay;
  prompt: EssayPrompt | null;
}) {
  const questions = listBrainstormQuestions(prompt?.kind ?? null);
  const answered = questions.filter(({ id }) => getNote(essay, id) !== "");
  const [asked, setAsked] = useState(() => questions.find(({ id }) => getNote(essay, id) === "")?.id ?? null);
  const question = questions.find(({ id }) => id === asked) ?? questions[0];

  function askNext(): void {
    const at = questions.findIndex(({ id }) => id === question?.id);
    const round = [...questions.slice(at + 1), ...questions.slice(0, at + 1)];
    setAsked((round.find(({ id }) => getNote(essay, id) === "") ?? round[0])?.id ?? null);
  }

  return (
    <div className="space-y-8">
      {question !== undefined && (
        <section aria-labelledby="brainstorm" className="rounded-2xl border border-line bg-card p-4 sm:p-5">
          <h2 id="brainstorm" className="text-[0.95rem] text-ink-soft">
            {readWords.ideasTitle}
          </h2>
          <p className="mt-1 mb-3 font-serif text-xl leading-snug">{question.text}</p>
          <NoteField key={question.id} essay={essay} noteId={question.id} />
          <Button variant="secondary" size="sm" className="mt-3" onClick={askNext}>
            {readWords.another}
          </Button>
        </section>
      )}
      {answered.length > 0 && (
        <section aria-labelledby="notes">
          <h2 id="notes" className="text-xl">
            {readWords.notesTitle}
          </h2>
          <ul className="mt-2 divide-y divide-line">
            {answered.map(({ id, text }) => (
              <li key={id} className="flex items-start justify-between gap-3 py-2.5">
                <div className="min-w-0">
                  <p className="text-[0.92rem] text-ink-soft">{text}</p>
                  <p className="break-words whitespace-pre-wrap">{getNote(essay, id)}</p>
                </div>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={readWords.changeHeard(text)}
                  onClick={() => setAsked(id)}
                >
                  {readWords.changeNote}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Outline essay={essay} />
    </div>
  );
});

function getNote({ notes }: PlanEssay, id: string): string {
  return Object.hasOwn(notes, id) ? (notes[id] ?? "") : "";
}

/** Kept when the field is left, so that typing writes nothing. */
function NoteField({ essay, noteId }: { essay: PlanEssay; noteId: string }) {
  const { change } = useEssays();
  const [typed, setTyped] = useState(getNote(essay, noteId));
  const isTooLong = typed.length > essayLimits.noteLength;
  return (
    <TextAreaField
      label={readWords.noteField}
      hint={readWords.noteHint}
      rows={3}
      value={typed}
      error={isTooLong ? readWords.noteTooLong : null}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (isTooLong || typed === getNote(essay, noteId)) return;
        change.setNotes(essay.id, { [noteId]: typed.trim() === "" ? null : typed });
      }}
    />
  );
}

function Outline({ essay }: { essay: PlanEssay }) {
  const { change } = useEssays();
  const [typed, setTyped] = useState(essay.outline);
  const isTooLong = typed.length > essayLimits.outlineLength;
  return (
    <TextAreaField
      label={words.outline}
      hint={words.outlineHint}
      rows={6}
      value={typed}
      error={isTooLong ? words.outlineTooLong : null}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (!isTooLong && typed !== essay.outline) change.set(essay.id, { outline: typed });
      }}
    />
  );
}
