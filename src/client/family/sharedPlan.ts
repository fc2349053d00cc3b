/** A plan that somebody shared: read whole from its commands, and ticked. It lives in memory only, never in the device's store. */
import { failureOf, type PlanApi } from "#client/planSync/planApi.ts";
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

/** A plan holds 10,000 commands, in pages of 500: one that has no end is not read for ever. */
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
      // What a newer release wrote is left out, as everywhere.
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

/** The command that says so, later than all that the plan holds, whatever this device's clock says. */
export function createCommand(plan: Plan, draft: CommandDraft, id: string, now: Date): Command {
  const latest = Object.values(plan.stamps)
    .map((stamp) => Date.parse(stamp.split(" ")[0] ?? ""))
    .filter((ms) => !Number.isNaN(ms));
  const at = new Date(Math.max(now.getTime(), ...latest.map((ms) => ms + 1)));
  return makeCommand(draft, { id, at: at.toISOString(), planId: plan.id });
}

/** As it will be when the server has taken the command. */
export function appendCommand(shared: SharedPlan, command: Command): SharedPlan {
  return { ...shared, plan: applyCommand(shared.plan, command) };
}

/** Others change the plan too: so often their changes are read first, and the same command is sent again. */
const mostTries = 5;

/** Sends one command. Rejects as the server refuses, and where the plan moves on faster than this can follow. */
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
      if (tries >= mostTries || failureOf(error).kind !== "movedOn") throw error;
      ({ revision: after } = await api.pull(planId, after));
    }
  }
}
