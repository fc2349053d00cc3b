/** What happened to one college, as its page and the API say it. */
import { z } from "zod/mini";
import { toEntryYear } from "#domain/price/growth.ts";
import type { Day } from "#lib/dates.ts";
import { changeEvents } from "./changeEvents.ts";
import { findChangeSource } from "./changeSource.ts";
import { collegeChanges, findChange, findSuccessor, hasHappened, takesFirstYears } from "./changes.ts";
import { describeChange, describeNext } from "./changeWords.ts";
import type { CollegeSummary } from "./college.ts";
import { formerColleges } from "./formerColleges.ts";

const collegeLink = z.object({ unitId: z.number(), name: z.string(), slug: z.string() });

/** Dates are "2025", "2026 summer", "2025-05" or "2025-05-31": the last day of that period. */
export const changeReportSchema = z.object({
  event: z.enum(changeEvents),
  date: z.nullable(z.string()),
  /** What another source says. */
  otherDate: z.nullable(z.string()),
  /** Whether it is closed, merged or renamed already. */
  hasHappened: z.boolean(),
  /** The last fall in which it took first-years; null where the dates decide. */
  lastFall: z.nullable(z.number()),
  /** Whether a student can begin there next fall and finish. If not, it is ranked nowhere. */
  takesFirstYears: z.boolean(),
  /** What happened, in a sentence or two. */
  summary: z.string(),
  /** What becomes of its students; null where nothing is known. */
  students: z.nullable(z.string()),
  /** The college to go on with, if the data set has it. */
  successor: z.nullable(collegeLink),
  /** The same by name, if it does not. */
  successorName: z.nullable(z.string()),
  /** The colleges that agreed to take its students. */
  teachOut: z.array(collegeLink),
  source: z.object({ id: z.string(), title: z.string(), year: z.string(), url: z.nullable(z.string()) }),
});
export type ChangeReport = z.infer<typeof changeReportSchema>;

/** A college that became part of this one. */
export const predecessorSchema = z.object({ name: z.string(), date: z.nullable(z.string()) });
export type Predecessor = z.infer<typeof predecessorSchema>;

type FindCollege = (unitId: number) => CollegeSummary | null;

/** Null where nothing is known to have happened. */
export function reportChange(college: CollegeSummary, find: FindCollege, today: Day): ChangeReport | null {
  const change = findChange(college.unitId);
  if (change === null) return null;
  const fall = toEntryYear(null, today);
  const successorId = findSuccessor(change, fall);
  const successor = successorId === null ? null : toLink(find(successorId));
  const teachOut = change.teachOut.flatMap((unitId) => toLink(find(unitId)) ?? []);
  const names = {
    successor: successor?.name ?? change.successorName,
    teachOut: teachOut.map(({ name }) => name),
  };
  return {
    event: change.event,
    date: change.date,
    otherDate: change.otherDate,
    hasHappened: hasHappened(change, today),
    lastFall: change.lastFall,
    takesFirstYears: takesFirstYears(change, fall, college.level),
    summary: describeChange(change, names, today),
    students: describeNext(change, names),
    successor,
    successorName: change.successorName,
    teachOut,
    source: findChangeSource(change),
  };
}

/** The colleges that became part of this one, latest first, by the names people knew. */
export function listPredecessors(unitId: number, find: FindCollege, today: Day): Predecessor[] {
  const inTheData = collegeChanges
    .filter(
      (change) => change.event === "merged" && change.successor === unitId && hasHappened(change, today),
    )
    .map((change) => ({ name: find(change.unitId)?.name ?? "", date: change.date }));
  const before = formerColleges
    .filter(({ event, successor }) => event === "merged" && successor === unitId)
    .map(({ names, date }) => ({ name: names[0] ?? "", date }));
  return [...inTheData, ...before]
    .filter(({ name }) => name !== "")
    .toSorted((a, b) => (b.date ?? "").localeCompare(a.date ?? "") || a.name.localeCompare(b.name));
}

function toLink(college: CollegeSummary | null): z.infer<typeof collegeLink> | null {
  return college === null ? null : { unitId: college.unitId, name: college.name, slug: college.slug };
}
