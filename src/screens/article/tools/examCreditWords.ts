/** The text of the AP exam days and who gives credit. */
import { apExamWeeks } from "#domain/admission/apExams.ts";
import type { ExamDay } from "#domain/admission/examDays.ts";
import { satBesideAp } from "#domain/admission/satBesideAp.ts";
import { formatDate, formatInteger, formatMonthDay, formatUsd, formatWeekday } from "#lib/format.ts";

export const words = {
  subjects: "Your AP subjects",
  known: "Date known",
  others: "Date not in our sources yet",
  add: "Add a subject",
  addHint: "Choose one at a time",
  choose: "Choose a subject",
  chosen: "Chosen subjects",
  remove: (name: string) => `Remove ${name}`,
  none: "Choose your subjects to see their exam days.",
  days: (year: number) => `Exam days in May ${year}`,
  day: (day: string) => formatWeekday(day),
  clash: {
    none: null,
    perhaps: `You have two exams on one day. Ask your AP coordinator whether they are at the same time, because we don’t have the exam times. If they are, one moves to late testing, ${formatMonthDay(apExamWeeks.late.from)} to ${formatMonthDay(apExamWeeks.late.to)}.`,
    same: "Choose one. Calculus BC covers everything in AB, and you cannot take both in one year.",
  } satisfies Record<ExamDay["clash"], string | null>,
  confirmDay: "We found this day in only one source. Confirm it with your coordinator.",
  unknown: (names: string, first: string, last: string) =>
    `${names}: look up the day on the College Board’s calendar. The exam is on a school day from ${formatDate(first)} to ${formatDate(last)}.`,
  portfolio: (names: string) =>
    `${names}: graded on a portfolio, with no exam in May. Ask your teacher when it is due.`,
  both: (name: string) => `${name} also has a portfolio. Ask your teacher when it is due.`,
  satNear: (count: number) =>
    `You have ${formatInteger(count)} exams in the first week, right after the May SAT. Take the SAT on ${formatMonthDay(satBesideAp.before)} or ${formatMonthDay(satBesideAp.after)} instead.`,
  fee: (count: number, usd: number) =>
    count === 1
      ? `The exam costs ${formatUsd(usd)} in the United States (2026-27). Low-income families pay less.`
      : `${formatInteger(count)} exams cost ${formatUsd(usd * count)} in the United States (2026-27). Low-income families pay less.`,
  calendar: "Add the days to my calendar (.ics)",
  calendarName: "AP exams",
  entry: (name: string) => `AP ${name}`,
  entryDetail: "Ask your AP coordinator for the time and the room.",
  week: "AP exam, look up the day",
  tasks: "Add the exams to my plan",
  tasksThere: "They are in your plan",
  task: (name: string) => `AP exam: ${name}`,
  added: (count: number) =>
    count === 1 ? "1 exam is in your plan." : `${formatInteger(count)} exams are in your plan.`,
  noRoom: "Your plan is full. Remove one of your own tasks first.",
  colleges: "Which colleges give credit?",
  collegesHint: "These are from your plan. Add others to look them up",
  offline: "We’ll look this up when you are back online.",
  addCollege: "Add a college",
  credit: {
    yes: "says it gives credit for AP",
    no: "says it gives no credit for AP",
    unknown: "does not say whether it gives credit for AP",
  },
  creditYear: (year: string) => `Federal survey, ${year}.`,
  ask: "Look on the college’s own page for the scores, courses and credit limits: search for its name plus “AP credit.”",
};
