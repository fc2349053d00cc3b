/** Which tasks go into a calendar file, on which days, and with which reminders. */
import { addDays, countDaysBetween, type Day } from "#lib/dates.ts";
import type { CalendarEntry, CalendarReminder, CalendarTime } from "./calendarFile.ts";
import type { TimelineTask } from "./timeline.ts";

/** Wording is passed in; the rules contain no user-facing text. */
export type TaskCalendarWords = {
  summary: (task: TimelineTask) => string;
  description: (task: TimelineTask) => string;
  reminder: (task: TimelineTask, daysAhead: number) => string;
  categories: (task: TimelineTask) => readonly string[];
};

export type TaskCalendar = {
  entries: CalendarEntry[];
  /** Open tasks without a date; they are listed next to the file. */
  withoutDay: number;
  /** Overdue tasks that are still possible; they have no calendar day. */
  late: number;
};

const reminderDays = [7, 1];
/** At nine in the morning, because midnight would wake the family. */
const reminderHour = 9;

/**
 * A task goes on its due date; if only the month is known, on that month without reminders. Done or skipped tasks stay while
 * their date is ahead, so that the next import silences their reminders. Past tasks are left out.
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

/** A window of many months would fill the whole calendar, so only its last month is shown. */
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

/** Only future reminders: one from this morning would go off immediately. */
function listReminders(
  task: TimelineTask,
  due: Day,
  today: Day,
  words: TaskCalendarWords,
): CalendarReminder[] {
  return reminderDays
    .filter((days) => countDaysBetween(today, addDays(due, -days)) > 0)
    .map((days) => ({
      minutesBefore: (days * 24 - reminderHour) * 60,
      text: words.reminder(task, days),
    }));
}
