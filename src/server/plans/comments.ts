/**
 * What the server holds about comments beyond the command itself: that a person speaks in their own name, deletes only what
 * they said themselves, and not too often; and whose thread it is, which besides the owner that person alone may read
 * (decision 0125).
 */

import type { Command } from "#domain/plan/commands.ts";
import { commentLimits } from "#domain/plan/comments.ts";
import type { PlanRole } from "#domain/plan/membership.ts";
import type { DatabaseTransaction } from "#server/store/tables.ts";
import { readOwnNames } from "./ownNames.ts";

type Sending = { planId: string; accountId: string; role: PlanRole; commands: readonly Command[] };

export type CommentsChecked =
  | { kind: "allowed"; addresseeOf: (command: Command) => string | null }
  | { kind: "notAllowed" }
  | { kind: "tooManyComments" };

export type CommentCommand = Extract<Command, { kind: "setComment" | "setPrivateComment" }>;
export const commentKinds = ["setComment", "setPrivateComment"] as const;

/** Two reads where the commands include comments, and none where they do not. The plan is locked. */
export async function checkComments(
  transaction: DatabaseTransaction,
  { planId, accountId, role, commands }: Sending,
  now: Date,
): Promise<CommentsChecked> {
  const said = commands.filter(isComment);
  if (said.length === 0) return { kind: "allowed", addresseeOf: () => null };
  const rows = await transaction
    .selectFrom("plan_commands")
    .where("plan_id", "=", planId)
    .where("kind", "in", commentKinds)
    .select(["account_id", "addressee", "received_at", "command_id", "body"])
    .orderBy("revision")
    .execute();
  // Written by commands.ts, from validated commands of these kinds.
  const known = rows.map((row) => ({ ...row, command: JSON.parse(row.body) as CommentCommand }));
  const writerOf = new Map<string, string>();
  const personOf = new Map<string, string>();
  const threadOf = new Map<string, string>();
  const learn = ({ commentId, comment }: CommentCommand, writer: string, person: string) => {
    if (!writerOf.has(commentId)) writerOf.set(commentId, writer);
    personOf.set(commentId, person);
    if (comment !== null) threadOf.set(commentId, comment.thread ?? commentId);
  };
  for (const { command, account_id: writer, addressee } of known) learn(command, writer, addressee ?? writer);
  const before = new Set(threadOf.keys());
  const names = await readOwnNames(transaction, accountId);
  for (const command of said) {
    const { commentId, comment } = command;
    const writer = writerOf.get(commentId);
    const started = comment?.thread == null ? null : (personOf.get(comment.thread) ?? null);
    // An owner's answer goes to whoever began the thread; what anybody else says stays between the owner and them.
    const person = personOf.get(commentId) ?? (role === "owner" ? (started ?? accountId) : accountId);
    // The plan is the student's, who may take anything off it; others only what they said themselves.
    const mayDelete = comment === null && role === "owner";
    if (writer !== undefined && writer !== accountId && !mayDelete) return { kind: "notAllowed" };
    if (comment !== null) {
      // The owner is the owner, whatever their account is called by the time a command arrives.
      const isNamed = role === "owner" ? comment.byName === "" : names.includes(comment.byName);
      const isInThread =
        role === "owner" ? comment.thread !== null : started === null || started === accountId;
      const isMoved = before.has(commentId) && threadOf.get(commentId) !== (comment.thread ?? commentId);
      if (comment.id !== commentId || comment.byRole !== role || !isNamed || !isInThread || isMoved)
        return { kind: "notAllowed" };
    }
    learn(command, accountId, person);
  }
  const addresseeOf = (command: Command) =>
    isComment(command) ? (personOf.get(command.commentId) ?? accountId) : null;
  // The owner's device counts for itself: a refused command would hold up everything that is sent after it.
  const fresh = said.filter(({ commentId, comment }) => comment !== null && !before.has(commentId));
  if (role === "owner" || fresh.length === 0) return { kind: "allowed", addresseeOf };
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60_000).toISOString();
  const own = known.filter(
    ({ command, account_id: writer }) => command.comment !== null && writer === accountId,
  );
  const today = own.filter(({ received_at: at }) => at > dayAgo).length;
  const inThread = (thread: string | undefined) =>
    [...threadOf.values()].filter((one) => one === thread).length;
  const isOver =
    today + fresh.length > commentLimits.perDay ||
    own.length + fresh.length > commentLimits.byOnePerson ||
    threadOf.size > commentLimits.all ||
    fresh.some(({ commentId }) => inThread(threadOf.get(commentId)) > commentLimits.inThread);
  return isOver ? { kind: "tooManyComments" } : { kind: "allowed", addresseeOf };
}

/**
 * What was deleted is gone: the words are taken out of earlier rows as well. The rows stay, so that every device reads the
 * same order; the plan's letters are counted a little too high until they are counted anew.
 */
export async function eraseDeletedComments(
  transaction: DatabaseTransaction,
  planId: string,
  commands: readonly Command[],
): Promise<void> {
  const deleted = new Set(
    commands.flatMap((command) =>
      isComment(command) && command.comment === null ? [command.commentId] : [],
    ),
  );
  if (deleted.size === 0) return;
  const rows = await transaction
    .selectFrom("plan_commands")
    .where("plan_id", "=", planId)
    .where("kind", "in", commentKinds)
    .select(["command_id", "body"])
    .execute();
  for (const { command_id, body } of rows) {
    // Written by commands.ts, from a validated command of one of these kinds.
    const command = JSON.parse(body) as CommentCommand;
    if (!deleted.has(command.commentId) || command.comment === null) continue;
    const emptied: CommentCommand = { ...command, comment: null };
    // oxlint-disable-next-line no-await-in-loop -- A comment has one row, and rarely a second.
    await transaction
      .updateTable("plan_commands")
      .set({ body: JSON.stringify(emptied) })
      .where("plan_id", "=", planId)
      .where("command_id", "=", command_id)
      .execute();
  }
}

export function isComment(command: Command): command is CommentCommand {
  return command.kind === "setComment" || command.kind === "setPrivateComment";
}
