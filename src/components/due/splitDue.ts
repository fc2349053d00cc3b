/** Which due dates stand open, and which are named further down. */
import type { DueItem } from "#domain/timeline/timeline.ts";

/** What is nearer than this stands open; at least the next one always does. */
const nearDays = 60;
const mostOpen = 5;

export function splitDue(items: readonly DueItem[]): {
  open: readonly DueItem[];
  later: readonly DueItem[];
  isAnyNear: boolean;
} {
  const near = items.filter(({ daysLeft }) => daysLeft <= nearDays);
  const open = near.length === 0 ? items.slice(0, 1) : near.slice(0, mostOpen);
  return { open, later: items.slice(open.length), isAnyNear: near.length > 0 };
}
