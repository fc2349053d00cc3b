/** The application deadlines of the colleges in a plan, in the order of the calendar. */
import type { Deadline } from "#domain/college/details.ts";

export type PlanDeadlines = {
  /** With a date, the next first; those that are over come last. */
  coming: readonly Deadline[];
  passed: readonly Deadline[];
  /** Without a fixed date. */
  rolling: readonly Deadline[];
  /** Colleges of the plan of which no deadline is known, in the plan's order. */
  unknown: readonly number[];
};

/** `today` is YYYY-MM-DD on the device's calendar; a deadline of this very day is still to come. */
export function listPlanDeadlines(
  unitIds: readonly number[],
  deadlines: readonly Deadline[],
  today: string,
): PlanDeadlines {
  const wanted = new Set(unitIds);
  const own = deadlines.filter(({ unitId }) => wanted.has(unitId));
  const dated = own
    .filter(({ date }) => date !== null)
    .toSorted((a, b) => getDate(a).localeCompare(getDate(b)) || a.unitId - b.unitId);
  const known = new Set(own.map(({ unitId }) => unitId));
  return {
    coming: dated.filter((deadline) => getDate(deadline) >= today),
    passed: dated.filter((deadline) => getDate(deadline) < today),
    rolling: own.filter(({ date }) => date === null),
    unknown: [...wanted].filter((unitId) => !known.has(unitId)),
  };
}

function getDate({ date }: Deadline): string {
  return date ?? "";
}
