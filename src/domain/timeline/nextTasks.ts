/** What is done next: the tasks that can be begun, what is urgent first. */
import type { TimelineTask } from "./timeline.ts";

/** Ranks of what is still to be done; what is done, dropped or over for good is never next. */
const ranks = { urgent: 0, open: 1, past: 2, later: 3, done: null, dropped: null } as const;
const weights = { must: 0, should: 1, could: 2 } as const;

/**
 * At most `count` tasks. A task waits while another of the timeline that comes before it is still to be done, for then
 * that one is next. Among equals the earlier day is first, then what costs more to miss.
 */
export function nextTasks(tasks: readonly TimelineTask[], count: number): TimelineTask[] {
  const openIds = new Set(tasks.filter(isToDo).map((task) => task.id));
  return tasks
    .filter((task) => isToDo(task) && !task.needs.some((id) => openIds.has(id)))
    .toSorted(compare)
    .slice(0, count);
}

function isToDo(task: TimelineTask): boolean {
  return ranks[task.state] !== null && (task.state !== "past" || task.stillOpen);
}

function compare(a: TimelineTask, b: TimelineTask): number {
  const byRank = (ranks[a.state] ?? 0) - (ranks[b.state] ?? 0);
  if (byRank !== 0) return byRank;
  if (a.due !== b.due) {
    if (a.due === null) return 1;
    if (b.due === null) return -1;
    return a.due < b.due ? -1 : 1;
  }
  return weights[a.weight] - weights[b.weight];
}
