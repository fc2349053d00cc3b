/**
 * An erased account in the plans of others: what it wrote stays theirs, and neither its name nor its id stays with it
 * (decision 0091).
 */
import { randomUUID } from "node:crypto";
import { type Command, toStamp } from "#domain/plan/commands.ts";
import { someoneGone } from "#domain/plan/proposals.ts";
import type { DatabaseTransaction } from "#server/store/tables.ts";
import { readOwnNames } from "./ownNames.ts";
import { lockPlan, recountCommands } from "./store.ts";

/** The commands that carry the name of whoever wrote them. */
type Signed = Extract<Command, { kind: "setProposal" | "setComment" | "setPrivateComment" }>;
const signedKinds = ["setProposal", "setComment", "setPrivateComment"] as const;

/** Rows with this point are in no point of the history, where an erasure is nobody's change of the plan. */
const noPoint = 0;

/** Every plan that an erasure will change, in one order, so that two erasures at once cannot wait for each other. */
export async function lockPlansOf(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  const memberships = await transaction
    .selectFrom("plan_members")
    .where("account_id", "=", accountId)
    .select("plan_id")
    .execute();
  const planIds = new Set(memberships.map(({ plan_id: planId }) => planId));
  for (const planId of await listPlansNaming(transaction, accountId)) planIds.add(planId);
  for (const planId of [...planIds].toSorted()) await lockPlan(transaction, planId);
}

/**
 * Run after the account's own plans are gone, so that whatever names it is in others' plans.
 */
export async function forgetInOthersPlans(
  transaction: DatabaseTransaction,
  accountId: string,
  now: Date,
): Promise<void> {
  for (const planId of await listPlansNaming(transaction, accountId)) {
    await signAnew(transaction, { planId, accountId, sign: removeName }, now);
    // One for each plan: what one person wrote there stays together, and two plans do not show that it is the same person.
    const pseudonym = `gone:${randomUUID()}`;
    for (const [table, column] of namingColumns) {
      await transaction
        .updateTable(table)
        .set({ [column]: pseudonym })
        .where("plan_id", "=", planId)
        .where(column as "account_id", "=", accountId)
        .execute();
    }
  }
}

/** Where rows of a plan name whoever wrote them. `addressee` is whoever a proposal or a thread of comments is shared with. */
const namingColumns = [
  ["plan_commands", "account_id"],
  ["plan_commands", "addressee"],
  ["essay_comments", "account_id"],
  ["essay_comment_answers", "account_id"],
] as const;

async function listPlansNaming(transaction: DatabaseTransaction, accountId: string): Promise<string[]> {
  const planIds = new Set<string>();
  for (const table of ["plan_commands", "essay_comments", "essay_comment_answers"] as const) {
    const rows = await transaction
      .selectFrom(table)
      .where("account_id", "=", accountId)
      .select("plan_id")
      .distinct()
      .execute();
    for (const row of rows) planIds.add(row.plan_id);
  }
  return [...planIds].toSorted();
}

/**
 * The name is taken out of each stored proposal and comment, and one that still counts is written once more, since a device that has a
 * command never reads it again. Beyond the plan's limits, if need be: an erasure must not fail for want of room.
 */
async function signAnew(
  transaction: DatabaseTransaction,
  { planId, accountId, sign }: { planId: string; accountId: string; sign: (command: Signed) => Signed },
  now: Date,
): Promise<void> {
  const rows = await transaction
    .selectFrom("plan_commands")
    .where("plan_id", "=", planId)
    .where("account_id", "=", accountId)
    .where("kind", "in", signedKinds)
    .orderBy("revision")
    .select(["command_id", "body", "scope", "addressee"])
    .execute();
  if (rows.length === 0) return;
  const latest = new Map<string, { command: Signed; addressee: string | null }>();
  for (const { command_id, body, addressee } of rows) {
    // Written by commands.ts, from a validated command of one of these kinds.
    const stored = JSON.parse(body) as Signed;
    const signed = sign(stored);
    if (signed === stored) continue;
    await transaction
      .updateTable("plan_commands")
      .set({ body: JSON.stringify(signed) })
      .where("plan_id", "=", planId)
      .where("command_id", "=", command_id)
      .execute();
    const key = signed.kind === "setProposal" ? signed.proposalId : `comment ${signed.commentId}`;
    const known = latest.get(key);
    if (known === undefined || toStamp(known.command) < toStamp(signed))
      latest.set(key, { command: signed, addressee });
  }
  const { revision } = await transaction
    .selectFrom("plans")
    .where("id", "=", planId)
    .select("revision")
    .executeTakeFirstOrThrow();
  const written = [...latest.values()]
    .filter(({ command }) => !isTakenBack(command))
    .map(({ command, addressee }, index) => {
      // Later than the command it takes the place of, whose device's clock may have been ahead.
      const at = new Date(Math.max(now.getTime(), Date.parse(command.at) + 1)).toISOString();
      const again: Signed = { ...command, id: randomUUID(), at };
      return {
        plan_id: planId,
        revision: revision + index + 1,
        point: noPoint,
        command_id: again.id,
        kind: again.kind,
        scope: again.scope,
        at,
        received_at: now.toISOString(),
        account_id: accountId,
        addressee,
        body: JSON.stringify(again),
        key_id: null,
      };
    });
  if (written.length > 0) {
    await transaction.insertInto("plan_commands").values(written).execute();
    await transaction
      .updateTable("plans")
      .set({ revision: revision + written.length })
      .where("id", "=", planId)
      .execute();
  }
  await recountCommands(transaction, planId);
}

function removeName(command: Signed): Signed {
  if (command.kind === "setProposal") {
    const { proposal } = command;
    return { ...command, proposal: proposal === null ? null : { ...proposal, byName: someoneGone } };
  }
  const { comment } = command;
  return { ...command, comment: comment === null ? null : { ...comment, byName: someoneGone } };
}

/** Whoever gives a plan to the student signs what they answered as its owner, or it would read as the student's own words. */
export async function signAsGiver(
  transaction: DatabaseTransaction,
  planId: string,
  accountId: string,
  now: Date,
): Promise<void> {
  const [name = ""] = await readOwnNames(transaction, accountId);
  const sign = (command: Signed): Signed =>
    command.kind === "setProposal" || command.comment?.byRole !== "owner"
      ? command
      : { ...command, comment: { ...command.comment, byName: name } };
  await signAnew(transaction, { planId, accountId, sign }, now);
}

function isTakenBack(command: Signed): boolean {
  return (command.kind === "setProposal" ? command.proposal : command.comment) === null;
}
