/**
 * What goes into a calendar file: each day that others set, each day of the family's own, and every action once, with its
 * colleges. A day keeps the id it had when every task was an entry, so that importing a newer file moves it.
 */
import { addDays, countDaysBetween, type Day } from "#lib/dates.ts";
import { findActionKind } from "./actions/findActionKind.ts";
import {
  type ActionMonths,
  gatherActions,
  placeInMonths,
  type TimelineAction,
} from "./actions/gatherActions.ts";
import type { CalendarEntry, CalendarReminder, CalendarTime } from "./calendarFile.ts";
import { findDueDay } from "./due.ts";
import type { DueKind } from "./taskReason.ts";
import type { DueItem, Timeline, TimelineTask } from "./timeline.ts";

/** Wording is passed in; the rules contain no user-facing text. */
export type TaskCalendarWords = {
  /** `due` is the kind of a day that others set, null for a day of the family's own. */
  day: (task: TimelineTask, due: DueKind | null) => string;
  /** `item` says what is missing; null once it is done or skipped, and for a day of the family's own. */
  dayDetail: (task: TimelineTask, item: DueItem | null) => string;
  action: (action: TimelineAction, isWholeMonth: boolean) => string;
  actionDetail: (action: TimelineAction) => string;
  reminder: (summary: string, daysAhead: number) => string;
  categories: (task: TimelineTask, isDue: boolean) => readonly string[];
  /** Of an entry that a file of an earlier release held; null where no task is left. */
  cancelled: (action: string | null) => string;
};

export type TaskCalendar = {
  /** Days first, then actions, then what earlier files held. */
  entries: CalendarEntry[];
  /** How many of them stand in the calendar. */
  shown: number;
  /** Open actions without a day, and what is only for those who have time; they are listed next to the file. */
  withoutDay: number;
  /** Overdue actions that are still possible; they have no calendar day. */
  late: number;
};

type Options = {
  today: Day;
  words: TaskCalendarWords;
  /** Ids that only a file of an earlier release can hold, for a plan as old as that; null for a newer plan. */
  formerIds: readonly string[] | null;
};

const reminderDays = [7, 1];
/** At nine in the morning, because midnight would wake the family. */
const reminderHour = 9;

/**
 * Done or skipped ones stay while their day is ahead, so that the next import silences their reminders. Past ones are left
 * out.
 */
export function buildTaskCalendar(
  { tasks, due }: Pick<Timeline, "tasks" | "due">,
  options: Options,
): TaskCalendar {
  const { today, words, formerIds } = options;
  const itemOf = new Map(due.map((item) => [item.task.id, item]));
  const days: CalendarEntry[] = [];
  const gathered: TimelineTask[] = [];
  for (const task of tasks) {
    const day = findOwnDay(task, today);
    if (day === null) gathered.push(task);
    else if (task.state !== "past" || task.stillOpen) {
      days.push(buildDayEntry(task, day, itemOf.get(task.id) ?? null, options));
    }
  }
  const placed = placeInMonths(gatherActions(gathered), today);
  const actions = [
    ...placed.months.flatMap(({ month, actions: own }) =>
      own.flatMap((action) => buildActionEntry(action, month, options) ?? []),
    ),
    ...listSettled(placed, gathered, options),
  ];
  const kept = [...days.toSorted(compareEntries), ...actions.toSorted(compareEntries)];
  const former = formerIds === null ? [] : listFormer(gathered, formerIds, { today, words });
  return {
    entries: [...kept, ...former],
    shown: kept.filter(({ status }) => status !== "cancelled").length,
    withoutDay: placed.anytime.length,
    late: placed.late.length,
  };
}

/** The task's own entry: a day that others set, unless the family moved it, or one they set, named or gave to someone. */
type OwnDay = { day: Day; kind: DueKind | null; isMonth: boolean };

/** Of preparing for the test itself, which nobody can move. */
const appointments: ReadonlySet<string> = new Set(["testDay"]);

function findOwnDay(task: TimelineTask, today: Day): OwnDay | null {
  const { due, standing, templateId, isEdited } = task;
  const hard = findDueDay(task);
  const isOwnEntry = hard !== null || isEdited || appointments.has(templateId ?? "");
  const day = hard === null || standing === "own" ? due : hard.day;
  // What is over is gathered with all that is overdue.
  if (!isOwnEntry || day === null || day < today) return null;
  return { day, kind: hard?.kind ?? null, isMonth: hard === null && standing === "month" };
}

function buildDayEntry(
  task: TimelineTask,
  { day, kind, isMonth }: OwnDay,
  item: DueItem | null,
  { today, words }: Options,
): CalendarEntry {
  const isSettled = task.state === "done" || task.state === "dropped";
  const isDue = kind !== null && kind !== "own";
  const summary = words.day(task, kind);
  return {
    id: task.id,
    when: isMonth ? listMonth(day.slice(0, 7), task.from, day) : { kind: "days", from: day, to: day },
    summary,
    description: words.dayDetail(task, item),
    location: null,
    categories: words.categories(task, isDue),
    status: task.state === "dropped" ? "cancelled" : isSure(task, isDue) ? "confirmed" : "tentative",
    isBusy: false,
    reminders: isSettled || isMonth ? [] : listReminders(summary, day, today, words),
  };
}

function isSure({ standing, basis }: TimelineTask, isDue: boolean): boolean {
  if (standing === "published" || standing === "own") return true;
  return (isDue || standing === "computed") && basis?.standing === "published";
}

/** On the day of its next step; where only the month is known, or it moved on to another month, on that month. */
function buildActionEntry(action: TimelineAction, month: string, options: Options): CalendarEntry | null {
  const { today, words } = options;
  const { next, due } = action;
  if (next === null || due === null) return null;
  const isWholeMonth = next.standing === "month" || due.slice(0, 7) !== month;
  const summary = words.action(action, isWholeMonth);
  return {
    ...describeAction(action, next, options),
    when: isWholeMonth
      ? listMonth(month, next.from, due.slice(0, 7) === month ? due : null)
      : { kind: "days", from: due, to: due },
    summary,
    status: isSure(next, false) ? "confirmed" : "tentative",
    reminders: isWholeMonth ? [] : listReminders(summary, due, today, words),
  };
}

function describeAction(action: TimelineAction, first: TimelineTask, { words }: Options) {
  return {
    id: toActionEntryId(action.id),
    description: words.actionDetail(action),
    location: null,
    categories: words.categories(first, false),
    isBusy: false,
  };
}

/** No task id begins like this one: they name a template, which is one word. */
export function toActionEntryId(actionId: string): string {
  return `action.${actionId}`;
}

/** What is done or skipped as a whole, while a day of it is ahead: without reminders, or cancelled. */
function listSettled(
  placed: ActionMonths,
  gathered: readonly TimelineTask[],
  options: Options,
): CalendarEntry[] {
  const { today, words } = options;
  const dropped = gathered.filter(({ state }) => state === "dropped");
  const open = new Set(
    [
      ...placed.late,
      ...placed.anytime,
      ...placed.done,
      ...placed.months.flatMap(({ actions }) => actions),
    ].map(({ id }) => id),
  );
  const skipped = gatherActions(
    dropped.map((task) => ({ ...task, state: "open" as const, stillOpen: true })),
  ).filter(({ id }) => !open.has(id));
  const settle = (action: TimelineAction, status: "confirmed" | "cancelled"): CalendarEntry[] => {
    const tasks = action.steps.flatMap((step) => step.tasks);
    const [first] = tasks;
    const day = tasks.reduce<Day | null>(
      (least, { due }) => (due !== null && due >= today && (least === null || due < least) ? due : least),
      null,
    );
    if (day === null || first === undefined) return [];
    return [
      {
        ...describeAction(action, first, options),
        when: { kind: "days", from: day, to: day },
        summary: status === "cancelled" ? words.cancelled(action.title) : words.action(action, false),
        status,
        reminders: [],
      },
    ];
  };
  return [
    ...placed.done.flatMap((action) => settle(action, "confirmed")),
    ...skipped.flatMap((action) => settle(action, "cancelled")),
  ];
}

/**
 * Release 0.2.0 wrote an entry for every task. The tasks that are now part of an action, and those that no record asks for
 * any more, are cancelled, so that nothing stands in a calendar twice.
 */
function listFormer(
  gathered: readonly TimelineTask[],
  formerIds: readonly string[],
  { today, words }: Pick<Options, "today" | "words">,
): CalendarEntry[] {
  const cancel = (id: string, day: Day, action: string | null): CalendarEntry => ({
    id,
    when: { kind: "days", from: day, to: day },
    summary: words.cancelled(action),
    description: "",
    location: null,
    categories: [],
    status: "cancelled",
    isBusy: false,
    reminders: [],
  });
  return [
    ...gathered.flatMap(({ id, templateId, due }) =>
      due === null || due < today
        ? []
        : [cancel(id, due, templateId === null ? null : (findActionKind(templateId)?.title ?? null))],
    ),
    ...formerIds.map((id) => cancel(id, today, null)),
  ];
}

/** A window of many months would fill the whole calendar, so only its last month is shown. */
function listMonth(month: string, first: Day | null, last: Day | null): CalendarTime {
  const firstOfMonth = `${month}-01`;
  const to = last ?? addDays(firstOfMonth, 27);
  return {
    kind: "days",
    from: first !== null && first > firstOfMonth && first <= to ? first : firstOfMonth,
    to,
  };
}

/** Only future reminders: one from this morning would go off immediately. */
function listReminders(summary: string, day: Day, today: Day, words: TaskCalendarWords): CalendarReminder[] {
  return reminderDays
    .filter((days) => countDaysBetween(today, addDays(day, -days)) > 0)
    .map((days) => ({
      minutesBefore: (days * 24 - reminderHour) * 60,
      text: words.reminder(summary, days),
    }));
}

function compareEntries(a: CalendarEntry, b: CalendarEntry): number {
  const dayOf = ({ when }: CalendarEntry) => (when.kind === "days" ? when.to : when.day);
  return dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0;
}
