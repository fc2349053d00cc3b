/** What a family does to a task: tick, drop, edit, and tasks of its own; each is said and can be taken back. */
import { useMemo, useSyncExternalStore } from "react";
import { usePlanStore } from "#client/plan/usePlan.ts";
import { useTick } from "#components/timeline/useTick.ts";
import { makeTaskMarkDraft } from "#domain/plan/commands.ts";
import type { OwnTask, TaskMark, TimelineTask } from "#domain/timeline/timeline.ts";
import { useToast } from "#ui/Toast.tsx";
import { words } from "./words.ts";

const text = words.task;

export type TaskChanges = {
  tick(task: TimelineTask, isDone: boolean): void;
  drop(task: TimelineTask): void;
  bringBack(task: TimelineTask): void;
  mark(task: TimelineTask, fields: Partial<TaskMark>): void;
  addOwn(task: OwnTask): void;
  changeOwn(task: OwnTask): void;
  removeOwn(task: TimelineTask, own: OwnTask): void;
};

export function useTaskChanges(): TaskChanges {
  const store = usePlanStore();
  const showToast = useToast();
  const tick = useTick();
  return useMemo(() => {
    const showDone = (title: string, undo: () => void) => showToast({ title, action: { label: text.undo, run: undo } });
    const mark = (task: TimelineTask, fields: Partial<TaskMark>) =>
      store.give(makeTaskMarkDraft(task.id, fields));
    return {
      tick,
      drop(task) {
        showDone(text.wasDropped(task.title), mark(task, { isDropped: true }));
      },
      bringBack(task) {
        mark(task, { isDropped: false });
      },
      mark(task, fields) {
        showDone(words.editor.saved(fields.title ?? task.title), mark(task, fields));
      },
      addOwn(task) {
        showDone(words.editor.added(task.title), store.give({ kind: "setOwnTask", taskId: task.id, task }));
      },
      changeOwn(task) {
        showDone(words.editor.saved(task.title), store.give({ kind: "setOwnTask", taskId: task.id, task }));
      },
      removeOwn(task, own) {
        showDone(text.wasRemoved(task.title), store.give({ kind: "setOwnTask", taskId: own.id, task: null }));
      },
    };
  }, [store, showToast, tick]);
}

/** Whether a task is ticked, at once: the whole timeline follows a moment later. */
export function useIsTicked(taskId: string): boolean {
  const store = usePlanStore();
  const isTicked = () => {
    const { taskMarks } = store.getState().plan;
    return Object.hasOwn(taskMarks, taskId) && taskMarks[taskId]?.doneOn != null;
  };
  return useSyncExternalStore(store.subscribe, isTicked, () => false);
}
