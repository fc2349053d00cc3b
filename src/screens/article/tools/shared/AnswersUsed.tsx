/** What a tool goes by: a line with what the family said anywhere, and fields for what nobody said yet. */
import type { ReactNode } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { answerWords, describeReading, type WordedAnswerId } from "#components/answer/answerWords.ts";
import { UsedLine } from "#components/answer/UsedLine.tsx";
import { useAnswers } from "#components/answer/useAnswers.ts";
import { useAsked } from "#components/answer/useAsked.ts";
import { isSettled } from "#domain/answers/readAnswer.ts";
import { sharedWords as words } from "./words.ts";

/** "Not sure yet" is not asked again the same day, but stands in the line, where it can be said after all. */
export function AnswersUsed(props: {
  ids: readonly WordedAnswerId[];
  /** Draws the fields of what is not known, where they are not simply one below the other. */
  renderAsked?: (fields: readonly ReactNode[]) => ReactNode;
}) {
  const { plan } = usePlan();
  const { read } = useAnswers();
  const { homeZip, homeState } = plan.profile;
  /** A home may be known by its state alone. */
  const toReadId = (id: WordedAnswerId) =>
    id === "homeZip" && homeZip === null && homeState !== null ? "homeState" : id;
  const asked = useAsked(props.ids, (id) => !isSettled(read(toReadId(id)), getToday()));
  const items = asked.known.map(toReadId).flatMap((id) => {
    const reading = read(id);
    if (reading.origin === "unasked") return [];
    const { name } = answerWords[id];
    const isLeft = reading.origin === "notSure";
    return [
      { id, text: isLeft ? words.leftOpen(name) : describeReading(answerWords[id], id, reading, plan) },
    ];
  });
  const fields = asked.fields.map((id) => <AnswerField key={id} id={id} />);
  return (
    <>
      <UsedLine items={items} renderField={(id) => <AnswerField id={id} />} />
      {fields.length > 0 && (props.renderAsked?.(fields) ?? fields)}
    </>
  );
}
