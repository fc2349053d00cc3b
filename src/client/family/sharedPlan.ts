/**
 * A plan shared by someone else: rebuilt from its commands, with tasks that can be checked off. Held in
 * memory only, never in the device's database.
 */
import { queryOptions } from "@tanstack/react-query";
import { type PlanApi, planApi, toFailure } from "#client/planSync/planApi.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { applyCommand } from "#domain/plan/apply.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { type Command, type CommandDraft, makeCommand } from "#domain/plan/commands.ts";
import { makeEmptyPlan, type Plan, type Scope } from "#domain/plan/plan.ts";
import { replayCommands } from "#domain/plan/replay.ts";

export type SharedPlan = {
  plan: Plan;
  revision: number;
  scopes: readonly Scope[];
  moneySharedSince: string | null;
};

/** Keyed by account. A new revision or changed permissions is a new query; the previous result stays until it has loaded. */
export const buildSharedPlanQuery = (account: number, entry: PlanEntry) =>
  queryOptions({
    queryKey: ["shared-plan", account, entry.planId],
    queryFn: () => readSharedPlan(entry, planApi.pull),
    ...cacheClasses.realtime,
  });

/** A plan holds at most 10,000 commands in pages of 500; stop reading one that never ends. */
const mostPages = 40;

export async function readSharedPlan(
  { planId, createdAt }: Pick<PlanEntry, "planId" | "createdAt">,
  pull: PlanApi["pull"],
): Promise<SharedPlan> {
  const commands: Command[] = [];
  let after = 0;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await pull(planId, after);
    for (const { command } of page.commands) {
      const read = readCommand(command);
      // Commands from a newer release are skipped, as everywhere.
      if (read.ok) commands.push(read.value);
    }
    after = page.commands.at(-1)?.revision ?? page.revision;
    if (page.isComplete) {
      const { revision, scopes, moneySharedSince } = page;
      return {
        plan: replayCommands(makeEmptyPlan(planId, createdAt), commands),
        revision,
        scopes,
        moneySharedSince,
      };
    }
  }
  throw new Error("The plan has no end.");
}

/** The command for a draft, with a timestamp later than anything in the plan, whatever this device's clock says. */
export function createCommand(plan: Plan, draft: CommandDraft, id: string, now: Date): Command {
  const latest = Object.values(plan.stamps)
    .map((stamp) => Date.parse(stamp.split(" ")[0] ?? ""))
    .filter((ms) => !Number.isNaN(ms));
  const at = new Date(Math.max(now.getTime(), ...latest.map((ms) => ms + 1)));
  return makeCommand(draft, { id, at: at.toISOString(), planId: plan.id });
}

/** The plan as it will be once the server has accepted the command. */
export function appendCommand(shared: SharedPlan, command: Command): SharedPlan {
  return { ...shared, plan: applyCommand(shared.plan, command) };
}

/** Others may change the plan at the same time: read their changes and resend the same command, up to this many times. */
const mostTries = 5;

/** Sends one command. Rejects if the server refuses, or if the plan changes faster than this can follow. */
export async function sendCommand(
  { planId, createdAt }: Pick<PlanEntry, "planId" | "createdAt">,
  revision: number,
  command: Command,
  api: Pick<PlanApi, "pull" | "send">,
): Promise<void> {
  let after = revision;
  for (let tries = 1; ; tries += 1) {
    try {
      await api.send(planId, after, { createdAt, commands: [command] });
      return;
    } catch (error) {
      if (tries >= mostTries || toFailure(error).kind !== "movedOn") throw error;
      ({ revision: after } = await api.pull(planId, after));
    }
  }
}
