/** The next days of a state's own aid for a class, those of its programs and of its form together, by day. */
import type { StateCode } from "#domain/college/states.ts";
import type { Day } from "#lib/dates.ts";
import { dateForClass } from "./programDates.ts";
import { stateAidDates } from "./stateAidDates.ts";
import type { ProgramStep, StateProgram } from "./stateProgram.ts";
import { listWaysIn } from "./waysIn.ts";

export type StateMoneyDate = {
  day: Day;
  isPublished: boolean;
  /** The source says "before" the day after this one. */
  isSaidAsBefore: boolean;
  /** What is due that day. Null as a name: the state's own form, which no program on record is dated by. */
  due: readonly {
    name: string | null;
    step: ProgramStep | null;
    /** The day to apply has passed, so this is only for those who did. */
    isClosed: boolean;
  }[];
};

/** From today on. A day that has passed is gone, expected or not. */
export function listStateMoneyDates(
  state: StateCode,
  programs: readonly StateProgram[],
  { graduationYear, today }: { graduationYear: number; today: Day },
): StateMoneyDate[] {
  const byDay = new Map<Day, StateMoneyDate>();
  const add = (
    date: Day,
    { isPublished, isSaidAsBefore }: { isPublished: boolean; isSaidAsBefore: boolean },
    due: StateMoneyDate["due"][number],
  ) => {
    if (date < today) return;
    const known = byDay.get(date);
    byDay.set(date, {
      day: date,
      isPublished: isPublished && known?.isPublished !== false,
      isSaidAsBefore: isSaidAsBefore && known?.isSaidAsBefore !== false,
      due: [...(known?.due ?? []), due],
    });
  };
  for (const program of programs) {
    const { name, deadlines } = program;
    const isClosed = findClosedDay(program, { graduationYear, today }) !== null;
    for (const { step, when } of deadlines) {
      // To renew comes a year after everything else here.
      if (when.kind !== "day" || step === "renewal") continue;
      const { date, isPublished } = dateForClass(when, graduationYear);
      const isSaidAsBefore = when.isSaidAsBefore === true;
      add(date, { isPublished, isSaidAsBefore }, { name, step, isClosed });
    }
  }
  const form = stateAidDates.find((one) => one.state === state);
  if (form !== undefined && form.day !== null) {
    const { date, isPublished } = dateForClass(
      { ...form.day, publishedFor: form.publishedFor },
      graduationYear,
    );
    if (!byDay.has(date))
      add(
        date,
        { isPublished, isSaidAsBefore: form.day.isSaidAsBefore === true },
        { name: null, step: form.isFafsaEnough ? "fafsa" : null, isClosed: false },
      );
  }
  return [...byDay.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** The last day to apply, once it has passed for this class; null while a way in is open or none is dated. */
export function findClosedDay(
  { deadlines }: Pick<StateProgram, "deadlines">,
  { graduationYear, today }: { graduationYear: number; today: Day },
): Day | null {
  let last: Day | null = null;
  for (const { when } of listWaysIn(deadlines)) {
    if (when.kind !== "day") return null;
    const { date } = dateForClass(when, graduationYear);
    if (date >= today) return null;
    if (last === null || date > last) last = date;
  }
  return last;
}

/** Whether this day of the program was published for the class, or is an earlier year's. */
export function isPublishedDay(
  { deadlines }: Pick<StateProgram, "deadlines">,
  day: Day,
  graduationYear: number,
): boolean {
  return deadlines.some(({ when }) => {
    if (when.kind !== "day") return false;
    const { date, isPublished } = dateForClass(when, graduationYear);
    return isPublished && date === day;
  });
}
