/** What the list is based on: each answer to change, each open question to add, and the one that would change the list the most. */
import { useMemo } from "react";
import { askEngine } from "#client/engine/askEngine.ts";
import type { Ranked, StudentQuestion } from "#client/engine/engine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { answerWords, describeReading, describeValue } from "#components/answer/answerWords.ts";
import { type Answers, useAnswers } from "#components/answer/useAnswers.ts";
import type { QuizScreen } from "#domain/answers/catalog/profile.ts";
import { listQuizScreens } from "#domain/match/nextQuestion.ts";
import { hasAnswer, isScreenSettled, listScreenAnswers } from "#domain/match/quiz.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { words } from "./resultWords.ts";

const question = createQuestion(askEngine("nextQuestions"));

/** Below this share nobody would see a difference: what was left open before is not asked again for it. */
const seenEffect = 0.02;

export function KnownAnswers(props: {
  student: StudentQuestion;
  rows: readonly Ranked[];
  onOpen: (screen: QuizScreen) => void;
  /** The open questions, the one to ask first in front. */
  onSharpen: (open: readonly QuizScreen[]) => void;
}) {
  const { student, rows } = props;
  const { plan } = usePlan();
  const { read } = useAnswers();
  const screens = listQuizScreens(plan.profile);
  const answered = screens.filter((screen) => hasAnswer(screen, plan, getToday()));
  const open = screens.filter((screen) => !hasAnswer(screen, plan, getToday()));
  const order = useOrder(student, rows, open, plan);
  const [next] = order;
  return (
    <section
      aria-labelledby="answers-title"
      className="no-print mt-8 rounded-3xl bg-accent-soft px-5 pt-4 pb-2 sm:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_18rem]">
          <h3 id="answers-title" className="text-2xl">
            {words.known.sharpen}
          </h3>
          <p className="mt-1">
            {next !== undefined
              ? words.known.sharpenLead
              : open.length === 0
                ? words.known.allAnswered
                : words.known.restOpen}
          </p>
        </div>
        {next !== undefined && (
          <Button variant="cta-primary" onClick={() => props.onSharpen(order)}>
            {words.known.next(next)}
          </Button>
        )}
      </div>
      <Disclosure summary={words.known.answered(answered.length, screens.length)} className="mt-2">
        <ul aria-label={words.known.title} className="flex flex-wrap gap-2">
          {answered.map((screen) => (
            <li key={screen}>
              <button
                type="button"
                onClick={() => props.onOpen(screen)}
                className="figures inline-flex min-h-11 items-center gap-2 rounded-xl border border-accent bg-card px-3.5 py-1.5 text-left font-medium text-accent-text hover:bg-accent-soft"
              >
                <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" className="shrink-0">
                  <path
                    d="M2.5 8.5 6.2 12 13.5 4"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2.2"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </svg>
                <span>
                  <span className="sr-only">{words.known.changeHeard}</span>
                  {describeScreen(screen, plan, read)}
                </span>
              </button>
            </li>
          ))}
          {open.map((screen) => (
            <li key={screen}>
              <button
                type="button"
                onClick={() => props.onOpen(screen)}
                className="inline-flex min-h-11 items-center gap-2 rounded-xl border border-dashed border-line-strong px-3.5 py-1.5 hover:border-accent hover:bg-accent-soft"
              >
                <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true" className="shrink-0">
                  <path d="M8 2.5v11M2.5 8h11" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
                </svg>
                <span>
                  <span className="sr-only">{words.known.addHeard}</span>
                  {words.known.add(screen)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

/** What is still to ask today, the answer that moves the list the most first; the order of the quiz until it is known. */
function useOrder(
  student: StudentQuestion,
  rows: readonly Ranked[],
  open: readonly QuizScreen[],
  plan: Plan,
): readonly QuizScreen[] {
  const key = open.join(" ");
  const request = useMemo(
    () => ({ student, unitIds: rows.map(({ college }) => college.unitId), open: key === "" ? [] : open }),
    // `open` is made anew with each render; its text stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [student, rows, key],
  );
  const effects = useLatest(question, request)?.value ?? open.map((screen) => ({ screen, effect: 1 }));
  const today = getToday();
  const wasLeft = (screen: QuizScreen) =>
    listScreenAnswers(screen).some((id) => plan.profile.notSure.some((one) => one.startsWith(`${id}@`)));
  return effects
    .filter(({ screen }) => open.includes(screen) && !isScreenSettled(screen, plan, today))
    .filter(({ screen, effect }) => effect > seenEffect || !wasLeft(screen))
    .map(({ screen }) => screen);
}

/** A screen's answers in a few words: "GPA 3.1 · 11th grade". */
function describeScreen(screen: QuizScreen, plan: Plan, read: Answers["read"]): string {
  const known = listScreenAnswers(screen).filter((id) => {
    const { origin } = read(id);
    const isPart =
      id === "gpaScale"
        ? plan.profile.gpaScale !== "none"
        : id === "homeState" && plan.profile.homeZip !== null;
    return (origin === "typed" || origin === "derived") && !isPart;
  });
  return known
    .map((id) =>
      id === "gpaScale"
        ? describeValue(answerWords.gpa, null, plan)
        : describeReading(answerWords[id], id, read(id), plan),
    )
    .join(" · ");
}
