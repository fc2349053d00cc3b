/** Reports what happened to one college, and which colleges became part of it. */

import type { Day } from "#lib/dates.ts";
import type { ChangeReport, CollegeLink, Predecessor } from "./changeReport.ts";
import { findChangeSource } from "./changeSource.ts";
import { collegeChanges, findChange, findSuccessor, hasHappened, takesFirstYears } from "./changes.ts";
import { describeChange, describeNext } from "./changeWords.ts";
import type { CollegeSummary } from "./college.ts";
import { toEntryYear } from "./entryYear.ts";
import { formerColleges } from "./formerColleges.ts";

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

function toLink(college: CollegeSummary | null): CollegeLink | null {
  return college === null ? null : { unitId: college.unitId, name: college.name, slug: college.slug };
}
