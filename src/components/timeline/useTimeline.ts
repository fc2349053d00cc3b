/** A student's timeline, built from plan, colleges, deadlines and today's date, with its loading states. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import { askEngine } from "#client/engine/askEngine.ts";
import type { TimelineRequest } from "#client/engine/engine.ts";
import { createQuestion, useAnswer } from "#client/engine/useAnswer.ts";
import { isChunkError } from "#client/errors/errorKinds.ts";
import { toFailureKind } from "#client/http/failureKind.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { type FailedLoad, loadStateOf } from "#client/query/loadState.ts";
import { timelineTemplatesQuery } from "#client/query/namedQueries.ts";
import { useReader } from "#client/reader.ts";
import { useToday } from "#client/useToday.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { TaskPerson, Timeline } from "#domain/timeline/timeline.ts";
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

/** Fetches nothing while `isWanted` is false. A timeline without colleges fetches no college data. */
export function useTimeline(isWanted = true): TimelineState {
  const { plan, isLoaded } = usePlan();
  return usePlanTimeline(plan, isLoaded, isWanted, useReader() ?? "student");
}

/** Any plan's timeline; `isLoaded` is false until the plan has been read. Its tasks speak to `reader`. */
export function usePlanTimeline(
  plan: Plan,
  isLoaded = true,
  isWanted = true,
  reader: TaskPerson = "student",
): TimelineState {
  // There is no clock in the prerendered first render.
  const day = useToday();
  const needsYear = isLoaded && plan.timeline.graduationYear === null && plan.profile.gradeYear === null;
  const isOn = isWanted && isLoaded && !needsYear;
  const hasColleges = plan.colleges.length > 0;
  const templates = loadStateOf(useQuery({ ...timelineTemplatesQuery, enabled: isOn && hasColleges }));
  const colleges = useColleges(isOn && hasColleges);

  const { deadlines, requirements } = templates.status === "ready" ? templates.value : nothingYet;
  const all = colleges.status === "ready" ? colleges.value : null;
  const request = useMemo(() => {
    if (!isOn || day === null) return null;
    if (!hasColleges)
      return toTimelineRequest({ release: null, plan, deadlines: noDeadlines, today: day, reader });
    if (deadlines === null || all === null) return null;
    return toTimelineRequest({ release: all.release, plan, deadlines, requirements, today: day, reader });
  }, [isOn, plan, hasColleges, all, deadlines, requirements, day, reader]);
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
  if (answer.status === "failed") {
    if (!isChunkError(answer.error)) throw answer.error;
    // The rules could not be downloaded.
    return { status: "failed", failure: toFailureKind(answer.error), tryAgain: answer.tryAgain };
  }
  for (const part of hasColleges ? [templates, colleges] : []) {
    if (part.status === "failed") return part;
  }
  return { status: "loading" };
}

const nothingYet = { deadlines: null, requirements: null };
const noDeadlines: readonly Deadline[] = [];

/** The answer names what it was made from, since the plan may have gone on meanwhile. */
const ask = askEngine("timeline");
const question = createQuestion(async (request: TimelineRequest, signal) => ({
  timeline: await ask(request, signal),
  plan: request.plan,
  today: request.today,
}));
