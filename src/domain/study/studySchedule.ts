/**
 * A plan of study for the SAT or ACT, week by week, counted back from the test day: measure, repair, test again every two
 * or three weeks, ease off. Lengths and gaps: `studyPractice`.
 */
import { studyPractice } from "#domain/study/studyPractice.ts";
import { addDays, type Day, countDaysBetween } from "#lib/dates.ts";

export type StudyTest = "sat" | "act";

/** Parts that count: ACT Science is a score of its own. */
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
  /** Null where the first full test has yet to tell. */
  weaker: StudyPart | null;
};

export type StudySession = {
  day: Day;
  part: StudyPart;
  /** Only old misses, nothing new: in the last week. */
  isLight: boolean;
};

/** The misses of a full test, looked at again. */
export type LookBack = { day: Day; testOn: Day };

export type StudyWeek = {
  number: number;
  from: Day;
  to: Day;
  /** A full test on the weekday of the real one, with the misses gone through after it. */
  fullTest: Day | null;
  sessions: readonly StudySession[];
  lookBacks: readonly LookBack[];
  /** A topic of this week comes back after so many days. */
  comeBackDays: { least: number; most: number };
  minutes: number;
};

export type StudyPlan =
  /** The day is today or behind. */
  | { kind: "over" }
  /** Less than a week: nothing new is learned well any more. */
  | { kind: "fewDays"; days: number }
  | {
      kind: "plan";
      startsOn: Day;
      /** Weeks until the test that are left out, because a longer plan is hard to keep up. */
      weeksBefore: number;
      weeks: readonly StudyWeek[];
      /** More hours were given than sessions are planned for. */
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

/** Weeks, from 0, that begin with a full test: the first, the last but for a plan of two weeks, and evenly between. */
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
    days: spreadDays(sessions, isLast ? 6 - studyPractice.lightDays : 6).map((offset) => addDays(from, offset)),
  };
}

/** Whole sessions that so many minutes hold; the last may be a little short. */
function countSessions(minutes: number): number {
  return Math.max(0, Math.floor((minutes + studyPractice.sessionMinutes / 4) / studyPractice.sessionMinutes));
}

/** `count` different days from 1 to `last` after the week's first, as even as they go. */
function spreadDays(count: number, last: number): number[] {
  if (count === 1) return [Math.ceil(last / 2)];
  if (count === 2) return [2, last - 1];
  return Array.from({ length: count }, (_, index) => Math.round(1 + (index * (last - 1)) / (count - 1)));
}

/** The weaker part every second time, the others in turn between. */
function rotateParts({ test, weaker }: StudyInput): StudyPart[] {
  const parts: readonly StudyPart[] = studyParts[test];
  if (weaker === null || !parts.includes(weaker)) return [...parts];
  const others = parts.filter((part) => part !== weaker);
  // With two parts in all, taking turns would be even: the weaker has two of three.
  if (others.length === 1) return [weaker, weaker, ...others];
  return others.flatMap((other) => [weaker, other]);
}

/** The misses of each full test come back after 2, 7 and 14 days, as long as that is before the light days. */
function listLookBacks({ from, to }: { from: Day; to: Day }, tests: readonly Day[], testDay: Day): LookBack[] {
  const lastDay = addDays(testDay, -studyPractice.lightDays - 1);
  return tests
    .flatMap((testOn) =>
      studyPractice.lookBackDays.map((days): LookBack => ({ day: addDays(testOn, days), testOn })),
    )
    .filter(({ day }) => day >= from && day <= to && day <= lastDay)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
