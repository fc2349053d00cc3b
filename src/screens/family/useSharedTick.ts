/** Checks off a task of a shared plan: optimistically, then sent, and reverted if the server refuses. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { buildSharedPlanQuery } from "#client/family/familyQueries.ts";
import { appendCommand, createCommand, type SharedPlan, sendCommand } from "#client/family/sharedPlan.ts";
import { planApi } from "#client/planSync/planApi.ts";
import { getToday } from "#client/today.ts";
import { describeFailure } from "#components/family/failure.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { makeTaskMarkDraft } from "#domain/plan/commands.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { useToast } from "#ui/Toast.tsx";
import { words } from "./words.ts";

export type SharedTick = {
  /** Tasks with a change in flight, by id, and what was asked: true is done. */
  busy: ReadonlyMap<string, boolean>;
  run: (task: TimelineTask, isDone: boolean) => void;
};

export function useSharedTick(account: number, entry: PlanEntry, shared: SharedPlan): SharedTick {
  const client = useQueryClient();
  const showToast = useToast();
  const [busy, setBusy] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { queryKey } = buildSharedPlanQuery(account, entry);

  async function send(task: TimelineTask, isDone: boolean): Promise<void> {
    const draft = makeTaskMarkDraft(task.id, { doneOn: isDone ? getToday() : null });
    const command = createCommand(shared.plan, draft, createRandomId(), new Date());
    setBusy((now) => new Map([...now, [task.id, isDone]]));
    // A read already in flight does not include it yet.
    await client.cancelQueries({ queryKey });
    client.setQueryData<SharedPlan>(queryKey, (now) =>
      now === undefined ? now : appendCommand(now, command),
    );
    try {
      await sendCommand(entry, shared.revision, command, planApi);
      showToast({ title: isDone ? words.ticked(task.title) : words.unticked(task.title) });
    } catch (error) {
      const back = makeTaskMarkDraft(task.id, { doneOn: task.doneOn });
      client.setQueryData<SharedPlan>(queryKey, (now) =>
        now === undefined
          ? now
          : appendCommand(now, createCommand(now.plan, back, createRandomId(), new Date())),
      );
      showToast({
        title: words.tickRefused(task.title),
        description: describeFailure(error),
        variant: "destructive",
      });
    } finally {
      setBusy((now) => new Map([...now].filter(([id]) => id !== task.id)));
      await client.invalidateQueries({ queryKey });
    }
  }

  return { busy, run: (task, isDone) => void send(task, isDone) };
}

/** 22 random characters; `crypto.randomUUID` is missing over plain http. */
function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
