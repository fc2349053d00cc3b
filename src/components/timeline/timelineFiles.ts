/** The timeline as files; downloaded when one is asked for. */
import { buildCalendarFile } from "#domain/timeline/calendarFile.ts";
import { buildTaskCalendar } from "#domain/timeline/taskCalendar.ts";
import { buildTasksCsv } from "#domain/timeline/tasksCsv.ts";
import { getCalendarName, createCalendarWords, csvWords } from "./fileWords.ts";
import type { ReadyTimeline } from "./useTimeline.ts";

export type CalendarText = { text: string; events: number; withoutDay: number; late: number };

/** `madeAt` is the instant, UTC ISO. */
export function buildTimelineCalendar(ready: ReadyTimeline, madeAt: string): CalendarText {
  const { timeline, plan, today, getCollege } = ready;
  const { entries, withoutDay, late } = buildTaskCalendar(timeline.tasks, {
    today,
    words: createCalendarWords(getCollege),
  });
  const text = buildCalendarFile(entries, { name: getCalendarName(plan.studentName), planId: plan.id, madeAt });
  return { text, events: entries.length, withoutDay, late };
}

export function buildTimelineTable({ timeline, getCollege }: ReadyTimeline): string {
  return buildTasksCsv(timeline.tasks, {
    collegeName: (unitId) => getCollege(unitId)?.name ?? null,
    words: csvWords,
  });
}
