/** A question that sharpens the list, downloaded with the results that it changes. */
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { MajorsField } from "#components/answer/MajorsField.tsx";
import { words as fieldWords } from "#components/answer/words.ts";
import { listDecidingFacts } from "#domain/admission/decidingFacts.ts";
import type { QuizScreen } from "#domain/answers/catalog/profile.ts";
import { listQuizScreens } from "#domain/match/nextQuestion.ts";
import { hasAnswer, listScreenFields, type QuizAnswerId, type SharpenScreen } from "#domain/match/quiz.ts";
import ChangePanel from "./ChangePanel.tsx";
import { QuizQuestion } from "./QuizQuestion.tsx";
import { isFirstScreen, type View } from "./steps.ts";
import { words } from "./words.ts";

export default function SharpenView(props: {
  screen: SharpenScreen;
  /** The open questions in the order in which they help, as the results found them; empty if opened by its address. */
  order: readonly QuizScreen[];
  /** Opened from the results to change one answer. */
  returns: boolean;
  onGo: (view: View) => void;
}) {
  const { screen, returns, onGo } = props;
  const { plan } = usePlan();
  const usual = listQuizScreens(plan.profile).filter((one) => !isFirstScreen(one));
  const order = props.order.includes(screen) ? props.order : usual;
  // A question in the address may not be one for this student.
  const asked = order.includes(screen) ? order : [...order, screen];
  // Of the school record, only what can decide a published rule for this student.
  const deciding: readonly string[] = listDecidingFacts(plan.profile);
  const ids = listScreenFields(screen).filter((id) => screen !== "record" || deciding.includes(id));
  return (
    <QuizQuestion
      asked={asked}
      screen={screen}
      returns={returns}
      counter={words.progressSharpen}
      onGo={onGo}
      ids={ids}
      fields={<Fields ids={ids} />}
    >
      <ChangePanel isAnswered={hasAnswer(screen, plan, getToday())} />
    </QuizQuestion>
  );
}

function Fields({ ids }: { ids: readonly QuizAnswerId[] }) {
  if (ids.length === 0) return <p className="text-ink-soft">{fieldWords.record.none}</p>;
  return ids.map((id) =>
    id === "majorFamilies" ? <MajorsField key={id} /> : <AnswerField key={id} id={id} />,
  );
}
