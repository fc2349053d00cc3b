/** What the match quiz asks: the answers on each of its screens, and which of them have something left to ask. */
import { type MoneyAnswerId, moneyAnswers } from "#domain/answers/catalog/money.ts";
import { type ProfileAnswerId, profileAnswers, type QuizScreen } from "#domain/answers/catalog/profile.ts";
import { type AnswerSource, isSettled, readAnswer } from "#domain/answers/readAnswer.ts";
import { isMilitaryZip } from "#domain/geography/militaryZip.ts";
import type { Day } from "#lib/dates.ts";

/** Enough for a first list; each of the others sharpens it. */
export const firstQuizScreens = ["grades", "home", "pay"] as const;
export type FirstQuizScreen = (typeof firstQuizScreens)[number];
/** The answers that the quiz asks have their words with the fields. */
export type QuizAnswerId = ProfileAnswerId | MoneyAnswerId;
export type SharpenScreen = Exclude<QuizScreen, FirstQuizScreen>;

const asked: Readonly<Record<QuizAnswerId, { screen: QuizScreen | null }>> = {
  ...profileAnswers,
  ...moneyAnswers,
};

/** The answers of a screen, in the catalog's order. */
export function listScreenAnswers(screen: QuizScreen): QuizAnswerId[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of the record that is read.
  return (Object.keys(asked) as QuizAnswerId[]).filter((id) => asked[id].screen === screen);
}

/** Those of a screen that have a field of their own: the scale is asked with the average, the state with the ZIP code, majors with their fields. */
export function listScreenFields(screen: QuizScreen): QuizAnswerId[] {
  return listScreenAnswers(screen).filter((id) => !withinOthers.has(id));
}
const withinOthers: ReadonlySet<QuizAnswerId> = new Set(["gpaScale", "homeState", "majorPrograms"]);

/** Whether a screen has its answer: one of several is enough, since each of them alone helps. */
export function hasAnswer(screen: QuizScreen, source: AnswerSource, today: Day): boolean {
  return isScreen(screen, source, today, ({ origin }) => origin === "typed" || origin === "derived");
}

/** Whether a screen needs no asking today: answered, or left open today. */
export function isScreenSettled(screen: QuizScreen, source: AnswerSource, today: Day): boolean {
  return isScreen(screen, source, today, (reading) => isSettled(reading, today));
}

function isScreen(
  screen: QuizScreen,
  source: AnswerSource,
  today: Day,
  is: (reading: ReturnType<typeof readAnswer>) => boolean,
): boolean {
  const { homeZip, homeState } = source.profile;
  // A military address has no place on the map, so the state of record is still to be said.
  if (screen === "home" && homeZip !== null && homeState === null && isMilitaryZip(homeZip))
    return is(readAnswer(source, "homeState", { today }));
  // A scale alone says nothing; that there is no average yet does.
  const ids = listScreenAnswers(screen).filter(
    (id) => id !== "gpaScale" || source.profile.gpaScale === "none",
  );
  // The income only narrows the price; what the family can pay is the question.
  return screen === "pay"
    ? is(readAnswer(source, "payPerYearUsd", { today }))
    : ids.some((id) => is(readAnswer(source, id, { today })));
}
