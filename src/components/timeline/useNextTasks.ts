/** The next tasks of a timeline; what is ticked off here stays in its place for as long as the page is shown. */
import { useState } from "react";
import { findNextTasks } from "#domain/timeline/nextTasks.ts";
import type { Timeline, TimelineTask } from "#domain/timeline/timeline.ts";
import { useTick } from "./useTick.ts";

export type NextTasks = {
  tasks: readonly TimelineTask[];
  onTick: (task: TimelineTask, isDone: boolean) => void;
};

/** `timeline` is null until it is there. */
export function useNextTasks(timeline: Timeline | null, count: number): NextTasks {
  const tick = useTick();
  /** Ids in the order they stood in when the last box was ticked, and those that were ticked. */
  const [kept, setKept] = useState<{ order: readonly string[]; ticked: readonly string[] }>(none);
  const tasks = timeline === null ? [] : pickShownTasks(timeline, count, kept);
  return {
    tasks,
    onTick(task, isDone) {
      setKept({
        order: tasks.map(({ id }) => id),
        ticked: [...kept.ticked.filter((id) => id !== task.id), task.id],
      });
      tick(task, isDone);
    },
  };
}

const none = { order: [], ticked: [] };

/** A list that jumps under the finger gets the wrong box ticked: who stands there stays, others come after. */
export function pickShownTasks(
  timeline: Pick<Timeline, "tasks">,
  count: number,
  kept: { order: readonly string[]; ticked: readonly string[] },
): TimelineTask[] {
  const byId = new Map(timeline.tasks.map((task) => [task.id, task]));
  const next = findNextTasks(timeline.tasks, count);
  const isNext = new Set(next.map(({ id }) => id));
  const staying = kept.order.flatMap((id) => {
    const task = byId.get(id);
    return task !== undefined && (isNext.has(id) || kept.ticked.includes(id)) ? [task] : [];
  });
  const stays = new Set(staying.map(({ id }) => id));
  return [...staying, ...next.filter(({ id }) => !stays.has(id))];
}
