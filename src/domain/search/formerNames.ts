/** Names that colleges no longer bear and people still type, each with the college that answers to it today. */

import type { ChangeEvent } from "#domain/college/changeEvents.ts";
import { collegeChanges, findMergedInto } from "#domain/college/changes.ts";
import { formerColleges, formerNames } from "#domain/college/formerColleges.ts";
import { collegesRecords } from "#facts/changes/colleges.ts";

export type FormerName = {
  name: string;
  /** Whether the college bears a new name, became part of another one, or closed. */
  event: "renamed" | "merged" | "closed";
  /** "2024", "2024-05" or "2024-05-10"; null if that is not known. */
  date: string | null;
};

/** `unitId` is the college of today; null where it closed and none took its place. */
export type FormerNameEntry = FormerName & { unitId: number | null };

/** Without the colleges of the data set that became part of another one (`findMergedInto`): their names are their own. */
export function listFormerNames(): FormerNameEntry[] {
  const renamed: readonly { unitId: number | null; names: readonly string[] }[] = [
    ...formerNames,
    ...collegesRecords,
  ];
  return [
    ...renamed.flatMap(({ unitId, names }) =>
      names.map((name) => ({
        name,
        event: "renamed" as const,
        date: null,
        unitId: unitId === null ? null : (findMergedInto(unitId) ?? unitId),
      })),
    ),
    ...formerColleges.flatMap(({ names, event, date, successor }) =>
      names.map((name) => ({
        name,
        event: toFormerEvent(event),
        date,
        unitId: successor === null ? null : (findMergedInto(successor) ?? successor),
      })),
    ),
  ];
}

/** Each college of the data set that became part of another one. */
export function listMerged(): { unitId: number; into: number; date: string | null }[] {
  return collegeChanges.flatMap(({ unitId, date }) => {
    const into = findMergedInto(unitId);
    return into === null ? [] : [{ unitId, into, date }];
  });
}

function toFormerEvent(event: ChangeEvent): FormerName["event"] {
  return event === "merged" || event === "closed" ? event : "renamed";
}
