/** Changes to tasks: check off, drop, edit and add; each shows a message with undo. */
import { useMemo } from "react";
import { usePlanStore } from "#client/plan/usePlan.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { useTick } from "#components/timeline/useTick.ts";
import { makeTaskMarkDraft } from "#domain/plan/commands.ts";
import type { OwnTask, TaskMark, TimelineTask } from "#domain/timeline/timeline.ts";
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
  const save = useSave();
  const tick = useTick();
  return useMemo(() => {
    const mark = (title: string, task: TimelineTask, fields: Partial<TaskMark>) =>
      void save(title, makeTaskMarkDraft(task.id, fields));
    return {
      tick,
      drop(task) {
        mark(text.wasDropped(task.title), task, { isDropped: true });
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
        save(text.wasRemoved(task.title), { kind: "setOwnTask", taskId: own.id, task: null });
      },
    };
  }, [store, save, tick]);
}
