/** One question of the quiz in the frame that every questionnaire has. What is left empty is remembered as "not sure yet". */
import type { ReactNode } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { AnswerFlow } from "#components/answer/AnswerFlow.tsx";
import { useAnswers } from "#components/answer/useAnswers.ts";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import type { QuizScreen } from "#domain/answers/catalog/profile.ts";
import { hasAnswer, listScreenAnswers, type QuizAnswerId } from "#domain/match/quiz.ts";
import { Button } from "#ui/Button.tsx";
import { headingId } from "./headingId.ts";
import type { View } from "./steps.ts";
import { words } from "./words.ts";

export function QuizQuestion(props: {
  /** The questions of this round, in order; `screen` is one of them. */
  asked: readonly QuizScreen[];
  screen: QuizScreen;
  /** Opened from the results to change one answer. */
  returns: boolean;
  /** The answers that are asked, where they are fewer than the screen's. */
  ids?: readonly QuizAnswerId[];
  counter: (number: number, of: number) => string;
  onGo: (view: View) => void;
  fields: ReactNode;
  /** How the answer changes the list. */
  children?: ReactNode;
}) {
  const { screen, returns, onGo } = props;
  const { leaveOpen, setNotSure } = useAnswers();
  const { plan } = usePlan();
  const goOn = (next: QuizScreen | null) => {
    // One answer of a screen settles it: nobody has to give an ACT score beside an SAT score.
    if (!hasAnswer(screen, plan, getToday())) leaveOpen(props.ids ?? listScreenAnswers(screen));
    onGo(next ?? "results");
  };
  /** "No scores yet" takes back a score; the other ways on leave what was typed. */
  const skip = (next: QuizScreen | null) => {
    if (screen !== "tests") return goOn(next);
    setNotSure(listScreenAnswers(screen));
    onGo(next ?? "results");
  };
  const isFirst = props.asked.indexOf(screen) === 0;
  const back = (before: QuizScreen | null) => onGo(before ?? "results");
  return (
    <AnswerFlow
      tool={words.name}
      asked={props.asked}
      at={screen}
      describe={words.question}
      counter={props.counter}
      end={words.seeResults}
      returns={returns ? words.seeResults : null}
      onContinue={goOn}
      skip={{ label: words.skip(screen), run: skip }}
      onBack={isFirst && !returns && screen === "grades" ? null : back}
      aside={
        screen !== "grades" && screen !== "home" && screen !== "pay" && !returns ? (
          <Button variant="link" onClick={() => onGo("results")}>
            {words.seeResults}
          </Button>
        ) : null
      }
      notes={props.children}
      after={<KeptNote className="mt-8" kept={words.keptHere} />}
      headingId={headingId}
    >
      {props.fields}
    </AnswerFlow>
  );
}
