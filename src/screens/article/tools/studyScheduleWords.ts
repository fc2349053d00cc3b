/** The text of the study plan. */
import { apExamWeeks } from "#domain/admission/apExams.ts";
import { satBesideAp } from "#domain/admission/satBesideAp.ts";
import type { StudyPart, StudySession, StudyTest, StudyWeek } from "#domain/study/studySchedule.ts";
import { formatDate, formatHours, formatInteger, formatMonthDay, formatShortDate } from "#lib/format.ts";

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
  dayProblem: "Choose a real date.",
  hours: "Study hours a week",
  hoursHint: "Enter 1 to 20 hours. Three hours make four sessions.",
  after: "hours",
  hoursProblem: "Enter a number from 1 to 20, such as 3.",
  weaker: "Where you lose the most points",
  weakerOpen: "Not sure yet",
  part: (part: StudyPart) => parts[part],
  needs: "Choose a test day and enter your hours to see the plan.",
  over: "Choose a day in the future.",
  fewDays: (days: number) =>
    days === 1
      ? "The test is tomorrow. Redo two questions you missed, pack your things, and sleep."
      : `You have ${formatInteger(days)} days left, too few to learn something new well. Skip full practice tests. Redo questions you missed in short sessions, keep the last two days light, and sleep.`,
  title: (test: StudyTest, day: string, weeks: number) =>
    weeks === 1
      ? `One week until the ${tests[test]} on ${formatDate(day)}`
      : `${formatInteger(weeks)} weeks until the ${tests[test]} on ${formatDate(day)}`,
  startsLater: (weeks: number, day: string) =>
    weeks === 1
      ? `You have one extra week. Start on ${formatDate(day)}, because a longer plan is hard to keep up during school.`
      : `You have ${formatInteger(weeks)} extra weeks. Start on ${formatDate(day)}, because a longer plan is hard to keep up during school.`,
  capped:
    "We plan at most six sessions a week. Use the other hours for your courses, because grades count more.",
  apNear: `AP exams begin on ${formatDate(apExamWeeks.first.from)}. If you have exams that week, the SAT on ${formatMonthDay(satBesideAp.before)} or ${formatMonthDay(satBesideAp.after)} is a better choice.`,
  week: (week: Pick<StudyWeek, "number" | "from" | "to">) =>
    `Week ${formatInteger(week.number)}: ${formatShortDate(week.from)} to ${formatShortDate(week.to)}`,
  fullTest: (day: string) =>
    `Take a full practice test on ${formatDate(day)}, at the same time of day as the real one. Then sort your mistakes.`,
  firstTest: {
    sat: (day: string) =>
      `Take a full, timed practice test in Bluebook on ${formatDate(day)}. Sort every mistake: did not know it, ran out of time, or careless.`,
    act: (day: string) =>
      `Take a full, timed official practice ACT on ${formatDate(day)}. Sort every mistake: did not know it, ran out of time, or careless.`,
  } satisfies Record<StudyTest, (day: string) => string>,
  sessions: (sessions: readonly StudySession[], minutes: number) =>
    sessions.length === 1
      ? `1 session of ${formatInteger(minutes)} minutes`
      : `${formatInteger(sessions.length)} sessions of ${formatInteger(minutes)} minutes`,
  session: ({ day, part }: StudySession) => `${formatShortDate(day)} ${parts[part]}`,
  light: "Review past mistakes only, and don’t start anything new.",
  lookBack: (day: string, testOn: string) =>
    `${formatShortDate(day)}: redo the questions you missed on ${formatShortDate(testOn)}, on blank paper.`,
  comeBack: (minimum: number, maximum: number) =>
    minimum === maximum
      ? `Come back to this week’s topics after ${minimum === 1 ? "1 day" : `${formatInteger(minimum)} days`}.`
      : `Come back to this week’s topics after ${formatInteger(minimum)} to ${formatInteger(maximum)} days.`,
  lastDays:
    "Keep the last two days light. The night before, sleep instead of doing one more set of questions.",
  time: (minutes: number) => `${formatHours(minutes / 60)} total`,
  how: "What to do in one session",
  howSteps: [
    "5 minutes: redo two questions you missed, on blank paper.",
    "20 minutes: answer 12 to 15 new questions of one type, without notes, with a timer.",
    "10 minutes: write one line for each mistake with what I thought, what is right, and how I will spot it next time.",
    "5 minutes: answer two questions on an older topic.",
  ],
  calendar: "Add it to my calendar (.ics)",
  calendarName: (test: StudyTest) => `Study for the ${tests[test]}`,
  tasks: "Add the weeks to my plan",
  tasksThere: "These weeks are in your plan",
  added: (weeks: number) =>
    weeks === 1 ? "1 week is in your plan." : `${formatInteger(weeks)} weeks are in your plan.`,
  noRoom: "Your plan is full. Remove one of your own tasks first.",
  task: (test: StudyTest, week: number, hasTest: boolean) =>
    hasTest
      ? `${tests[test]} week ${formatInteger(week)}: a full practice test, then review`
      : `${tests[test]} week ${formatInteger(week)}: study sessions`,
  entryTest: (test: StudyTest) => `Full practice ${tests[test]}`,
  entrySession: (test: StudyTest, part: StudyPart) => `${tests[test]} study: ${parts[part]}`,
  entryLook: (testOn: string) => `Redo the questions you missed on ${formatShortDate(testOn)}`,
  evidence: "Where this comes from",
};
