/** What happened to a college (closed, merged, renamed …), and whether it still takes first-years for a fall. */
import { collegesRecords } from "#facts/changes/colleges.ts";
import { type Fact, findLatest } from "#facts/fact.ts";
import { type Day, toDay } from "#lib/dates.ts";
import { toLastDay } from "./changeDates.ts";
import type { ChangeEvent } from "./changeEvents.ts";
import type { ChangeStatus, CollegeSummary, Level } from "./college.ts";

/** Dates are "2025", "2026 summer", "2025-05" or "2025-05-31" and mean the last day of that period. */
export type CollegeChange = {
  unitId: number;
  event: ChangeEvent;
  /** When it closes, merges or is renamed; null if that is not known. */
  date: string | null;
  /** The date by another source that disagrees with `date`; null if none does. */
  otherDate: string | null;
  /** The last fall in which it took first-years; null where the dates decide. */
  lastFall: number | null;
  /** The college that it became part of, or that takes its students on. */
  successor: number | null;
  /** The same where the data set does not have it. */
  successorName: string | null;
  newName: string | null;
  /** First-years still apply to this campus after the merger. */
  keepsCampus: boolean;
  /** The colleges that agreed to take its students. */
  teachOut: readonly number[];
  /** What becomes of its students or programs, in a sentence. */
  students: string | null;
  /** The record that says so, and the period that its source is for. */
  factId: string;
  period: string;
};

type ChangeValue = { event: ChangeEvent } & Partial<
  Omit<CollegeChange, "unitId" | "event" | "factId" | "period">
>;
type ChangeRecord = Fact<ChangeValue> & { unitId: number | null };

/** The newest value of each record: a college that closed and reopened is open. */
export const collegeChanges: readonly CollegeChange[] = collegesRecords.map(toChange);

const byUnitId = new Map(collegeChanges.map((change) => [change.unitId, change]));

function toChange(record: ChangeRecord): CollegeChange {
  const { period, value } = findLatest(record);
  return {
    unitId: record.unitId ?? 0,
    event: value.event,
    date: value.date ?? null,
    otherDate: value.otherDate ?? null,
    lastFall: value.lastFall ?? null,
    successor: value.successor ?? null,
    successorName: value.successorName ?? null,
    newName: value.newName ?? null,
    keepsCampus: value.keepsCampus ?? false,
    teachOut: value.teachOut ?? [],
    students: value.students ?? null,
    factId: record.id,
    period,
  };
}

/** Null where nothing of the kind is known. */
export function findChange(unitId: number): CollegeChange | null {
  return byUnitId.get(unitId) ?? null;
}

/** The last day before it has happened; the earlier one where two sources disagree, null where none gives a day. */
export function findChangeDay({ date, otherDate }: Pick<CollegeChange, "date" | "otherDate">): Day | null {
  const days = [date, otherDate].flatMap((one) => (one === null ? [] : [toLastDay(one)]));
  return days.toSorted()[0] ?? null;
}

/** Whether a college that closes or merges has done so by a day. */
export function hasHappened(change: CollegeChange, today: Day): boolean {
  const day = findChangeDay(change);
  return change.event === "closed" || change.event === "merged" || (day !== null && day < today);
}

const yearsToFinish: Readonly<Record<Level, number>> = { fourYear: 4, twoYear: 2, lessThanTwoYear: 1 };

/**
 * Whether a student can begin there in a fall and finish: not after the last class that its record names, not once it
 * is part of another college that students apply to instead, and not where it closes before they could finish.
 */
export function takesFirstYears(change: CollegeChange, fall: number, level: Level): boolean {
  const { event, lastFall, keepsCampus } = change;
  if (!canEnd.has(event) || keepsCampus) return true;
  if (lastFall !== null) return fall <= lastFall;
  const day = findChangeDay(change);
  if (day === null) return false;
  const isMerger = event === "merging" || event === "merged";
  // Degrees are given in May; classes begin in August.
  return day >= (isMerger ? toDay(fall, 8, 15) : toDay(fall + yearsToFinish[level], 5, 1));
}

const canEnd: ReadonlySet<ChangeEvent> = new Set(["closing", "closed", "merging", "merged"]);

/** What its change means for a student who starts in a fall; null where nothing is known to have happened. */
export function findChangeStatus(unitId: number, fall: number, level: Level): ChangeStatus | null {
  const change = findChange(unitId);
  if (change === null) return null;
  return takesFirstYears(change, fall, level) ? "news" : "takesNoFirstYears";
}

/**
 * The college to go on with: its successor, or the successor's own where that one no longer takes first-years either.
 * Null if there is none in the data set.
 */
export function findSuccessor({ successor }: CollegeChange, fall: number): number | null {
  const seen = new Set<number>();
  for (let unitId = successor; unitId !== null && !seen.has(unitId); ) {
    seen.add(unitId);
    const next = findChange(unitId);
    if (next === null || takesFirstYears(next, fall, "fourYear")) return unitId;
    unitId = next.successor;
  }
  return null;
}

/**
 * The college that one of the data set became part of, or that one's own where it is gone too. Null while students still
 * apply to it, and where it closed without a successor: then its own page says so.
 */
export function findMergedInto(unitId: number): number | null {
  const seen = new Set([unitId]);
  let reached: number | null = null;
  for (let change = findChange(unitId); change !== null; ) {
    const { event, keepsCampus, successor } = change;
    if (event !== "merged" || keepsCampus || successor === null || seen.has(successor)) break;
    seen.add(successor);
    reached = successor;
    change = findChange(successor);
  }
  return reached;
}

/**
 * The college as it is today: under its new name, still found by the old one, and out of every ranking where it takes
 * no first-years in this fall.
 */
export function applyChange<College extends CollegeSummary>(college: College, fall: number): College {
  const change = findChange(college.unitId);
  if (change === null) return college;
  const changeStatus = takesFirstYears(change, fall, college.level) ? "news" : "takesNoFirstYears";
  return {
    ...college,
    ...(change.newName === null
      ? {}
      : { name: change.newName, aliases: [...new Set([college.name, ...college.aliases])] }),
    isRanked: college.isRanked && changeStatus === "news",
    changeStatus,
  };
}
