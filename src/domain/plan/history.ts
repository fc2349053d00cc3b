/** A plan's command log in server order: the plan at any revision, and a shorter log with the same result. */
import { type Command, type CommandDraft, findCommandScope } from "./commands.ts";
import type { Plan } from "./plan.ts";
import { compactCommands, replayCommands } from "./replay.ts";
import { listRestoreDrafts } from "./restore.ts";

/** `revision` counts a plan's commands from 1, in the order the server accepted them. */
export type LoggedCommand = { revision: number; command: Command };

/** The plan after that revision. */
export function buildPlanAt(start: Plan, log: readonly LoggedCommand[], revision: number): Plan {
  const until = log.filter((entry) => entry.revision <= revision);
  return replayCommands(
    start,
    until.map(({ command }) => command),
  );
}

/**
 * Revisions that can be deleted: commands up to `until` that were overwritten by other commands up to it. Every state
 * from `until` on can still be reconstructed.
 */
export function listSpentRevisions(log: readonly LoggedCommand[], until: number): number[] {
  const early = log.filter(({ revision }) => revision <= until);
  const speaking = new Set(compactCommands(early.map(({ command }) => command)).map(({ id }) => id));
  return early.filter(({ command }) => !speaking.has(command.id)).map(({ revision }) => revision);
}

/** One request's commands: the last of their revisions, and when they arrived. */
export type HistoryPoint = { revision: number; at: string };

/**
 * The commands that bring a plan back to a point in its history. Money answers can be older than the sharing that brought
 * them here. For a point before the sharing, nothing is known about money, so it is left unchanged; what was answered by
 * then belongs to every point after it.
 */
export function listDraftsBackTo(
  start: Plan,
  log: readonly LoggedCommand[],
  { revision, at }: HistoryPoint,
  moneySharedSince: string | null,
): CommandDraft[] {
  const isMoneyKnown = moneySharedSince !== null && at >= moneySharedSince;
  const then = log.filter(
    (entry) =>
      entry.revision <= revision ||
      (isMoneyKnown && findCommandScope(entry.command) === "money" && entry.command.at <= moneySharedSince),
  );
  const planOf = (entries: readonly LoggedCommand[]) =>
    replayCommands(
      start,
      entries.map(({ command }) => command),
    );
  const drafts = listRestoreDrafts(planOf(log), planOf(then));
  return isMoneyKnown ? drafts : drafts.filter((draft) => findCommandScope(draft) !== "money");
}
