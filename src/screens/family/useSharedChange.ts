/** Changes a shared plan: optimistically, then sent, and reverted if the server refuses. */
import { useQueryClient } from "@tanstack/react-query";
import {
  appendCommand,
  buildSharedPlanQuery,
  createCommand,
  type SharedPlan,
  sendCommand,
} from "#client/family/sharedPlan.ts";
import { planApi } from "#client/planSync/planApi.ts";
import type { PlanEntry } from "#contract/plans.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";

/** Sends `draft`; `back` is what undoes it on this page if the server refuses, and then the promise rejects. */
export type SharedChange = (draft: CommandDraft, back: CommandDraft) => Promise<void>;

export function useSharedChange(account: number, entry: PlanEntry, shared: SharedPlan): SharedChange {
  const client = useQueryClient();
  const { queryKey } = buildSharedPlanQuery(account, entry);
  return async (draft, back) => {
    const command = createCommand(shared.plan, draft, createRandomId(), new Date());
    // A read already in flight does not include it yet.
    await client.cancelQueries({ queryKey });
    client.setQueryData<SharedPlan>(queryKey, (now) =>
      now === undefined ? now : appendCommand(now, command),
    );
    try {
      await sendCommand(entry, shared.revision, command, planApi);
    } catch (error) {
      client.setQueryData<SharedPlan>(queryKey, (now) =>
        now === undefined
          ? now
          : appendCommand(now, createCommand(now.plan, back, createRandomId(), new Date())),
      );
      throw error;
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  };
}

/** 22 random characters; `crypto.randomUUID` is missing over plain http. */
export function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** An id of letters and digits alone, as members of a plan have. */
export function createMemberId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
