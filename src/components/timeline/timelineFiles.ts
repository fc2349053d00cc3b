/** The timeline as files; downloaded on demand. */
import { createCsvWords } from "#domain/timeline/fileWords.ts";
import { buildPlanCalendar, type CalendarText } from "#domain/timeline/planCalendar.ts";
import { buildTasksCsv, type TasksCsv } from "#domain/timeline/tasksCsv.ts";
import type { ReadyTimeline } from "./useTimeline.ts";

/** `madeAt` is a UTC ISO timestamp. */
export function buildTimelineCalendar(ready: ReadyTimeline, madeAt: string): CalendarText {
  return buildPlanCalendar(ready, madeAt);
}

export function buildTimelineTable({ timeline, getCollege }: ReadyTimeline): TasksCsv {
  return buildTasksCsv(timeline, createCsvWords(getCollege));
}
