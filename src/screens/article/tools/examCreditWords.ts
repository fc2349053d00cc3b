/** The text of the AP exam days and who gives credit. */
import type { ExamDay } from "#domain/admission/examDays.ts";
import { formatDate, formatInteger, formatUsd, formatWeekday } from "#lib/format.ts";

export const words = {
  subjects: "Your AP subjects",
  known: "Day known",
  others: "Day not in our sources yet",
  add: "Add a subject",
  addHint: "Choose one at a time; the list above fills up",
  choose: "Choose a subject",
  chosen: "Chosen subjects",
  remove: (name: string) => `Remove ${name}`,
  none: "Choose your subjects, and their days stand here.",
  days: (year: number) => `Exam days in May ${year}`,
  day: (day: string) => formatWeekday(day),
  clash: {
    none: null,
    perhaps:
      "Two exams on one day. We do not know the hours: ask your AP coordinator whether they are at the same one. If so, one of them moves to late testing, May 17 to 21.",
    same: "Calculus BC holds what AB asks, and nobody sits both in one year. Choose one.",
  } satisfies Record<ExamDay["clash"], string | null>,
  confirmDay: "Found in one place only: confirm it with your coordinator.",
  unknown: (names: string, first: string, last: string) =>
    `${names}: the day was not in our sources. It is one of the school days from ${formatDate(first)} to ${formatDate(last)}; look it up on College Board’s calendar.`,
  portfolio: (names: string) =>
    `${names}: judged by a portfolio, no exam in May. Ask your teacher for the day it is due.`,
  both: (name: string) => `${name} has a portfolio as well. Ask your teacher for the day it is due.`,
  satNear: (count: number) =>
    `You have ${formatInteger(count)} exams in the first week, and the SAT of May 1 is two days before it. Take the SAT on March 6 or June 5 instead.`,
  fee: (count: number, usd: number) =>
    count === 1
      ? `The exam costs ${formatUsd(usd)} in the United States (2026-27). Low-income families pay less.`
      : `${formatInteger(count)} exams cost ${formatUsd(usd * count)} in the United States (2026-27). Low-income families pay less.`,
  calendar: "Put the days into my calendar (.ics)",
  calendarName: "AP exams",
  entry: (name: string) => `AP ${name}`,
  entryDetail: "Ask your AP coordinator for the hour and the room.",
  week: "AP exam, day to look up",
  tasks: "Add the exams to my plan",
  tasksThere: "They are in your plan",
  task: (name: string) => `AP exam: ${name}`,
  added: (count: number) =>
    count === 1 ? "1 exam is in your plan." : `${formatInteger(count)} exams are in your plan.`,
  noRoom: "Your plan holds no more tasks of your own. Remove some first.",
  colleges: "Which colleges give credit?",
  collegesHint: "They come from your plan; add others to look them up",
  offline: "Looked up once you are online again.",
  addCollege: "Add a college",
  credit: {
    yes: "says that it gives credit for AP",
    no: "says that it gives no credit for AP",
    unknown: "has not said whether it gives credit for AP",
  },
  creditYear: (year: string) => `Federal survey, ${year}.`,
  ask: "Which score, for which course, and up to how many credits is on its own page: search its name with the words AP and credit.",
};
