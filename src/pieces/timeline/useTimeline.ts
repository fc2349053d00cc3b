/** The shown student's timeline: plan, colleges, deadlines and the day joined, with every state on the way there. */
import type { FailedLoad } from "#client/query/loadState.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { Timeline } from "#domain/timeline/timeline.ts";
import type { Day } from "#kit/dates.ts";

export type ReadyTimeline = {
  status: "ready";
  timeline: Timeline;
  plan: Plan;
  today: Day;
  /** Null for a number that no college of the data set has. */
  collegeOf: (unitId: number) => CollegeSummary | null;
};

/** "needsYear": neither a graduation year nor a grade is known; /application-timeline asks. */
export type TimelineState = { status: "loading" } | FailedLoad | { status: "needsYear" } | ReadyTimeline;

/** Nothing is asked for while `isWanted` is false. */
export function useTimeline(isWanted = true): TimelineState {
  void isWanted;
  return { status: "loading" };
}
