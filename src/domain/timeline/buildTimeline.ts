/** The timeline of one student: what is to do, until when, what hangs on what, and what does not go together. */
import { findEvent, sittingsFor } from "./admissionDates.ts";
import { taskTemplates } from "./templates/taskTemplates.ts";
import type { Timeline, TimelineInput } from "./timeline.ts";
import { buildTimelineFrom } from "./timelineFrom.ts";

export function buildTimeline(input: TimelineInput): Timeline {
  return buildTimelineFrom(input, { templates: taskTemplates, eventFor: findEvent, sittingsFor });
}
