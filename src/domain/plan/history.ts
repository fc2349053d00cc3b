/** A plan's commands in the order the server took them: the plan as it was, and a shorter log that says the same. */
import type { Command } from "./commands.ts";
import type { Plan } from "./plan.ts";
import { compact, replay } from "./replay.ts";

/** `revision` counts the commands of a plan from 1, in the order the server took them. */
export type LoggedCommand = { revision: number; command: Command };

/** The plan as it was after that revision. */
export function planAt(start: Plan, log: readonly LoggedCommand[], revision: number): Plan {
  const until = log.filter((entry) => entry.revision <= revision);
  return replay(
    start,
    until.map(({ command }) => command),
  );
}

/**
 * The revisions that may go: commands up to `until` that other commands up to it have written over. Every state from
 * `until` on can still be told from what is left.
 */
export function spentRevisions(log: readonly LoggedCommand[], until: number): number[] {
  const early = log.filter(({ revision }) => revision <= until);
  const speaking = new Set(compact(early.map(({ command }) => command)).map(({ id }) => id));
  return early.filter(({ command }) => !speaking.has(command.id)).map(({ revision }) => revision);
}
