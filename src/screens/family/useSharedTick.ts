/** Checks off a task of a shared plan: shown at once, sent, and taken back on the page where the server refuses. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { buildSharedPlanQuery } from "#client/family/familyQueries.ts";
import { createCommand, type SharedPlan, sendCommand, appendCommand } from "#client/family/sharedPlan.ts";
import { planApi } from "#client/planSync/planApi.ts";
import { getToday } from "#client/today.ts";
import { describeFailure } from "#components/family/failure.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { makeTaskMarkDraft } from "#domain/plan/commands.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { useToast } from "#ui/Toast.tsx";
import { words } from "./words.ts";

export type SharedTick = {
  /** Ids of tasks whose change is on its way. */
  busy: ReadonlySet<string>;
  run: (task: TimelineTask, isDone: boolean) => void;
};

export function useSharedTick(account: number, entry: PlanEntry, shared: SharedPlan): SharedTick {
  const client = useQueryClient();
  const showToast = useToast();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const { queryKey } = buildSharedPlanQuery(account, entry);

  async function send(task: TimelineTask, isDone: boolean): Promise<void> {
    const draft = makeTaskMarkDraft(task.id, { doneOn: isDone ? getToday() : null });
    const command = createCommand(shared.plan, draft, createRandomId(), new Date());
    setBusy((now) => new Set([...now, task.id]));
    // A reading under way does not know of it yet.
    await client.cancelQueries({ queryKey });
    client.setQueryData<SharedPlan>(queryKey, (now) => (now === undefined ? now : appendCommand(now, command)));
    try {
      await sendCommand(entry, shared.revision, command, planApi);
      showToast({ title: isDone ? words.ticked(task.title) : words.unticked(task.title) });
    } catch (error) {
      const back = makeTaskMarkDraft(task.id, { doneOn: task.doneOn });
      client.setQueryData<SharedPlan>(queryKey, (now) =>
        now === undefined ? now : appendCommand(now, createCommand(now.plan, back, createRandomId(), new Date())),
      );
      showToast({
        title: words.tickRefused(task.title),
        description: describeFailure(error),
        variant: "destructive",
      });
    } finally {
      setBusy((now) => new Set([...now].filter((id) => id !== task.id)));
      await client.invalidateQueries({ queryKey });
    }
  }

  return { busy, run: (task, isDone) => void send(task, isDone) };
}

/** 22 characters of chance; `crypto.randomUUID` is missing over plain http. */
function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
