/** The quiz's views and their addresses, and where it opens. */
import { type QuizScreen, quizScreens } from "#domain/answers/catalog/profile.ts";
import { type FirstQuizScreen, firstQuizScreens, hasAnswer, isScreenSettled } from "#domain/match/quiz.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { Day } from "#lib/dates.ts";

export type View = QuizScreen | "results";

/** The view named in a fragment, such as "#pay"; null if there is none. */
export function parseQuizView(hash: string): View | null {
  const raw = hash.replace(/^#/, "");
  // Until November 2026 the income was a question of its own.
  const name = raw === "income" ? "pay" : raw;
  return name === "results" ? name : (quizScreens.find((screen) => screen === name) ?? null);
}

export function toQuizViewHash(view: View): string {
  return `#${view}`;
}

/** Where the quiz opens if the address names no question: at the results as soon as anything is known. */
export function findStartView(plan: Plan, today: Day): View {
  const isKnown = firstQuizScreens.some((screen) => hasAnswer(screen, plan, today));
  const isDone = firstQuizScreens.every((screen) => isScreenSettled(screen, plan, today));
  return isKnown || isDone ? "results" : "grades";
}

export function isFirstScreen(screen: QuizScreen): screen is FirstQuizScreen {
  return firstQuizScreens.some((one) => one === screen);
}
