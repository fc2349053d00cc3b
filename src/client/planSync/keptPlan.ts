/** Plans and commands as the device keeps them, read: what this release does not understand is left where it is. */
import type { KeptPlan } from "#client/plan/planDatabase.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import type { Command } from "#domain/plan/commands.ts";
import { makeEmptyPlan, isObject, type Plan } from "#domain/plan/plan.ts";
import { replayCommands } from "#domain/plan/replay.ts";

export function readable(raw: unknown): Command[] {
  const read = readCommand(raw);
  return read.ok ? [read.value] : [];
}

export function planOf(start: KeptPlan, commands: readonly unknown[]): Plan {
  const ofPlan = commands.filter((raw) => isObject(raw) && raw["planId"] === start.id).flatMap(readable);
  return replayCommands(makeEmptyPlan(start.id, start.createdAt), ofPlan);
}
