/** The next dates anyone can take a test, with registration deadlines if known. */
import { sittingRecords } from "#domain/timeline/testSittings.ts";
import type { Day } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";

export type NextSitting = {
  date: Day;
  isDateExpected: boolean;
  /** The regular registration deadline; null once it has passed. */
  registerBy: Day | null;
  isRegisterByExpected: boolean;
  /** The last day to register, with a late fee. */
  lateBy: Day;
  isLateByExpected: boolean;
  source: Source;
};

/** Whether an SAT or ACT that is still open for registration is given by that day. */
export function isTestLeft(by: Day, today: Day): boolean {
  return (["sat", "act"] as const).some((test) =>
    findNextSittings(test, today, 1).some(({ date }) => date <= by),
  );
}

/** At most `count` test dates that are still open for registration, in order. */
export function findNextSittings(test: "sat" | "act", today: Day, count: number): NextSitting[] {
  return sittingRecords
    .filter((sitting) => sitting.test === test && sitting.lateBy.day >= today)
    .toSorted((a, b) => (a.date.day < b.date.day ? -1 : 1))
    .slice(0, count)
    .map(({ date, registerBy, lateBy, source }) => ({
      date: date.day,
      isDateExpected: date.standing !== "published",
      registerBy: registerBy.day >= today ? registerBy.day : null,
      isRegisterByExpected: registerBy.standing !== "published",
      lateBy: lateBy.day,
      isLateByExpected: lateBy.standing !== "published",
      source,
    }));
}
