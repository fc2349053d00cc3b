/** Ticks a task off and back on, with a message that can take it back. */
import { useCallback } from "react";
import { usePlanStore } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { makeTaskMarkDraft } from "#domain/plan/commands.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { useToast } from "#ui/Toast.tsx";
import { words } from "./words.ts";

const text = words.steps;

export function useTick(): (task: TimelineTask, isDone: boolean) => void {
  const store = usePlanStore();
  const toast = useToast();
  return useCallback(
    (task, isDone) => {
      const undo = store.give(makeTaskMarkDraft(task.id, { doneOn: isDone ? getToday() : null }));
      const title = isDone ? text.ticked(task.title) : text.unticked(task.title);
      toast({ title, action: { label: text.undo, run: undo } });
    },
    [store, toast],
  );
}
