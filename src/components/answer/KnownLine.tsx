/** The answers a tool goes by, in one line: "Using GPA 3.1 · Ohio · Income $72,000". */
import { usePlan } from "#client/plan/usePlan.ts";
import { AnswerField } from "./AnswerField.tsx";
import { answerWords, describeReading, type WordedAnswerId } from "./answerWords.ts";
import { UsedLine } from "./UsedLine.tsx";
import { useAnswers } from "./useAnswers.ts";

/** Nothing is drawn until at least one of these is known. Those that are not are asked where the tool needs them. */
export function KnownLine({ ids, className }: { ids: readonly WordedAnswerId[]; className?: string }) {
  const { plan, isLoaded } = usePlan();
  const { read } = useAnswers();
  if (!isLoaded) return null;
  const known = ids.filter((id) => ["typed", "derived", "question"].includes(read(id).origin));
  return (
    <UsedLine
      items={known.map((id) => ({ id, text: describeReading(answerWords[id], id, read(id), plan) }))}
      renderField={(id) => <AnswerField id={id} />}
      className={className}
    />
  );
}
