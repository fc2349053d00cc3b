/** Builds one student's timeline: tasks, dates, dependencies, and conflicts. */
import { findEvent, sittingsFor } from "./admissionDates.ts";
import { taskTemplates } from "./templates/taskTemplates.ts";
import type { Timeline, TimelineInput } from "./timeline.ts";
import { buildTimelineFrom } from "./timelineFrom.ts";

export function buildTimeline(input: TimelineInput): Timeline {
  return buildTimelineFrom(input, { templates: taskTemplates, eventFor: findEvent, sittingsFor });
}
