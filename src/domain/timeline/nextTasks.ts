/** What is done next: the tasks that can be begun, what is urgent first. */
import type { TimelineTask } from "./timeline.ts";

/** Ranks of what is still to be done; what is done, dropped or over for good is never next. */
const ranks = { urgent: 0, open: 1, past: 2, later: 3, done: null, dropped: null } as const;
/** Of what presses, what costs an offer, money or a place. */
const compareMustFirst = (task: TimelineTask) => (task.state === "urgent" && task.weight === "must" ? -1 : 0);
const weights = { must: 0, should: 1, could: 2 } as const;

/**
 * At most `count` tasks that wait for no other. What a pressing task waits for presses as much, and stands in its place.
 * Of what presses, what must be done is first; else the earlier day, then what costs more to miss.
 */
export function findNextTasks(tasks: readonly TimelineTask[], count: number): TimelineTask[] {
  const ordered = tasks.filter(isTaskToDo).toSorted(compareTasks);
  const byId = new Map(ordered.map((task) => [task.id, task]));
  const seen = new Set<string>();
  const next: TimelineTask[] = [];
  const add = (task: TimelineTask): void => {
    if (next.length >= count || seen.has(task.id)) return;
    seen.add(task.id);
    const before = task.needs.flatMap((id) => byId.get(id) ?? []).toSorted(compareTasks);
    if (before.length === 0) next.push(task);
    for (const need of before) add(need);
  };
  for (const task of ordered) add(task);
  return next;
}

function isTaskToDo(task: TimelineTask): boolean {
  return ranks[task.state] !== null && (task.state !== "past" || task.stillOpen);
}

function compareTasks(a: TimelineTask, b: TimelineTask): number {
  const byRank = (ranks[a.state] ?? 0) - (ranks[b.state] ?? 0) || compareMustFirst(a) - compareMustFirst(b);
  if (byRank !== 0) return byRank;
  if (a.due !== b.due) {
    if (a.due === null) return 1;
    if (b.due === null) return -1;
    return a.due < b.due ? -1 : 1;
  }
  return weights[a.weight] - weights[b.weight];
}
