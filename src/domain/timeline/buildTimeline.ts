/** The timeline of one student: what is to do, until when, what hangs on what, and what does not go together. */
import { eventFor, sittingsFor } from "./admissionDates.ts";
import { taskTemplates } from "./templates/taskTemplates.ts";
import type { Timeline, TimelineInput } from "./timeline.ts";
import { timelineFrom } from "./timelineFrom.ts";

export function buildTimeline(input: TimelineInput): Timeline {
  return timelineFrom(input, { templates: taskTemplates, eventFor, sittingsFor });
}
