/** Exports the timeline as a spreadsheet: hard dates first, then one row for each step of each action, with its colleges. */
import { toCsvTable } from "#lib/csv.ts";
import { type ActionStep, gatherActions, type TimelineAction } from "./actions/gatherActions.ts";
import type { DueItem, Timeline, TimelineTask } from "./timeline.ts";

export type TasksCsvWords = {
  header: readonly [
    what: string,
    step: string,
    colleges: string,
    who: string,
    due: string,
    standing: string,
    source: string,
    sourceAddress: string,
    state: string,
    why: string,
  ];
  college: (unitId: number | null) => string | null;
  system: (system: "uc" | "csu") => string;
  due: (item: DueItem) => string;
  /** What is not checked off, and the fee. */
  missing: (item: DueItem) => string;
  who: (task: TimelineTask) => string;
  standing: (task: TimelineTask) => string;
  dueStanding: (isExpected: boolean) => string;
  state: (task: TimelineTask) => string;
  done: (done: number, total: number) => string;
};

export type TasksCsv = { text: string; rows: number };

/** A day is written YYYY-MM-DD, a month YYYY-MM, unknown is an empty cell. Formulas are neutralized. */
export function buildTasksCsv(
  { tasks, due }: Pick<Timeline, "tasks" | "due">,
  words: TasksCsvWords,
): TasksCsv {
  const isDue = new Set(due.map(({ task }) => task.id));
  const actions = gatherActions(tasks.filter(({ id }) => !isDue.has(id)));
  const rows = [
    ...due.map((item) => toDueRow(item, words)),
    ...actions.flatMap((action) => action.steps.map((step) => toStepRow(action, step, words))),
  ];
  return { text: toCsvTable(words.header, rows), rows: rows.length };
}

type Row = (string | null)[];

function toDueRow(item: DueItem, words: TasksCsvWords): Row {
  const { task, unitId, system, day, isExpected, basis, kind } = item;
  return [
    words.due(item),
    null,
    system === null ? words.college(unitId) : words.system(system),
    words.who(task),
    day,
    kind === "own" ? words.standing(task) : words.dueStanding(isExpected),
    ...toSourceCells(basis?.source ?? null),
    words.state(task),
    words.missing(item),
  ];
}

function toStepRow(action: TimelineAction, { title, tasks }: ActionStep, words: TasksCsvWords): Row {
  const open = tasks.filter(({ state }) => state !== "done");
  // Of several colleges, the next day; each college names its own where they differ.
  const [first = tasks[0]] = open.toSorted((a, b) => ((a.due ?? "9") < (b.due ?? "9") ? -1 : 1));
  if (first === undefined) return [];
  const days = new Set(tasks.map(({ due }) => due));
  const colleges = tasks.flatMap((task) => {
    const name = words.college(task.unitId);
    const day = days.size > 1 ? toDayCell(task) : null;
    // The family's own title for this college alone.
    const own = tasks.length > 1 && task.isEdited ? `(${task.title})` : null;
    return name === null ? [] : [[name, day, own].filter((part) => part !== null).join(" ")];
  });
  return [
    action.title,
    title === action.title ? null : title,
    colleges.length === 0 ? null : colleges.join("; "),
    words.who(first),
    toDayCell(first),
    words.standing(first),
    // The source of the date; for month rules, the source of the advice.
    ...toSourceCells(first.basis?.source ?? first.evidence?.source ?? null),
    tasks.length === 1 ? words.state(first) : words.done(tasks.length - open.length, tasks.length),
    first.why,
  ];
}

function toDayCell({ standing, due }: TimelineTask): string | null {
  return standing === "month" ? (due?.slice(0, 7) ?? null) : due;
}

function toSourceCells(source: { title: string; year: string; url: string | null } | null): Row {
  return source === null ? [null, null] : [`${source.title}, ${source.year}`, source.url];
}
