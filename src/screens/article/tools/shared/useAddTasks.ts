/** Puts tasks of a tool into the plan, all at once, with a message that takes them back. */
import { useCallback } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import { planLimits } from "#domain/plan/plan.ts";
import type { OwnTask } from "#domain/timeline/timeline.ts";
import { useToast } from "#ui/Toast.tsx";
import { sharedWords } from "./words.ts";

export type AddTasks = {
  /** Ids of the plan's own tasks. */
  inPlan: ReadonlySet<string>;
  /** Says false, and changes nothing, where the plan has no room for all of them. */
  add: (tasks: readonly OwnTask[], sentence: string) => boolean;
};

/** The same id again replaces the task: a plan made anew does not double what is there. */
export function useAddTasks(): AddTasks {
  const { plan } = usePlan();
  const store = usePlanStore();
  const toast = useToast();
  const { ownTasks } = plan;
  const add = useCallback(
    (tasks: readonly OwnTask[], sentence: string) => {
      const known = new Set(ownTasks.map(({ id }) => id));
      const added = tasks.filter(({ id }) => !known.has(id)).length;
      if (known.size + added > planLimits.ownTasks) return false;
      const drafts = tasks.map((task): CommandDraft => ({ kind: "setOwnTask", taskId: task.id, task }));
      const undo = store.give(...drafts);
      toast({ title: sentence, action: { label: sharedWords.undo, run: undo } });
      return true;
    },
    [ownTasks, store, toast],
  );
  return { inPlan: new Set(ownTasks.map(({ id }) => id)), add };
}
