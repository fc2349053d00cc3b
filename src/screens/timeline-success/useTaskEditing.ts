/** What every task on the page needs: today's date, colleges, related tasks, and actions. */
import { useMemo } from "react";
import { usePlanStore } from "#client/plan/usePlan.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { useTick } from "#components/timeline/useTick.ts";
import type { ReadyTimeline } from "#components/timeline/useTimeline.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { makeTaskMarkDraft } from "#domain/plan/commands.ts";
import type { OwnTask, TaskMark, TimelineTask } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import { words } from "./words.ts";

export type TaskEditing = {
  today: Day;
  changes: TaskChanges;
  collegeOf: (unitId: number) => CollegeSummary | null;
  /** Null for a task of another timeline. */
  getTask: (taskId: string) => TimelineTask | null;
  /** The tasks that come after this one. */
  waitingFor: (taskId: string) => readonly TimelineTask[];
  /** Null for a generated task. */
  getOwnTask: (taskId: string) => OwnTask | null;
  /** The plan's colleges, to choose from for a custom task. */
  colleges: readonly { unitId: number; name: string | null }[];
  ownTasks: readonly OwnTask[];
  /** Opens the section that contains the task and scrolls to it. */
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

const taskWords = words.task;

type TaskChanges = {
  tick(task: TimelineTask, isDone: boolean): void;
  drop(task: TimelineTask): void;
  bringBack(task: TimelineTask): void;
  mark(task: TimelineTask, fields: Partial<TaskMark>): void;
  addOwn(task: OwnTask): void;
  changeOwn(task: OwnTask): void;
  removeOwn(task: TimelineTask, own: OwnTask): void;
};

/** Changes to tasks: check off, drop, edit and add; each shows a message with undo. */
function useTaskChanges(): TaskChanges {
  const store = usePlanStore();
  const save = useSave();
  const tick = useTick();
  return useMemo(() => {
    const mark = (title: string, task: TimelineTask, fields: Partial<TaskMark>) =>
      void save(title, makeTaskMarkDraft(task.id, fields));
    return {
      tick,
      drop(task) {
        mark(taskWords.wasDropped(task.title), task, { isDropped: true });
      },
      bringBack(task) {
        store.give(makeTaskMarkDraft(task.id, { isDropped: false }));
      },
      mark(task, fields) {
        mark(words.editor.saved(fields.title ?? task.title), task, fields);
      },
      addOwn(task) {
        save(words.editor.added(task.title), { kind: "setOwnTask", taskId: task.id, task });
      },
      changeOwn(task) {
        save(words.editor.saved(task.title), { kind: "setOwnTask", taskId: task.id, task });
      },
      removeOwn(task, own) {
        save(taskWords.wasRemoved(task.title), { kind: "setOwnTask", taskId: own.id, task: null });
      },
    };
  }, [store, save, tick]);
}
