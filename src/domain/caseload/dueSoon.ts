/** What closes within a week and is not checked off: the student is stuck, because nothing may go wrong any more. */
import type { DueItem, Timeline } from "#domain/timeline/timeline.ts";

const withinDays = 7;

/** The nearest first; not the family's own dates, on which nothing closes. */
export function listDueSoon({ due }: Pick<Timeline, "due">): DueItem[] {
  return due.filter(({ kind, daysLeft }) => kind !== "own" && daysLeft <= withinDays);
}
