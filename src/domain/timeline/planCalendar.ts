/** A plan's timeline as a calendar: the file that is downloaded, and what a secret address answers. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Day } from "#lib/dates.ts";
import { listUnaskedIds } from "./askedTasks.ts";
import { buildCalendarFile, type Subscription } from "./calendarFile.ts";
import { createCalendarWords, getCalendarName } from "./fileWords.ts";
import { buildTaskCalendar } from "./taskCalendar.ts";
import type { Timeline } from "./timeline.ts";

export type PlanOnDay = {
  timeline: Pick<Timeline, "tasks" | "due">;
  plan: {
    id: string;
    createdAt: string;
    studentName: string | null;
    colleges: readonly { unitId: number }[];
  };
  today: Day;
  getCollege: (unitId: number) => Pick<CollegeSummary, "name"> | null;
};

export type CalendarText = { text: string; events: number; withoutDay: number; late: number };

/** Up to release 0.2.0 every task was an entry; a plan begun later has no such file anywhere. */
const endOfTaskEntries = Date.UTC(2026, 11, 15);

/**
 * `madeAt` is a UTC ISO timestamp: a later one replaces what an earlier one said. `about`: where it is subscribed to, and
 * what to know of it; a file that is downloaded has none, and takes back what files of earlier releases held.
 */
export function buildPlanCalendar(
  { timeline, plan, today, getCollege }: PlanOnDay,
  madeAt: string,
  about: Subscription | null = null,
): CalendarText {
  const unitIds = plan.colleges.map(({ unitId }) => unitId);
  const hadTaskEntries = about === null && Date.parse(plan.createdAt) < endOfTaskEntries;
  const { entries, shown, withoutDay, late } = buildTaskCalendar(timeline, {
    today,
    words: createCalendarWords(getCollege),
    formerIds: hadTaskEntries ? listUnaskedIds(timeline.tasks, unitIds) : null,
  });
  const text = buildCalendarFile(entries, {
    name: getCalendarName(plan.studentName),
    planId: plan.id,
    madeAt,
    subscribed: about,
  });
  return { text, events: shown, withoutDay, late };
}
