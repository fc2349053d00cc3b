/** A student's timeline, built from plan, colleges, deadlines and today's date, with its loading states. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { loadModule } from "#client/chunks/loadModule.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import type { Engine, TimelineRequest } from "#client/engine/engine.ts";
import { createQuestion, useAnswer } from "#client/engine/useAnswer.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { type FailedLoad, loadStateOf } from "#client/query/loadState.ts";
import { timelineTemplatesQuery } from "#client/query/namedQueries.ts";
import { getToday } from "#client/today.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/details.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { Timeline } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import { toTimelineRequest } from "./timelineRequest.ts";

export type ReadyTimeline = {
  status: "ready";
  timeline: Timeline;
  plan: Plan;
  today: Day;
  /** Null for an id that no college in the data set has. */
  getCollege: (unitId: number) => CollegeSummary | null;
};

/** "needsYear": neither a graduation year nor a grade is known; /application-timeline asks. */
export type TimelineState = { status: "loading" } | FailedLoad | { status: "needsYear" } | ReadyTimeline;

let failures = 0;
let answerTimeline: Engine["timeline"] | null = null;

/** The rules are loaded separately: a page that only links to a timeline does not download them. */
const rulesQuery = queryOptions({
  queryKey: ["timeline-rules"],
  async queryFn() {
    try {
      ({ answerTimeline } = await loadModule(() => import("#client/engine/answerTimeline.ts"), failures));
      return true;
    } catch (error) {
      failures += 1;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/** Fetches nothing while `isWanted` is false. A timeline without colleges fetches no college data. */
export function useTimeline(isWanted = true): TimelineState {
  const { plan, isLoaded } = usePlan();
  return usePlanTimeline(plan, isLoaded, isWanted);
}

/** Any plan's timeline; `isLoaded` is false until the plan has been read. */
export function usePlanTimeline(plan: Plan, isLoaded = true, isWanted = true): TimelineState {
  // There is no clock in the prerendered first render.
  const day = useSyncExternalStore(subscribeToNothing, getToday, () => null);
  const needsYear = isLoaded && plan.timeline.graduationYear === null && plan.profile.gradeYear === null;
  const isOn = isWanted && isLoaded && !needsYear;
  const hasColleges = plan.colleges.length > 0;
  const rules = loadStateOf(useQuery({ ...rulesQuery, enabled: isOn }));
  const templates = loadStateOf(useQuery({ ...timelineTemplatesQuery, enabled: isOn && hasColleges }));
  const colleges = useColleges(isOn && hasColleges);

  const hasRules = rules.status === "ready";
  const deadlines = templates.status === "ready" ? templates.value.deadlines : null;
  const all = colleges.status === "ready" ? colleges.value : null;
  const request = useMemo(() => {
    if (!isOn || !hasRules || day === null) return null;
    if (!hasColleges) return toTimelineRequest({ release: null, plan, deadlines: noDeadlines, today: day });
    if (deadlines === null || all === null) return null;
    return toTimelineRequest({ release: all.release, plan, deadlines, today: day });
  }, [isOn, hasRules, plan, hasColleges, all, deadlines, day]);
  const answer = useAnswer(question, request);
  const made = request !== null && answer.status === "ready" ? answer.value : null;
  const ready = useMemo((): ReadyTimeline | null => {
    if (made === null || made.timeline === null) return null;
    const getCollege = (unitId: number) => all?.byUnitId.get(unitId) ?? null;
    const { timeline, plan: madeFrom, today } = made;
    return { status: "ready", timeline, plan: madeFrom, today, getCollege };
  }, [made, all]);

  if (needsYear) return { status: "needsYear" };
  if (ready !== null) return ready;
  if (answer.status === "failed") throw answer.error;
  for (const part of hasColleges ? [rules, templates, colleges] : [rules]) {
    if (part.status === "failed") return part;
  }
  return { status: "loading" };
}

const noDeadlines: readonly Deadline[] = [];

/** The answer names what it was made from, since the plan may have gone on meanwhile. */
const question = createQuestion(async (request: TimelineRequest) => {
  // Asked only once the rules are there.
  if (answerTimeline === null) throw new Error("The timeline's rules are not loaded.");
  return { timeline: await answerTimeline(request), plan: request.plan, today: request.today };
});

/** The date is read once per page load. */
function subscribeToNothing(): () => void {
  return () => undefined;
}
