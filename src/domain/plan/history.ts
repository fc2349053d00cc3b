/** A plan's commands in the order the server took them: the plan as it was, and a shorter log that says the same. */
import { type Command, type CommandDraft, findCommandScope } from "./commands.ts";
import type { Plan } from "./plan.ts";
import { compactCommands, replayCommands } from "./replay.ts";
import { listRestoreDrafts } from "./restore.ts";

/** `revision` counts the commands of a plan from 1, in the order the server took them. */
export type LoggedCommand = { revision: number; command: Command };

/** The plan as it was after that revision. */
export function buildPlanAt(start: Plan, log: readonly LoggedCommand[], revision: number): Plan {
  const until = log.filter((entry) => entry.revision <= revision);
  return replayCommands(
    start,
    until.map(({ command }) => command),
  );
}

/**
 * The revisions that may go: commands up to `until` that other commands up to it have written over. Every state from
 * `until` on can still be told from what is left.
 */
export function listSpentRevisions(log: readonly LoggedCommand[], until: number): number[] {
  const early = log.filter(({ revision }) => revision <= until);
  const speaking = new Set(compactCommands(early.map(({ command }) => command)).map(({ id }) => id));
  return early.filter(({ command }) => !speaking.has(command.id)).map(({ revision }) => revision);
}

/** One request's commands in the account: the last of their revisions, and when they came. */
export type HistoryPoint = { revision: number; at: string };

/**
 * What brings a plan back to a point of its history. Money answers are older than the sharing that brought them here:
 * of a point before it nothing is known of money, which stays as it is, and what had been answered by then belongs to
 * every point after it.
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
