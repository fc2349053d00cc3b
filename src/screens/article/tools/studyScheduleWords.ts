/** The words of the study plan. */
import type { StudyPart, StudySession, StudyTest, StudyWeek } from "#domain/study/studySchedule.ts";
import { formatDate, formatHours, formatInteger, formatShortDate } from "#lib/format.ts";

const parts: Readonly<Record<StudyPart, string>> = {
  readingWriting: "Reading and Writing",
  english: "English",
  math: "Math",
  reading: "Reading",
};

const tests: Readonly<Record<StudyTest, string>> = { sat: "SAT", act: "ACT" };

export const words = {
  test: "Your test day",
  choose: "Choose a day",
  other: "Another day",
  testOption: (test: StudyTest, day: string, isExpected: boolean) =>
    `${tests[test]}, ${formatDate(day)}${isExpected ? " (expected)" : ""}`,
  kind: "Which test",
  kindName: (test: StudyTest) => tests[test],
  ownDay: "Day of your test",
  dayProblem: "Choose a day that exists, such as March 6, 2027.",
  hours: "Hours you have in a week",
  hoursHint: "From 1 to 20. Three hours are four sessions.",
  after: "hours",
  hoursProblem: "Give a number from 1 to 20, such as 3.",
  weaker: "The part where you lose the most points",
  weakerOpen: "I do not know yet",
  part: (part: StudyPart) => parts[part],
  needs: "Choose a test day and give your hours, and the plan stands here.",
  over: "That day is over, or it is today. Choose one that is still to come.",
  fewDays: (days: number) =>
    days === 1
      ? "The test is tomorrow. Redo two old misses, pack your things, and sleep."
      : `There are ${formatInteger(days)} days left: too few to learn something new well. Take no full test any more. Redo old misses in short sessions, keep the last two days light, and sleep.`,
  title: (test: StudyTest, day: string, weeks: number) =>
    weeks === 1
      ? `One week to the ${tests[test]} of ${formatDate(day)}`
      : `${formatInteger(weeks)} weeks to the ${tests[test]} of ${formatDate(day)}`,
  startsLater: (weeks: number, day: string) =>
    weeks === 1
      ? `You have a week more than that. Start on ${formatDate(day)}: longer is hard to keep up beside school.`
      : `You have ${formatInteger(weeks)} weeks more than that. Start on ${formatDate(day)}: longer is hard to keep up beside school.`,
  capped:
    "Six sessions a week are the most that are planned. Use the other hours for your courses: grades count for more.",
  apNear:
    "AP exams begin on May 3, 2027. With exams in that week, the SAT of March 6 or June 5 is the better day.",
  week: (week: Pick<StudyWeek, "number" | "from" | "to">) =>
    `Week ${formatInteger(week.number)}: ${formatShortDate(week.from)} to ${formatShortDate(week.to)}`,
  fullTest: (day: string) =>
    `Full test on ${formatDate(day)}, at the hour of the real one. Then sort the misses.`,
  firstTest: {
    sat: (day: string) =>
      `Full practice test in Bluebook on ${formatDate(day)}, with a timer. Sort every miss: did not know, ran out of time, slip.`,
    act: (day: string) =>
      `Full official practice ACT on ${formatDate(day)}, with a timer. Sort every miss: did not know, ran out of time, slip.`,
  } satisfies Record<StudyTest, (day: string) => string>,
  sessions: (sessions: readonly StudySession[], minutes: number) =>
    sessions.length === 1
      ? `1 session of ${formatInteger(minutes)} minutes`
      : `${formatInteger(sessions.length)} sessions of ${formatInteger(minutes)} minutes`,
  session: ({ day, part }: StudySession) => `${formatShortDate(day)} ${parts[part]}`,
  light: "Only old misses, nothing new.",
  lookBack: (day: string, testOn: string) =>
    `${formatShortDate(day)}: redo the misses of ${formatShortDate(testOn)}, on blank paper.`,
  comeBack: (minimum: number, maximum: number) =>
    minimum === maximum
      ? `Come back to this week’s topics after ${minimum === 1 ? "1 day" : `${formatInteger(minimum)} days`}.`
      : `Come back to this week’s topics after ${formatInteger(minimum)} to ${formatInteger(maximum)} days.`,
  lastDays: "The last two days are light. Sleep the night before instead of one more set.",
  time: (minutes: number) => `${formatHours(minutes / 60)} in all`,
  how: "How one session goes",
  howSteps: [
    "5 minutes: redo two old misses, on blank paper.",
    "20 minutes: 12 to 15 new questions of one kind, closed book, with a timer.",
    "10 minutes: one line for each miss: what I thought, what is right, how I will see it.",
    "5 minutes: two questions of an older topic.",
  ],
  calendar: "Put it into my calendar (.ics)",
  calendarName: (test: StudyTest) => `Study for the ${tests[test]}`,
  tasks: "Add the weeks to my plan",
  tasksThere: "The weeks are in your plan",
  added: (weeks: number) =>
    weeks === 1 ? "1 week is in your plan." : `${formatInteger(weeks)} weeks are in your plan.`,
  noRoom: "Your plan holds no more tasks of your own. Remove some first.",
  task: (test: StudyTest, week: number, hasTest: boolean) =>
    hasTest
      ? `${tests[test]} week ${formatInteger(week)}: a full test, and its misses`
      : `${tests[test]} week ${formatInteger(week)}: study sessions`,
  entryTest: (test: StudyTest) => `Full practice ${tests[test]}`,
  entrySession: (test: StudyTest, part: StudyPart) => `${tests[test]} study: ${parts[part]}`,
  entryLook: (testOn: string) => `Redo the misses of ${formatShortDate(testOn)}`,
  evidence: "Where this comes from",
};
