/** The last day to apply for a state program, as a price needs it: the newest deadlines of its record and of those it points to. */
import type { FactBook } from "#authoring/facts/factBook.ts";
import type { FactDate } from "#authoring/facts/factDate.ts";
import type { FactRecord } from "#authoring/facts/schema.ts";
import { findNewest } from "#authoring/facts/series.ts";
import type { ProgramStep } from "#domain/aid/stateProgram.ts";
import { listWaysIn } from "#domain/aid/waysIn.ts";

type Program = Extract<FactRecord, { kind: "program" }>;
type Dated = Program["deadline"][number]["value"][number]["when"];
/** The days of each state's own form for aid. */
const stateForms: ReadonlySet<string> = new Set(["dates/stateAid", "dates/otherStateAid"]);

type ClosingDay = { month: number; day: number; yearsAfter: number };

/** Null while a way in has no day: then nobody can say that it is too late. */
export function findClosing({ state, deadline }: Program, book: FactBook): ClosingDay | null {
  const deadlines = findNewest(deadline).value.map(({ step, when }) => {
    const { day, step: own } = findDay(when, state, book);
    return { step: step ?? own, day };
  });
  const days = listWaysIn(deadlines).map(({ day }) => day);
  let last: ClosingDay | null = null;
  for (const day of days) {
    if (day === null) return null;
    if (last === null || order(day) > order(last)) last = day;
  }
  return last;
}

function findDay(
  when: Dated,
  state: Program["state"],
  book: FactBook,
): { day: ClosingDay | null; step: ProgramStep | null } {
  if (when.kind === "programDate") {
    const record = book.records.get(when.date);
    if (record?.kind !== "date") return { day: null, step: null };
    return { day: toDay(findNewest(record.values).value), step: record.step ?? null };
  }
  if (when.kind !== "stateDate") return { day: toDay(when), step: null };
  const forms = book.files.filter(({ path }) => stateForms.has(path)).flatMap(({ records }) => records);
  for (const record of forms)
    if (record.kind === "date" && record.state === state)
      return { day: toDay(findNewest(record.values).value), step: null };
  return { day: null, step: null };
}

/** Of every year; a day of one year alone tells nothing of another class. */
function toDay(when: Dated | FactDate): ClosingDay | null {
  if (when.kind !== "day" || !("month" in when)) return null;
  const { month, day, yearsAfter } = when;
  return { month, day, yearsAfter };
}

function order({ month, day, yearsAfter }: ClosingDay): number {
  return (yearsAfter * 12 + month) * 31 + day;
}
