/** Checks a task off and back on, with a message that can undo it. */
import { useCallback, useSyncExternalStore } from "react";
import { usePlanStore } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { makeTaskMarkDraft } from "#domain/plan/commands.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { words } from "./words.ts";

const text = words.steps;

export function useTick(): (task: TimelineTask, isDone: boolean) => void {
  const save = useSave();
  return useCallback(
    (task, isDone) => {
      const title = isDone ? text.ticked(task.title) : text.unticked(task.title);
      save(title, makeTaskMarkDraft(task.id, { doneOn: isDone ? getToday() : null }));
    },
    [save],
  );
}

/** Whether a task is checked off, right away: the whole timeline follows a moment later. */
export function useIsTicked(taskId: string): boolean {
  const store = usePlanStore();
  const isTicked = () => {
    const { taskMarks } = store.getState().plan;
    return Object.hasOwn(taskMarks, taskId) && taskMarks[taskId]?.doneOn != null;
  };
  return useSyncExternalStore(store.subscribe, isTicked, () => false);
}
