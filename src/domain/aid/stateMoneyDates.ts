/** The next days of a state's own aid for a class, those of its programs and of its form together, by day. */
import type { StateCode } from "#domain/college/states.ts";
import type { Day } from "#lib/dates.ts";
import { dateForClass } from "./programDates.ts";
import { stateAidDates } from "./stateAidDates.ts";
import type { ProgramStep, StateProgram } from "./stateProgram.ts";

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

/** Steps that begin an application; what follows them is only for those who took one. */
const waysIn: ReadonlySet<ProgramStep | null> = new Set<ProgramStep>([
  "application",
  "firstRound",
  "lastRound",
  "priority",
  "advised",
  "earlyBySchool",
  "lateBySchool",
  "nomination",
  "admission",
]);

/** A day that is best, and not the last. */
function isEarly(step: ProgramStep | null): boolean {
  return step === "priority" || step === "advised" || step === "fafsaPriority";
}

/** The last day to apply, once it has passed for this class; null while a way in is open or none is dated. */
export function findClosedDay(
  { deadlines }: Pick<StateProgram, "deadlines">,
  { graduationYear, today }: { graduationYear: number; today: Day },
): Day | null {
  // A test that counts was taken or not, and nothing is sent in by that day.
  const asked = deadlines.filter(({ step }) => step !== "renewal" && step !== "test");
  // After a priority date the form is still taken: until the last day, where one is known.
  const lasting = asked.filter(({ step }) => !isEarly(step));
  const entries = lasting.filter(({ step }) => waysIn.has(step));
  let last: Day | null = null;
  for (const { when } of entries.length === 0 ? lasting : entries) {
    if (when.kind !== "day") return null;
    const { date } = dateForClass(when, graduationYear);
    if (date >= today) return null;
    if (last === null || date > last) last = date;
  }
  return last;
}
