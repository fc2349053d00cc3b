/** The next days on which a test can be taken by anyone, with the days to register, as far as they are known. */
import { sittingRecords } from "#domain/timeline/testSittings.ts";
import type { Day } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";

export type NextSitting = {
  date: Day;
  isDateExpected: boolean;
  /** Null once it is behind. */
  registerBy: Day | null;
  isRegisterByExpected: boolean;
  /** With a fee. */
  lateBy: Day;
  isLateByExpected: boolean;
  source: Source;
  checkedOn: Day;
};

/** At most `count`, those that can still be registered for, in their order. */
export function findNextSittings(test: "sat" | "act", today: Day, count: number): NextSitting[] {
  return sittingRecords
    .filter((sitting) => sitting.test === test && sitting.lateBy.day >= today)
    .toSorted((a, b) => (a.date.day < b.date.day ? -1 : 1))
    .slice(0, count)
    .map(({ date, registerBy, lateBy, source, checkedOn }) => ({
      date: date.day,
      isDateExpected: date.standing !== "published",
      registerBy: registerBy.day >= today ? registerBy.day : null,
      isRegisterByExpected: registerBy.standing !== "published",
      lateBy: lateBy.day,
      isLateByExpected: lateBy.standing !== "published",
      source,
      checkedOn,
    }));
}
