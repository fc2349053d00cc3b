/** Shows how an answer changes the list, while it is being given. */

import { useMemo, useState } from "react";
import { askEngine } from "#client/engine/askEngine.ts";
import type { StudentQuestion } from "#client/engine/engine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { useStudentQuestion } from "#components/matches/useStudentQuestion.ts";
import { words as resultWords } from "./resultWords.ts";
import { words } from "./words.ts";

const mostShown = 4;

const question = createQuestion(askEngine("changes"));

/** Compares the list with its state when the question was opened; give it a `key` per question. */
export default function ChangePanel(props: { isAnswered: boolean }) {
  const { student, failed } = useStudentQuestion();
  const [before, setBefore] = useState<StudentQuestion | null>(null);
  // Set while rendering: the first answers become the baseline for later ones.
  if (before === null && student !== null) setBefore(student);
  // Also with itself: then the list is ranked before the first answer is given.
  const request = useMemo(
    () => (before === null || student === null ? null : { before, after: student }),
    [before, student],
  );
  const answer = useLatest(question, request);
  if (failed !== null) return null;
  const changes = answer?.value.changes ?? [];
  const hasMoved = answer !== null && answer.of.before !== answer.of.after;
  return (
    <section
      aria-labelledby="changes-title"
      className="mt-7 rounded-2xl border border-line bg-accent-soft p-4 sm:p-5"
    >
      <h3 id="changes-title" className="text-xl">
        {words.changes.title}
      </h3>
      <div role="status" className="mt-1.5">
        {changes.length > 0 ? (
          <ul className="figures list-disc space-y-1 pl-5">
            {changes.slice(0, mostShown).map((change) => (
              <li key={change.code}>{resultWords.change(change)}</li>
            ))}
            <li>{resultWords.firstListChange(answer?.value.newOnFirstList ?? [])}</li>
          </ul>
        ) : (
          <p className="text-ink-soft">{describeNoChange(answer === null, props.isAnswered, hasMoved)}</p>
        )}
      </div>
    </section>
  );
}

function describeNoChange(isLoading: boolean, isAnswered: boolean, hasMoved: boolean): string {
  if (isLoading) return words.changes.loading;
  return isAnswered && hasMoved ? resultWords.noChange : words.changes.waiting;
}
