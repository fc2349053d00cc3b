/** A plan's timeline, worked out once for each state of the plan, however many parts of a page show it. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/details.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { buildTimelineInput } from "#domain/plan/timelineInput.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import type { Timeline } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";

type Colleges = ReadonlyMap<number, CollegeSummary>;
type Made = { colleges: Colleges; deadlines: readonly Deadline[]; today: Day; timeline: Timeline | null };

const made = new WeakMap<Plan, Made>();

/** Null while the class is not known. */
export function buildPlanTimeline(
  plan: Plan,
  colleges: Colleges,
  deadlines: readonly Deadline[],
  today: Day,
): Timeline | null {
  const known = made.get(plan);
  if (known?.colleges === colleges && known.deadlines === deadlines && known.today === today)
    return known.timeline;
  const input = buildTimelineInput(plan, (unitId) => colleges.get(unitId) ?? null, deadlines, today);
  const timeline = input === null ? null : buildTimeline(input);
  made.set(plan, { colleges, deadlines, today, timeline });
  return timeline;
}
