/** The application deadlines of a plan's colleges, in calendar order. */
import type { Deadline } from "#domain/college/deadline.ts";
import { toThisCycle } from "#domain/timeline/nextCycle.ts";

export type PlanDeadlines = {
  /** With a date: the next one first, past ones last. */
  coming: readonly Deadline[];
  passed: readonly Deadline[];
  /** Rolling admission: no fixed deadline. */
  rolling: readonly Deadline[];
  /** Colleges in the plan without a known deadline, in plan order. */
  unknown: readonly number[];
};

/** `today` is YYYY-MM-DD on this device; a deadline today is still to come. */
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

function getDate(deadline: Deadline): string {
  return toThisCycle(deadline).date ?? "";
}
