/** Groups tasks for the screens: by month, by college, by person, and by week of the last summer. */
import { addDays, type Day, getWeekday, toMonthKey } from "#lib/dates.ts";
import { findFirstClassDay } from "./melt.ts";
import { type DueItem, type TaskPerson, type Timeline, type TimelineTask, taskPeople } from "./timeline.ts";

/** `month` is "2027-01"; null last, for tasks without a date. */
export type MonthGroup = { month: string | null; tasks: readonly TimelineTask[] };

export function groupByMonth(tasks: readonly TimelineTask[]): MonthGroup[] {
  return groupTasks(tasks, ({ due }) => (due === null ? null : toMonthKey(due)), null).map(
    ([month, group]) => ({
      month,
      tasks: group,
    }),
  );
}

/** Null first: tasks for no college in particular. Then colleges, earliest task first. */
export type CollegeGroup = { unitId: number | null; tasks: readonly TimelineTask[] };

export function groupByCollege(tasks: readonly TimelineTask[]): CollegeGroup[] {
  const groups = groupTasks(tasks, ({ unitId }) => unitId, null).map(([unitId, group]) => ({
    unitId,
    tasks: group,
  }));
  return [
    ...groups.filter(({ unitId }) => unitId === null),
    ...groups.filter(({ unitId }) => unitId !== null),
  ];
}

/** The hard dates of one college, also of the one application that goes to all campuses of its system. */
export function listDueOf(due: readonly DueItem[], unitId: number): DueItem[] {
  return due.filter((item) => item.unitId === unitId || item.campuses.includes(unitId));
}

/** By the person responsible; helpers are named on the task. People without tasks are left out. */
export type PersonGroup = { who: TaskPerson; tasks: readonly TimelineTask[] };

export function groupByPerson(tasks: readonly TimelineTask[]): PersonGroup[] {
  return taskPeople
    .map((who) => ({ who, tasks: tasks.filter((task) => task.who === who) }))
    .filter((group) => group.tasks.length > 0);
}

export type WeekPlan = {
  /** Assumed from the usual calendar rather than the college's, so "expected". */
  firstClass: { date: Day; standing: "expected" };
  /** Overdue and still possible. */
  overdue: readonly TimelineTask[];
  /** Weeks from Monday to Sunday that have tasks, from this week on. */
  weeks: readonly { start: Day; end: Day; tasks: readonly TimelineTask[] }[];
  /** Undated: ask the college. */
  undated: readonly TimelineTask[];
  done: readonly TimelineTask[];
};

/** What this college still needs before the first class. Outside the summer, the same for every task on that list. */
export function buildWeekPlan({ tasks, entryYear }: Timeline, today: Day): WeekPlan {
  const melt = tasks.filter(({ isMelt, state }) => isMelt && state !== "dropped");
  const open = melt.filter(({ stillOpen }) => stillOpen);
  const ahead = open.filter(({ due, state }) => due !== null && state !== "past");
  const weeks = groupTasks(ahead, ({ due }) => (due === null ? null : findMonday(due)), null);
  return {
    firstClass: { date: findFirstClassDay(entryYear), standing: "expected" },
    overdue: open.filter(({ state, due }) => state === "past" && due !== null && due < today),
    weeks: weeks.flatMap(([start, group]) =>
      start === null ? [] : [{ start, end: addDays(start, 6), tasks: group }],
    ),
    undated: open.filter(({ due }) => due === null),
    done: melt.filter(({ state }) => state === "done"),
  };
}

function findMonday(day: Day): Day {
  return addDays(day, -((getWeekday(day) + 6) % 7));
}

/** Groups in the order of their first task; the group `last` at the end. */
function groupTasks<Key>(
  tasks: readonly TimelineTask[],
  keyOf: (task: TimelineTask) => Key,
  last: Key,
): [Key, TimelineTask[]][] {
  const groups = new Map<Key, TimelineTask[]>();
  for (const task of tasks) {
    const key = keyOf(task);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [task]);
    else known.push(task);
  }
  return [...groups].toSorted(([a], [b]) => Number(a === last) - Number(b === last));
}
