/** Which tasks stand in a calendar, on which days, and when it reminds of them. */
import { addDays, type Day, countDaysBetween } from "#lib/dates.ts";
import type { CalendarEntry, CalendarReminder, CalendarTime } from "./calendarFile.ts";
import type { TimelineTask } from "./timeline.ts";

/** What is said of a task; rules hold no sentences. */
export type TaskCalendarWords = {
  summary: (task: TimelineTask) => string;
  description: (task: TimelineTask) => string;
  reminder: (task: TimelineTask, daysAhead: number) => string;
  categories: (task: TimelineTask) => readonly string[];
};

export type TaskCalendar = {
  entries: CalendarEntry[];
  /** Tasks still to be done that have no day to stand on: they are said beside the file. */
  withoutDay: number;
  /** Tasks whose day is over and that can still be done: no day of a calendar is theirs. */
  late: number;
};

const reminderDays = [7, 1];
/** At nine in the morning of the day: midnight would wake the house. */
const reminderHour = 9;

/**
 * A task stands on its last day; one of which only the month is known stands on that month, without reminders. What is
 * done or dropped stays while its day is ahead, so that the next import quiets its reminders. What is over is left out.
 */
export function buildTaskCalendar(
  tasks: readonly TimelineTask[],
  { today, words }: { today: Day; words: TaskCalendarWords },
): TaskCalendar {
  const entries: CalendarEntry[] = [];
  let withoutDay = 0;
  let late = 0;
  for (const task of tasks) {
    if (task.state === "past") {
      if (task.stillOpen) late += 1;
      continue;
    }
    const isSettled = task.state === "done" || task.state === "dropped";
    if (task.due === null) {
      if (!isSettled) withoutDay += 1;
      continue;
    }
    if (isSettled && task.due < today) continue;
    entries.push({
      id: task.id,
      when: listDays(task, task.due),
      summary: words.summary(task),
      description: words.description(task),
      location: null,
      categories: words.categories(task),
      status: toCalendarStatus(task),
      isBusy: false,
      reminders: isSettled || task.standing === "month" ? [] : listReminders(task, task.due, today, words),
    });
  }
  return { entries, withoutDay, late };
}

/** A window of many months would lie across the whole calendar: only its last month is shown. */
function listDays(task: TimelineTask, due: Day): CalendarTime {
  if (task.standing !== "month") return { kind: "days", from: due, to: due };
  const firstOfMonth = `${due.slice(0, 7)}-01`;
  const from = task.from !== null && task.from > firstOfMonth && task.from <= due ? task.from : firstOfMonth;
  return { kind: "days", from, to: due };
}

function toCalendarStatus(task: TimelineTask): CalendarEntry["status"] {
  if (task.state === "dropped") return "cancelled";
  const isSure = task.standing === "published" || task.standing === "own" || isComputedFromPublished(task);
  return isSure ? "confirmed" : "tentative";
}

function isComputedFromPublished(task: TimelineTask): boolean {
  return task.standing === "computed" && task.basis?.standing === "published";
}

/** Only what is still ahead: a reminder of this morning would ring at once. */
function listReminders(task: TimelineTask, due: Day, today: Day, words: TaskCalendarWords): CalendarReminder[] {
  return reminderDays
    .filter((days) => countDaysBetween(today, addDays(due, -days)) > 0)
    .map((days) => ({
      minutesBefore: (days * 24 - reminderHour) * 60,
      text: words.reminder(task, days),
    }));
}
