/** A student's timeline: plan, colleges, deadlines and the day joined, with every state on the way there. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { loadModule } from "#client/chunks/loadModule.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { type FailedLoad, loadStateOf } from "#client/query/loadState.ts";
import { timelineTemplatesQuery } from "#client/query/namedQueries.ts";
import { getToday } from "#client/today.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { Timeline } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";

export type ReadyTimeline = {
  status: "ready";
  timeline: Timeline;
  plan: Plan;
  today: Day;
  /** Null for a number that no college of the data set has. */
  getCollege: (unitId: number) => CollegeSummary | null;
};

/** "needsYear": neither a graduation year nor a grade is known; /application-timeline asks. */
export type TimelineState = { status: "loading" } | FailedLoad | { status: "needsYear" } | ReadyTimeline;

let failures = 0;

/** The rules come by themselves: a page that only offers a timeline does not download them. */
const rulesQuery = queryOptions({
  queryKey: ["timeline-rules"],
  async queryFn() {
    try {
      return await loadModule(() => import("./buildPlanTimeline.ts"), failures);
    } catch (error) {
      failures += 1;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/** Nothing is asked for while `isWanted` is false. A timeline without colleges asks for no college data. */
export function useTimeline(isWanted = true): TimelineState {
  const { plan, isLoaded } = usePlan();
  return usePlanTimeline(plan, isLoaded, isWanted);
}

/** Any plan's timeline; `isLoaded` is false while it is not known what the plan holds. */
export function usePlanTimeline(plan: Plan, isLoaded = true, isWanted = true): TimelineState {
  // The first render knows no clock.
  const day = useSyncExternalStore(subscribeToNothing, getToday, () => null);
  const needsYear = isLoaded && plan.timeline.graduationYear === null && plan.profile.gradeYear === null;
  const isOn = isWanted && isLoaded && !needsYear;
  const hasColleges = plan.colleges.length > 0;
  const rules = loadStateOf(useQuery({ ...rulesQuery, enabled: isOn }));
  const templates = loadStateOf(useQuery({ ...timelineTemplatesQuery, enabled: isOn && hasColleges }));
  const colleges = useColleges(isOn && hasColleges);

  const getTimeline = rules.status === "ready" ? rules.value.buildPlanTimeline : null;
  const deadlines = templates.status === "ready" ? templates.value.deadlines : null;
  const byUnitId = colleges.status === "ready" ? colleges.value.byUnitId : null;
  const ready = useMemo((): ReadyTimeline | null => {
    if (!isOn || getTimeline === null || day === null) return null;
    if (hasColleges && (deadlines === null || byUnitId === null)) return null;
    const timeline = getTimeline(plan, byUnitId ?? noColleges, deadlines ?? noDeadlines, day);
    const getCollege = (unitId: number) => byUnitId?.get(unitId) ?? null;
    return timeline === null ? null : { status: "ready", timeline, plan, today: day, getCollege };
  }, [isOn, getTimeline, plan, hasColleges, byUnitId, deadlines, day]);

  if (needsYear) return { status: "needsYear" };
  if (ready !== null) return ready;
  for (const part of hasColleges ? [rules, templates, colleges] : [rules]) {
    if (part.status === "failed") return part;
  }
  return { status: "loading" };
}

const noColleges: ReadonlyMap<number, CollegeSummary> = new Map();
const noDeadlines = [] as const;

/** The day is read once a page life. */
function subscribeToNothing(): () => void {
  return () => undefined;
}
