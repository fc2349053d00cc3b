/** The timeline as files; downloaded on demand. */
import { listUnaskedIds } from "#domain/timeline/askedTasks.ts";
import { buildCalendarFile } from "#domain/timeline/calendarFile.ts";
import { buildTaskCalendar } from "#domain/timeline/taskCalendar.ts";
import { buildTasksCsv, type TasksCsv } from "#domain/timeline/tasksCsv.ts";
import { createCalendarWords, createCsvWords, getCalendarName } from "./fileWords.ts";
import type { ReadyTimeline } from "./useTimeline.ts";

export type CalendarText = { text: string; events: number; withoutDay: number; late: number };

/** Up to release 0.2.0 every task was an entry; a plan begun later has no such file anywhere. */
const endOfTaskEntries = Date.UTC(2026, 11, 15);

/** `madeAt` is a UTC ISO timestamp. */
export function buildTimelineCalendar(ready: ReadyTimeline, madeAt: string): CalendarText {
  const { timeline, plan, today, getCollege } = ready;
  const unitIds = plan.colleges.map(({ unitId }) => unitId);
  const hadTaskEntries = Date.parse(plan.createdAt) < endOfTaskEntries;
  const { entries, shown, withoutDay, late } = buildTaskCalendar(timeline, {
    today,
    words: createCalendarWords(getCollege),
    formerIds: hadTaskEntries ? listUnaskedIds(timeline.tasks, unitIds) : null,
  });
  const text = buildCalendarFile(entries, {
    name: getCalendarName(plan.studentName),
    planId: plan.id,
    madeAt,
  });
  return { text, events: shown, withoutDay, late };
}

export function buildTimelineTable({ timeline, getCollege }: ReadyTimeline): TasksCsv {
  return buildTasksCsv(timeline, createCsvWords(getCollege));
}
