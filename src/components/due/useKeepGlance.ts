/** Keeps the plan's next date and one step for the pages that have no plan at hand: the home page and the header's menu. */
import { useEffect } from "react";
import { type Glance, keepGlance } from "#client/plan/glance.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import type { ReadyTimeline, TimelineState } from "#components/timeline/useTimeline.ts";
import { isFarOff } from "#domain/timeline/dueWords.ts";
import { findNextTasks } from "#domain/timeline/nextTasks.ts";
import { sayWhose } from "./sayWhose.ts";
import { words } from "./words.ts";

export function useKeepGlance(timeline: TimelineState): void {
  const { plan } = usePlan();
  const ready = timeline.status === "ready" ? timeline : null;
  const needsYear = timeline.status === "needsYear";
  useEffect(() => {
    if (ready !== null) keepGlance(ready.plan, { madeOn: ready.today, ...toGlance(ready) });
    else if (needsYear) {
      const step = { title: words.glance.sayYear, to: "/application-timeline" };
      keepGlance(plan, { madeOn: getToday(), next: null, step });
    }
  }, [ready, needsYear, plan]);
}

export function toGlance({
  timeline,
  getCollege,
}: Pick<ReadyTimeline, "timeline" | "getCollege">): Pick<Glance, "next" | "step"> {
  const [first] = timeline.due;
  // What the next date still waits for comes before what merely comes first, once it can be begun.
  const isNear = first !== undefined && !isFarOff(first);
  const task = (isNear ? first.missing[0] : undefined) ?? findNextTasks(timeline.tasks, 1)[0];
  return {
    next:
      first === undefined
        ? null
        : {
            day: first.day,
            whose: sayWhose(first, getCollege),
            what: words.kind(first),
            isExpected: first.isExpected,
          },
    step: task === undefined ? null : { title: task.title, to: task.to ?? "/timeline-success" },
  };
}
