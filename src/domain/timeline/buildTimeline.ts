/** Builds one student's timeline: tasks, dates, dependencies, and conflicts. */
import { eventFor, sittingsFor } from "./admissionDates.ts";
import { taskTemplates } from "./templates/taskTemplates.ts";
import type { Timeline, TimelineInput } from "./timeline.ts";
import { timelineFrom } from "./timelineFrom.ts";

export function buildTimeline(input: TimelineInput): Timeline {
  return timelineFrom(input, { templates: taskTemplates, eventFor, sittingsFor });
}
