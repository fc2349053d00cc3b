/** What every task on the page needs besides itself: the day, its colleges, its neighbors, and what can be done to it. */
import { useMemo } from "react";
import type { ReadyTimeline } from "#components/timeline/useTimeline.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { OwnTask, TimelineTask } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import { type TaskChanges, useTaskChanges } from "./useTaskChanges.ts";

export type TaskEditing = {
  today: Day;
  changes: TaskChanges;
  collegeOf: (unitId: number) => CollegeSummary | null;
  /** Null for a task of another timeline. */
  getTask: (taskId: string) => TimelineTask | null;
  /** The tasks that come after this one. */
  waitingFor: (taskId: string) => readonly TimelineTask[];
  /** Null where the task is a rule's. */
  getOwnTask: (taskId: string) => OwnTask | null;
  /** Colleges of the plan, for a task of the family's own. */
  colleges: readonly { unitId: number; name: string | null }[];
  ownTasks: readonly OwnTask[];
  /** Opens the section that holds the task and goes there. */
  show: (taskId: string) => void;
};

export function useTaskEditing(ready: ReadyTimeline, show: (taskId: string) => void): TaskEditing {
  const changes = useTaskChanges();
  const { timeline, plan, today, getCollege } = ready;
  return useMemo(() => {
    const byId = new Map(timeline.tasks.map((task) => [task.id, task]));
    const own = new Map(plan.ownTasks.map((task) => [`own.${task.id}`, task]));
    return {
      today,
      changes,
      collegeOf: getCollege,
      getTask: (taskId) => byId.get(taskId) ?? null,
      waitingFor: (taskId) => timeline.tasks.filter(({ needs }) => needs.includes(taskId)),
      getOwnTask: (taskId) => own.get(taskId) ?? null,
      colleges: plan.colleges.map(({ unitId }) => ({ unitId, name: getCollege(unitId)?.name ?? null })),
      ownTasks: plan.ownTasks,
      show,
    };
  }, [timeline, plan, today, getCollege, changes, show]);
}
