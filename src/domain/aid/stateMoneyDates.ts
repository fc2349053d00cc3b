/** The next days of a state's own aid for a class, those of its programs and of its form together, by day. */
import type { StateCode } from "#domain/college/states.ts";
import type { Day } from "#lib/dates.ts";
import { dateForClass } from "./programDates.ts";
import { stateAidDates } from "./stateAidDates.ts";
import type { ProgramStep, StateProgram } from "./stateProgram.ts";

export type StateMoneyDate = {
  day: Day;
  isPublished: boolean;
  /** What is due that day. Null as a name: the state's own form, which no program on record is dated by. */
  due: readonly { name: string | null; step: ProgramStep | null }[];
};

/** From today on. A day that has passed is gone, expected or not. */
export function listStateMoneyDates(
  state: StateCode,
  programs: readonly StateProgram[],
  { graduationYear, today }: { graduationYear: number; today: Day },
): StateMoneyDate[] {
  const byDay = new Map<Day, StateMoneyDate>();
  const add = (date: Day, isPublished: boolean, due: StateMoneyDate["due"][number]) => {
    if (date < today) return;
    const known = byDay.get(date);
    byDay.set(date, {
      day: date,
      isPublished: isPublished && known?.isPublished !== false,
      due: [...(known?.due ?? []), due],
    });
  };
  for (const { name, deadlines } of programs) {
    for (const { step, when } of deadlines) {
      // To renew comes a year after everything else here.
      if (when.kind !== "day" || step === "renewal") continue;
      const { date, isPublished } = dateForClass(when, graduationYear);
      add(date, isPublished, { name, step });
    }
  }
  const form = stateAidDates.find((one) => one.state === state);
  if (form !== undefined && form.day !== null) {
    const { date, isPublished } = dateForClass({ ...form.day, publishedFor: form.publishedFor }, graduationYear);
    if (!byDay.has(date)) add(date, isPublished, { name: null, step: form.isFafsaEnough ? "fafsa" : null });
  }
  return [...byDay.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
