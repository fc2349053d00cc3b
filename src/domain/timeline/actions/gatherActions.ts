/**
 * Puts the tasks of a timeline together as actions: what a family does, with a tick for each college, test or step. Marks
 * stay with the tasks, so a college that was checked off is its tick.
 */
import { type Day, toMonthKey } from "#lib/dates.ts";
import { findNextStep, rankReason } from "../nextTasks.ts";
import type { TaskState, TimelineTask } from "../timeline.ts";
import type { ActionKind } from "./actionKind.ts";
import { findActionKind } from "./findActionKind.ts";

/** One step of an action: a task, or the same task for several colleges or tests. */
export type ActionStep = {
  /** The template's id, or that of the family's own task. */
  id: string;
  /** For all of its colleges together. */
  title: string;
  /** At least one; those already done among them. */
  tasks: readonly TimelineTask[];
};

export type TimelineAction = {
  id: string;
  title: string;
  /** First things first; without what was skipped or is no longer possible. */
  steps: readonly ActionStep[];
  /** What comes next: its day is the action's. Null once everything is done. */
  next: TimelineTask | null;
  /** The step that `next` belongs to. */
  step: ActionStep | null;
  due: Day | null;
  state: Exclude<TaskState, "dropped">;
  weight: TimelineTask["weight"];
  done: number;
  total: number;
  /** Offered to those who have time for it; it has no month. */
  isExtra: boolean;
};

/** In the order of their next day, then of the table; what is all done comes last. */
export function gatherActions(tasks: readonly TimelineTask[]): TimelineAction[] {
  const groups = new Map<string, { kind: ActionKind | null; tasks: TimelineTask[] }>();
  for (const task of tasks) {
    if (task.state === "dropped" || (task.state === "past" && !task.stillOpen)) continue;
    const kind = task.templateId === null ? null : findActionKind(task.templateId);
    const id = kind?.id ?? task.id;
    const group = groups.get(id) ?? { kind, tasks: [] };
    group.tasks.push(task);
    groups.set(id, group);
  }
  const actions = [...groups].map(([id, group]) => buildAction(id, group.kind, group.tasks));
  return actions.toSorted(compareActions);
}

const weights = { must: 0, should: 1, could: 2 } as const;
const states = { urgent: 0, past: 1, open: 2, later: 3, done: 4 } as const;

function buildAction(id: string, kind: ActionKind | null, tasks: readonly TimelineTask[]): TimelineAction {
  const steps = buildSteps(kind, tasks);
  const open = tasks.filter(({ state }) => state !== "done");
  const next = findNextStep(open);
  const step = next === null ? null : (steps.find((one) => one.tasks.includes(next)) ?? null);
  const ofNext = next === null ? [] : (step?.tasks ?? []).filter(({ state }) => state !== "done");
  const [only] = steps;
  const isOne = steps.length === 1 && only !== undefined;
  return {
    id,
    title: isOne && (kind === null || only.tasks.length === 1) ? only.title : (kind?.title ?? ""),
    steps,
    next,
    step,
    due: next?.due ?? null,
    state: next === null ? "done" : findState(next),
    weight: ofNext.reduce<TimelineTask["weight"]>(
      (most, { weight }) => (weights[weight] < weights[most] ? weight : most),
      "could",
    ),
    done: tasks.length - open.length,
    total: tasks.length,
    isExtra: kind?.isExtra === true,
  };
}

function findState({ state }: TimelineTask): TimelineAction["state"] {
  return state === "dropped" ? "open" : state;
}

function buildSteps(kind: ActionKind | null, tasks: readonly TimelineTask[]): ActionStep[] {
  const byStep = Map.groupBy(tasks, ({ id, templateId }) => templateId ?? id);
  const order = kind?.steps ?? [];
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...byStep]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([id, group]) => {
      const [first] = group;
      const many = group.length > 1 ? kind?.manyTitles?.[id] : undefined;
      return { id, title: many ?? first?.title ?? "", tasks: group };
    });
}

function compareActions(a: TimelineAction, b: TimelineAction): number {
  if ((a.next === null) !== (b.next === null)) return a.next === null ? 1 : -1;
  if (a.isExtra !== b.isExtra) return a.isExtra ? 1 : -1;
  if (a.due !== b.due) return (a.due ?? "9") < (b.due ?? "9") ? -1 : 1;
  return states[a.state] - states[b.state] || weights[a.weight] - weights[b.weight];
}

/** What fits into one month beside school: more than this is moved on to the next. */
export const mostInMonth = 8;

export type ActionMonths = {
  /** Overdue and still possible, in the order to catch up: what others wait for, what takes long to arrive, the rest. */
  late: readonly TimelineAction[];
  /** By month, "2027-01"; at most eight in each, the most pressing first to stay. */
  months: readonly { month: string; actions: readonly TimelineAction[] }[];
  /** Without a day, and what is only for those who have time. */
  anytime: readonly TimelineAction[];
  done: readonly TimelineAction[];
};

/** When to do what. What does not fit into its month moves on; never what a date of a college or state forces. */
export function placeInMonths(actions: readonly TimelineAction[], today: Day): ActionMonths {
  const open = actions.filter(({ next }) => next !== null);
  const late = open
    .filter(({ state, isExtra }) => state === "past" && !isExtra)
    .toSorted((a, b) => rankNext(a) - rankNext(b) || weights[a.weight] - weights[b.weight]);
  const dated = open.filter(({ state, due, isExtra }) => state !== "past" && due !== null && !isExtra);
  const placed = new Set([...late, ...dated]);
  const waiting = new Map<string, TimelineAction[]>();
  for (const action of dated) {
    const month = toMonthKey(action.due !== null && action.due > today ? action.due : today);
    waiting.set(month, [...(waiting.get(month) ?? []), action]);
  }
  const months: { month: string; actions: TimelineAction[] }[] = [];
  let moved: TimelineAction[] = [];
  for (let month = toMonthKey(today); waiting.size > 0 || moved.length > 0; month = findNextMonth(month)) {
    const wanted = [...moved, ...(waiting.get(month) ?? [])];
    waiting.delete(month);
    const ranked = wanted.toSorted(
      (a, b) => weights[a.weight] - weights[b.weight] || ((a.due ?? "9") < (b.due ?? "9") ? -1 : 1),
    );
    const kept = new Set(ranked.slice(0, mostInMonth));
    if (kept.size > 0) months.push({ month, actions: wanted.filter((one) => kept.has(one)) });
    moved = wanted.filter((one) => !kept.has(one));
  }
  return {
    late,
    months,
    anytime: open.filter((one) => !placed.has(one)),
    done: actions.filter(({ next }) => next === null),
  };
}

function rankNext({ next }: TimelineAction): number {
  return next === null ? 0 : rankReason(next);
}

function findNextMonth(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}
