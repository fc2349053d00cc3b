/**
 * A week-by-week SAT or ACT study plan, counted back from the test day: measure, repair weak spots, take another practice
 * test every two or three weeks, taper off. For lengths and intervals see `studyPractice`.
 */
import { studyPractice } from "#domain/study/studyPractice.ts";
import { addDays, countDaysBetween, type Day } from "#lib/dates.ts";

export type StudyTest = "sat" | "act";

/** The scored sections; ACT Science has its own score. */
export const studyParts = {
  sat: ["readingWriting", "math"],
  act: ["english", "math", "reading"],
} as const;
export type StudyPart = (typeof studyParts)[StudyTest][number];

export type StudyInput = {
  test: StudyTest;
  testDay: Day;
  today: Day;
  hoursAWeek: number;
  /** Null if the first practice test will tell. */
  weaker: StudyPart | null;
};

export type StudySession = {
  day: Day;
  part: StudyPart;
  /** Only review of earlier mistakes, nothing new: in the last week. */
  isLight: boolean;
};

/** A later review of a practice test's mistakes. */
export type LookBack = { day: Day; testOn: Day };

export type StudyWeek = {
  number: number;
  from: Day;
  to: Day;
  /** A full practice test on the same weekday as the real one, followed by a review of the mistakes. */
  fullTest: Day | null;
  sessions: readonly StudySession[];
  lookBacks: readonly LookBack[];
  /** This week's topics come back after this many days. */
  comeBackDays: { least: number; most: number };
  minutes: number;
};

export type StudyPlan =
  /** The test day is today or in the past. */
  | { kind: "over" }
  /** Less than a week: too short to learn anything new well. */
  | { kind: "fewDays"; days: number }
  | {
      kind: "plan";
      startsOn: Day;
      /** Weeks left unplanned before the test, because a longer plan is hard to stick to. */
      weeksBefore: number;
      weeks: readonly StudyWeek[];
      /** More hours are available than sessions are planned. */
      isCapped: boolean;
    };

export const studyHours = { minimum: 1, maximum: 20 } as const;

export function buildStudySchedule(input: StudyInput): StudyPlan {
  const { testDay, today, hoursAWeek } = input;
  const days = countDaysBetween(today, testDay);
  if (days <= 0) return { kind: "over" };
  const weeksLeft = Math.floor(days / 7);
  if (weeksLeft === 0) return { kind: "fewDays", days };
  const count = Math.min(studyPractice.longestWeeks, weeksLeft);
  const startsOn = addDays(testDay, -7 * count);
  const testWeeks = listTestWeeks(count);
  const tests = testWeeks.map((week) => addDays(startsOn, 7 * week));
  const parts = rotateParts(input);
  const weeks: StudyWeek[] = [];
  let given = 0;
  for (let index = 0; index < count; index += 1) {
    const isLast = index === count - 1;
    const week = buildWeek(input, { index, count, startsOn, isTestWeek: testWeeks.includes(index) });
    const sessions = week.days.map((day): StudySession => {
      const part = parts[given % parts.length] ?? studyParts[input.test][0];
      given += 1;
      return { day, part, isLight: isLast };
    });
    weeks.push({ ...week.frame, sessions, lookBacks: listLookBacks(week.frame, tests, testDay) });
  }
  return {
    kind: "plan",
    startsOn,
    weeksBefore: weeksLeft - count,
    weeks,
    isCapped: countSessions(hoursAWeek * 60) > studyPractice.mostSessionsAWeek,
  };
}

/** Weeks, from 0, that start with a practice test: the first, the last (except in a two-week plan), and evenly in between. */
function listTestWeeks(count: number): number[] {
  if (count < 3) return [0];
  const last = count - 1;
  const gaps = Math.ceil(last / studyPractice.weeksBetweenTests);
  return Array.from({ length: gaps + 1 }, (_, index) => Math.round((index * last) / gaps));
}

type Place = { index: number; count: number; startsOn: Day; isTestWeek: boolean };

function buildWeek(
  { test, testDay, hoursAWeek }: StudyInput,
  { index, count, startsOn, isTestWeek }: Place,
): { frame: Omit<StudyWeek, "sessions" | "lookBacks">; days: Day[] } {
  const from = addDays(startsOn, 7 * index);
  const isLast = index === count - 1;
  const testMinutes = isTestWeek ? studyPractice.fullTestMinutes[test] + studyPractice.missesMinutes : 0;
  const wanted = countSessions(hoursAWeek * 60 - testMinutes);
  const sessions = Math.min(isLast ? 3 : studyPractice.mostSessionsAWeek, Math.max(1, wanted));
  const daysLeft = countDaysBetween(from, testDay);
  const { least, most } = studyPractice.gapShares;
  const leastGap = Math.max(1, Math.round(daysLeft * least));
  return {
    frame: {
      number: index + 1,
      from,
      to: addDays(from, 6),
      fullTest: isTestWeek ? from : null,
      comeBackDays: { least: leastGap, most: Math.max(leastGap, Math.round(daysLeft * most)) },
      minutes: testMinutes + sessions * studyPractice.sessionMinutes,
    },
    days: spreadDays(sessions, isLast ? 6 - studyPractice.lightDays : 6).map((offset) =>
      addDays(from, offset),
    ),
  };
}

/** Whole sessions that fit in the minutes; the last may be slightly short. */
function countSessions(minutes: number): number {
  return Math.max(0, Math.floor((minutes + studyPractice.sessionMinutes / 4) / studyPractice.sessionMinutes));
}

/** `count` different days, 1 to `last` days into the week, spaced as evenly as possible. */
function spreadDays(count: number, last: number): number[] {
  if (count === 1) return [Math.ceil(last / 2)];
  if (count === 2) return [2, last - 1];
  return Array.from({ length: count }, (_, index) => Math.round(1 + (index * (last - 1)) / (count - 1)));
}

/** The weaker section every second time, the others in rotation. */
function rotateParts({ test, weaker }: StudyInput): StudyPart[] {
  const parts: readonly StudyPart[] = studyParts[test];
  if (weaker === null || !parts.includes(weaker)) return [...parts];
  const others = parts.filter((part) => part !== weaker);
  // With two sections, alternating would be even, so the weaker one gets two of three.
  if (others.length === 1) return [weaker, weaker, ...others];
  return others.flatMap((other) => [weaker, other]);
}

/** Mistakes from each practice test come back after 2, 7 and 14 days, as long as that is before the light days. */
function listLookBacks(
  { from, to }: { from: Day; to: Day },
  tests: readonly Day[],
  testDay: Day,
): LookBack[] {
  const lastDay = addDays(testDay, -studyPractice.lightDays - 1);
  return tests
    .flatMap((testOn) =>
      studyPractice.lookBackDays.map((days): LookBack => ({ day: addDays(testOn, days), testOn })),
    )
    .filter(({ day }) => day >= from && day <= to && day <= lastDay)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
