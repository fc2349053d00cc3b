/** What to do next: the most pressing tasks that can be started, by date. */
import { addDays, type Day } from "#lib/dates.ts";
import type { TimelineTask } from "./timeline.ts";

/** More than this many urgent tasks at once help nobody; the others stay open, on their day. */
export const maxUrgentTasks = 7;

/** Of three next tasks, as many may be of one area, such as aid. */
const mostOfArea = 2;

/** Ranks of open states; tasks that are done, skipped or missed are never next. */
const ranks = { urgent: 0, past: 1, open: 2, later: 3, done: null, dropped: null } as const;
const weights = { must: 0, should: 1, could: 2 } as const;

/**
 * At most `count` tasks that wait for nothing. A prerequisite of an urgent task is just as urgent and takes its place.
 * Among the urgent tasks of the first week required ones come first, then those of later weeks, each with hard dates before
 * what others wait for and what takes long to arrive; otherwise the earlier date, then the more costly to miss. So they are chosen; they are listed by date, as a calendar reads.
 */
export function findNextTasks(tasks: readonly TimelineTask[], count: number): TimelineTask[] {
  const ordered = orderTasks(tasks);
  const places = new Map(ordered.map((task, place) => [task.id, place]));
  const seen = new Set<string>();
  const next: TimelineTask[] = [];
  // What is not pressing itself never takes every place for one area: three steps of aid would hide the letters.
  const isCrowded = ({ state, area }: TimelineTask) =>
    state !== "urgent" && next.filter((other) => other.area === area).length >= mostOfArea;
  const add = (task: TimelineTask, takesAll: boolean): void => {
    if (next.length >= count || seen.has(task.id)) return;
    if (!takesAll && isCrowded(task)) return;
    seen.add(task.id);
    const before = task.needs
      .flatMap((id) => places.get(id) ?? [])
      .toSorted((a, b) => a - b)
      .flatMap((place) => ordered[place] ?? []);
    if (before.length === 0) next.push(task);
    for (const need of before) add(need, takesAll);
  };
  // One college stands for all that wait for the same: three of one kind would hide the rest.
  for (const task of ordered) if (!next.some((other) => isSameElsewhere(task, other))) add(task, false);
  seen.clear();
  for (const task of next) seen.add(task.id);
  for (const task of ordered) add(task, true);
  return next.toSorted(compareByDate);
}

function isSameElsewhere(task: TimelineTask, other: TimelineTask): boolean {
  return task.templateId !== null && task.templateId === other.templateId && task.unitId !== other.unitId;
}

/** The tasks still to do, the most pressing first, whatever they wait for. */
export function orderTasks(tasks: readonly TimelineTask[]): TimelineTask[] {
  const toDo = tasks.filter(isTaskToDo);
  const weekEnd = findFirstWeekEnd(toDo);
  const rankOf = (task: TimelineTask) => {
    // What few need, and what has no day, comes after the rest of that time.
    const isLast = task.weight === "could" || task.due === null;
    if (task.state !== "urgent") return 3 + (ranks[task.state] ?? 0) + (isLast ? 0.5 : 0);
    const isInWeek = task.due === null || task.due <= weekEnd;
    if (!isInWeek) return 2;
    return task.weight === "must" ? 0 : 1;
  };
  return toDo.toSorted((a, b) => {
    const rank = rankOf(a) - rankOf(b);
    // Of what presses, or is late, the order counts more than the day.
    const isByReason = a.state === "urgent" || a.state === "past";
    return rank || (isByReason ? rankReason(a) - rankReason(b) : 0) || compareByDate(a, b);
  });
}

/** A hard date, then what others wait for, then what takes long to arrive. */
export function rankReason({ reason }: Pick<TimelineTask, "reason">): number {
  if (reason === undefined) return 3;
  if (reason.closes?.isIt === true) return 0;
  return reason.opens > 0 ? 1 : reason.isSlow ? 2 : 3;
}

/** Seven days from the first urgent task. */
function findFirstWeekEnd(tasks: readonly TimelineTask[]): Day {
  const days = tasks.flatMap(({ state, due }) => (state === "urgent" && due !== null ? [due] : []));
  const first = days.reduce<Day | null>((least, day) => (least === null || day < least ? day : least), null);
  return first === null ? "" : addDays(first, 7);
}

/** A task checked off keeps its place among the seven for as long as its day is this near. */
const placeDays = 14;

/**
 * Leaves the most pressing tasks urgent: those that protect an admission, money or a place, then the nearest. The others
 * become open. Nothing is lost: what an urgent task waits for comes before it in `findNextTasks`. The next seven follow
 * once these are done; if each checked-off task made room for another at once, "1 of 7" would become "1 of 8".
 */
export function limitUrgent(tasks: readonly TimelineTask[], today: Day): TimelineTask[] {
  const urgent = tasks.filter(({ state }) => state === "urgent");
  const from = addDays(today, -placeDays);
  const to = addDays(today, placeDays);
  const isPlaceTaken = ({ state, due }: TimelineTask) =>
    state === "done" && due !== null && due >= from && due <= to;
  const places = maxUrgentTasks - (tasks.filter(isPlaceTaken).length % maxUrgentTasks);
  if (urgent.length <= places) return [...tasks];
  const isMust = ({ weight }: TimelineTask) => Number(weight === "must");
  const ordered = urgent.toSorted((a, b) => isMust(b) - isMust(a) || compareByDate(a, b));
  const kept = new Set(ordered.slice(0, places).map(({ id }) => id));
  return tasks.map((task) =>
    task.state === "urgent" && !kept.has(task.id) ? { ...task, state: "open" as const } : task,
  );
}

function isTaskToDo(task: TimelineTask): boolean {
  return ranks[task.state] !== null && (task.state !== "past" || task.stillOpen);
}

function compareByDate(a: TimelineTask, b: TimelineTask): number {
  if (a.due !== b.due) {
    if (a.due === null) return 1;
    if (b.due === null) return -1;
    return a.due < b.due ? -1 : 1;
  }
  return weights[a.weight] - weights[b.weight] || rankReason(a) - rankReason(b);
}
