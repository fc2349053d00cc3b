/** Adds a tool's tasks to the plan in one go, with a message that can undo it. */
import { useCallback } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { useSave } from "#components/keeping/useSave.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import { planLimits } from "#domain/plan/plan.ts";
import type { OwnTask } from "#domain/timeline/timeline.ts";

export type AddTasks = {
  /** Ids of the plan's own tasks. */
  inPlan: ReadonlySet<string>;
  /** Returns false and changes nothing if the plan has no room for all of them. */
  add: (tasks: readonly OwnTask[], sentence: string) => boolean;
};

/** The same id replaces the task, so that a regenerated plan does not duplicate anything. */
export function useAddTasks(): AddTasks {
  const { plan } = usePlan();
  const save = useSave();
  const { ownTasks } = plan;
  const add = useCallback(
    (tasks: readonly OwnTask[], sentence: string) => {
      const known = new Set(ownTasks.map(({ id }) => id));
      const added = tasks.filter(({ id }) => !known.has(id)).length;
      if (known.size + added > planLimits.ownTasks) return false;
      const drafts = tasks.map((task): CommandDraft => ({ kind: "setOwnTask", taskId: task.id, task }));
      save(sentence, ...drafts);
      return true;
    },
    [ownTasks, save],
  );
  return { inPlan: new Set(ownTasks.map(({ id }) => id)), add };
}
