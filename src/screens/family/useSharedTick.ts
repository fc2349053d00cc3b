/** Checks off a task of a shared plan. */
import { useState } from "react";
import type { SharedPlan } from "#client/family/sharedPlan.ts";
import { getToday } from "#client/today.ts";
import { describeFailure } from "#components/family/failure.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { makeTaskMarkDraft } from "#domain/plan/commands.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { useToast } from "#ui/Toast.tsx";
import { useSharedChange } from "./useSharedChange.ts";
import { words } from "./words.ts";

export type SharedTick = {
  /** Tasks with a change in flight, by id, and what was asked: true is done. */
  busy: ReadonlyMap<string, boolean>;
  run: (task: TimelineTask, isDone: boolean) => void;
};

export function useSharedTick(account: number, entry: PlanEntry, shared: SharedPlan): SharedTick {
  const change = useSharedChange(account, entry, shared);
  const showToast = useToast();
  const [busy, setBusy] = useState<ReadonlyMap<string, boolean>>(new Map());

  async function send(task: TimelineTask, isDone: boolean): Promise<void> {
    setBusy((now) => new Map([...now, [task.id, isDone]]));
    try {
      await change(
        makeTaskMarkDraft(task.id, { doneOn: isDone ? getToday() : null }),
        makeTaskMarkDraft(task.id, { doneOn: task.doneOn }),
      );
      showToast({ title: isDone ? words.ticked(task.title) : words.unticked(task.title) });
    } catch (error) {
      showToast({
        title: words.tickRefused(task.title),
        description: describeFailure(error),
        variant: "destructive",
      });
    } finally {
      setBusy((now) => new Map([...now].filter(([id]) => id !== task.id)));
    }
  }

  return { busy, run: (task, isDone) => void send(task, isDone) };
}
