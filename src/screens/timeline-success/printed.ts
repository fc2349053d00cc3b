/** What goes on paper: the tasks of a choice by month, as many as one sheet holds. */
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { addDays, type Day, toMonthKey } from "#lib/dates.ts";

export const printChoices = ["musts", "soon", "all"] as const;
export type PrintChoice = (typeof printChoices)[number];

/** `month` is YYYY-MM; "past" is past and still open, "noDay" without a day. */
export type PrintedGroup = { month: string; tasks: readonly TimelineTask[] };
export type Printed = { groups: readonly PrintedGroup[]; leftOut: number };

/** Lines of two columns on a letter sheet under the head and the picture, measured in print; a test counts the pages. */
const sheetLines = 76;
/** Letters of one line of a column. */
const lineCharacters = 58;
/** Who does it, where it is not the student. */
const personLetters = 12;
/** Three months, in days. */
const soonDays = 92;

export function groupPrintedTasks(tasks: readonly TimelineTask[], choice: PrintChoice, today: Day): Printed {
  const open = tasks.filter((task) => isOpen(task) && isChosen(task, choice, today));
  const shown = choice === "all" ? open : fitSheet(open);
  const groups = new Map<string, TimelineTask[]>();
  for (const task of shown) {
    const month = getGroup(task);
    groups.set(month, [...(groups.get(month) ?? []), task]);
  }
  const rank = (month: string) => (month === "past" ? "0" : month === "noDay" ? "9999" : month);
  return {
    groups: [...groups]
      .map(([month, own]) => ({ month, tasks: own }))
      .toSorted((a, b) => (rank(a.month) < rank(b.month) ? -1 : 1)),
    leftOut: open.length - shown.length,
  };
}

function isOpen({ state, stillOpen }: TimelineTask): boolean {
  return state === "urgent" || state === "open" || state === "later" || (state === "past" && stillOpen);
}

function isChosen(task: TimelineTask, choice: PrintChoice, today: Day): boolean {
  if (choice === "all") return true;
  if (choice === "musts") return task.weight === "must" || task.isOwn;
  return task.due !== null && task.due <= addDays(today, soonDays);
}

/** From the first on; a heading takes a line and a half. */
function fitSheet(tasks: readonly TimelineTask[]): TimelineTask[] {
  const shown: TimelineTask[] = [];
  const months = new Set<string>();
  let lines = 0;
  for (const task of tasks) {
    const month = getGroup(task);
    lines +=
      Math.ceil((task.title.length + (task.who === "student" ? 0 : personLetters)) / lineCharacters) +
      (months.has(month) ? 0 : 1.5);
    if (lines > sheetLines) break;
    months.add(month);
    shown.push(task);
  }
  return shown;
}

function getGroup(task: TimelineTask): string {
  if (task.state === "past") return "past";
  return task.due === null ? "noDay" : toMonthKey(task.due);
}
