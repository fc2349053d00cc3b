/** A task's day and how far it can be trusted: the one place where a date of the timeline is printed. */

import type { CollegeSummary } from "#domain/college/college.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";

export type DateStandingProps = {
  task: TimelineTask;
  /** The task's college, for the link to ask; null where there is none. */
  college: Pick<CollegeSummary, "name" | "slug"> | null;
  /** "line": the day and one word. "full": also the date it hangs on, its source, when it was checked and its cycle. */
  detail?: "line" | "full";
  className?: string;
};

export function DateStanding({ task }: DateStandingProps) {
  return <span>{task.due}</span>;
}
