/** The timeline as files; downloaded when one is asked for. */
import { calendarFile } from "#domain/timeline/calendarFile.ts";
import { taskCalendar } from "#domain/timeline/taskCalendar.ts";
import { tasksCsv } from "#domain/timeline/tasksCsv.ts";
import { calendarName, calendarWords, csvWords } from "./fileWords.ts";
import type { ReadyTimeline } from "./useTimeline.ts";

export type CalendarText = { text: string; events: number; withoutDay: number; late: number };

/** `madeAt` is the instant, UTC ISO. */
export function calendarOf(ready: ReadyTimeline, madeAt: string): CalendarText {
  const { timeline, plan, today, collegeOf } = ready;
  const { entries, withoutDay, late } = taskCalendar(timeline.tasks, {
    today,
    words: calendarWords(collegeOf),
  });
  const text = calendarFile(entries, { name: calendarName(plan.studentName), planId: plan.id, madeAt });
  return { text, events: entries.length, withoutDay, late };
}

export function tableOf({ timeline, collegeOf }: ReadyTimeline): string {
  return tasksCsv(timeline.tasks, {
    collegeName: (unitId) => collegeOf(unitId)?.name ?? null,
    words: csvWords,
  });
}
