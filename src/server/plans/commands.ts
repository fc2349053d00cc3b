/**
 * A plan's commands: stored in order under its revision, once each, and read back by those allowed to see
 * them.
 */

import { type Command, findCommandScope, toStamp } from "#domain/plan/commands.ts";
import { canSend } from "#domain/plan/membership.ts";
import { scopes } from "#domain/plan/plan.ts";
import { lockAccount } from "#server/account/store.ts";
import { publish } from "#server/events.ts";
import { flatMapInTurns } from "#server/longWork/turns.ts";
import type { Sealing } from "#server/store/sealing.ts";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";
import { openBody, toCommandBody } from "./bodies.ts";
import { checkComments, eraseDeletedComments, isComment } from "./comments.ts";
import { checkProposals } from "./proposals.ts";
import { listKnown, makeRoom, makeRoomForOther, planLimits } from "./room.ts";
import {
  isAddressedTo,
  type LockedPlan,
  lockPlan,
  type Member,
  plansPerAccount,
  type Reader,
  toMember,
  visibleScopes,
} from "./store.ts";

export type Appending = {
  planId: string;
  accountId: string;
  /** When the plan was begun; used if it is new here. */
  createdAt: string;
  /** The revision the sender knew; 0 begins a plan. */
  after: number;
  commands: readonly Command[];
  /** How many plans the account may have here; null or missing means only the program's own limit. */
  plansMost?: number | null;
};

export type Appended =
  /** All ids that are stored now, including those that already were. */
  | { kind: "accepted"; revision: number; accepted: string[] }
  | { kind: "movedOn"; revision: number }
  /** Not one of this account's plans. */
  | { kind: "missing" }
  | { kind: "notAllowed" }
  /** More proposals than one person may have open, or make in a day. */
  | { kind: "tooManyProposals" }
  /** More comments than one person may write in a day, or in all. */
  | { kind: "tooManyComments" }
  | { kind: "moneyNotShared" }
  | { kind: "full" }
  /** The sender, who does not own the plan, has used up one person's share of it. */
  | { kind: "shareFull" }
  | { kind: "tooManyPlans" }
  /** More than the account has paid for. */
  | { kind: "beyondPlan" };

/**
 * More than a wrong time zone causes, and less than the day within which devices follow timestamps ahead of
 * their own clock.
 */
const mostAheadMs = 20 * 60 * 60_000;

/** A command dated later than this comes from a device whose clock is wrong. */
export function latestAt(now: Date): string {
  return new Date(now.getTime() + mostAheadMs).toISOString();
}

/**
 * All or nothing; durable once it answers "accepted". Commands dated too far ahead are stored with the latest
 * plausible instant; the reply then says the plan has moved on, so that the device reads what its commands
 * became.
 */
export async function appendCommands(
  database: Database,
  sealing: Sealing,
  sent: Appending,
  now: Date,
  limits: { commands: number; letters: number } = planLimits,
): Promise<Appended> {
  return database.transaction().execute(async (transaction) => {
    const wanted = new Set(sent.commands.map(findCommandScope));
    const known = await lockPlan(transaction, sent.planId);
    // A new plan shares no finances yet; if that is refused, nothing is left behind.
    if (known === null && sent.after === 0 && wanted.has("money")) return { kind: "moneyNotShared" };
    const plan = known ?? (await beginPlan(transaction, sent, now));
    if (plan === "missing" || plan === "tooManyPlans" || plan === "beyondPlan") return { kind: plan };
    const ids = sent.commands.map(({ id }) => id);
    const sender = await findSender(transaction, plan.id, sent.accountId, ids);
    if (sender === null) return { kind: "missing" };
    const { member, areNew } = sender;
    if (plan.revision !== sent.after) return { kind: "movedOn", revision: plan.revision };
    if (sent.commands.some(({ kind }) => !canSend(member, kind))) return { kind: "notAllowed" };
    if (wanted.has("money") && plan.moneySharedSince === null) return { kind: "moneyNotShared" };
    const commands = limitDates(sent.commands, now);
    const proposing = await checkProposals(transaction, { ...sent, commands, role: member.role }, now);
    if (proposing.kind !== "allowed") return proposing;
    const commenting = await checkComments(transaction, { ...sent, commands, role: member.role }, now);
    if (commenting.kind !== "allowed") return commenting;
    const addresseeOf = (command: Command) =>
      (isComment(command) ? commenting : proposing).addresseeOf(command);
    const room =
      member.role === "owner"
        ? plan
        : await makeRoomForOther(transaction, sealing, plan, { ...sent, commands, areNew }, limits);
    if (room === "shareFull") return { kind: room };
    const answer = await append(
      transaction,
      sealing,
      room,
      { ...sent, commands, areNew, addresseeOf },
      now,
      limits,
    );
    if (answer.kind === "accepted") await eraseDeletedComments(transaction, plan.id, commands);
    const isNew = answer.kind === "accepted" && answer.revision > plan.revision;
    const isAsSent = commands.every((command, index) => command === sent.commands[index]);
    return isNew && !isAsSent ? { kind: "movedOn", revision: answer.revision } : answer;
  });
}

/** Dates that lie too far ahead become the latest plausible ones, a millisecond apart in the order of the device. */
function limitDates(commands: readonly Command[], now: Date): Command[] {
  const latest = latestAt(now);
  const ahead = commands
    .filter(({ at }) => at > latest)
    .toSorted((a, b) => (toStamp(a) < toStamp(b) ? -1 : 1));
  return commands.map((command) => {
    const place = ahead.indexOf(command);
    if (place === -1) return command;
    return { ...command, at: new Date(Date.parse(latest) + place).toISOString() };
  });
}

/** Adds the commands that are missing from a locked plan. `areNew`: none of them is there, so that need not be looked up. */
export async function append(
  transaction: DatabaseTransaction,
  sealing: Sealing,
  plan: LockedPlan,
  {
    accountId,
    commands,
    areNew,
    addresseeOf = () => null,
  }: Pick<Appending, "accountId" | "commands"> & {
    areNew: boolean;
    addresseeOf?: (command: Command) => string | null;
  },
  now: Date,
  limits: { commands: number; letters: number } = planLimits,
): Promise<Extract<Appended, { kind: "accepted" | "full" }>> {
  const distinct = new Map<string, Command>();
  for (const command of commands) if (!distinct.has(command.id)) distinct.set(command.id, command);
  const accepted = [...distinct.keys()];
  const known = areNew ? [] : await listKnown(transaction, plan.id, accepted);
  for (const id of known) distinct.delete(id);
  const fresh = [...distinct.values()];
  if (fresh.length === 0) return { kind: "accepted", revision: plan.revision, accepted };
  const revision = plan.revision + fresh.length;
  const rows = fresh.map((command, index) => {
    const { body, keyId } = toCommandBody(command, sealing);
    return {
      plan_id: plan.id,
      revision: plan.revision + index + 1,
      point: revision,
      command_id: command.id,
      kind: command.kind,
      scope: findCommandScope(command),
      at: command.at,
      received_at: now.toISOString(),
      account_id: accountId,
      addressee: addresseeOf(command),
      body,
      key_id: keyId,
    };
  });
  const letters = rows.reduce((sum, { body }) => sum + body.length, 0);
  const hasRoom = ({ commands: kept, letters: long }: Pick<LockedPlan, "commands" | "letters">) =>
    kept + rows.length <= limits.commands && long + letters <= limits.letters;
  let held: Pick<LockedPlan, "commands" | "letters"> = plan;
  if (!hasRoom(held)) held = await makeRoom(transaction, sealing, plan, hasRoom);
  if (!hasRoom(held)) return { kind: "full" };
  for (let from = 0; from < rows.length; from += insertedAtOnce) {
    await transaction
      .insertInto("plan_commands")
      .values(rows.slice(from, from + insertedAtOnce))
      .execute();
  }
  const added = { planId: plan.id, commands: fresh, sealing };
  for (const taken of await publish("commandsAdded", transaction, added)) {
    held = { commands: held.commands - taken.commands, letters: held.letters - taken.letters };
  }
  await transaction
    .updateTable("plans")
    .set({
      revision,
      commands: held.commands + rows.length,
      letters: held.letters + letters,
    })
    .where("id", "=", plan.id)
    .execute();
  await publish("planChanged", transaction, { planId: plan.id });
  return { kind: "accepted", revision, accepted };
}

/** The sender's permissions, and whether all of these commands are new, in one query; null if this is not a plan of theirs. */
async function findSender(
  transaction: DatabaseTransaction,
  planId: string,
  accountId: string,
  ids: readonly string[],
): Promise<{ member: Member; areNew: boolean } | null> {
  const row = await transaction
    .selectFrom("plan_members")
    .where("plan_id", "=", planId)
    .where("account_id", "=", accountId)
    .select(["role", "scopes"])
    .select((of) =>
      of
        .selectFrom("plan_commands")
        .where("plan_commands.plan_id", "=", planId)
        .where("plan_commands.command_id", "in", ids)
        .select((known) => known.fn.count<number | string>("command_id").as("known"))
        .as("known"),
    )
    .executeTakeFirst();
  return row === undefined ? null : { member: toMember(row), areNew: Number(row.known) === 0 };
}

export type PlanPageRows = { commands: { revision: number; command: unknown }[]; isComplete: boolean };

/**
 * One page of the commands between two revisions that this member may see, oldest first. Throws `KeyMissing`:
 * a page without the rows that cannot be decrypted would tell a device that they do not exist.
 */
export async function readCommands(
  database: Database,
  sealing: Sealing,
  planId: string,
  member: Reader,
  { after, until, most }: { after: number; until: number; most: number },
): Promise<PlanPageRows> {
  const seen = visibleScopes(member);
  if (seen.length === 0) return { commands: [], isComplete: true };
  const rows = await database
    .selectFrom("plan_commands")
    .where("plan_id", "=", planId)
    .where("revision", ">", after)
    .where("revision", "<=", until)
    .where("scope", "in", seen)
    .where(isAddressedTo(member))
    .orderBy("revision")
    .limit(most + 1)
    .select(["plan_id", "revision", "command_id", "body", "key_id"])
    .execute();
  const commands = await flatMapInTurns(rows.slice(0, most), (row) => {
    const command = openBody(row, sealing);
    return command === null ? [] : [{ revision: row.revision, command }];
  });
  return { commands, isComplete: rows.length <= most };
}

/**
 * Creates the plan's row and its owner; if two requests begin it at once, one creates it and the other finds
 * it.
 */
async function beginPlan(
  transaction: DatabaseTransaction,
  { planId, accountId, createdAt, after, plansMost = null }: Appending,
  now: Date,
): Promise<LockedPlan | "missing" | "tooManyPlans" | "beyondPlan"> {
  if (after !== 0) return "missing";
  // If two plans are begun at once, the second counts the first.
  if (!(await lockAccount(transaction, accountId))) return "missing";
  const owned = await transaction
    .selectFrom("plan_members")
    .where("account_id", "=", accountId)
    .where("role", "=", "owner")
    .select("plan_id")
    .execute();
  if (owned.length >= plansPerAccount) return "tooManyPlans";
  if (plansMost !== null && owned.length >= plansMost) return "beyondPlan";
  const begun = await transaction
    .insertInto("plans")
    .values({
      id: planId,
      created_at: createdAt,
      revision: 0,
      commands: 0,
      letters: 0,
      history_after: 0,
      money_shared_since: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  if (begun.numInsertedOrUpdatedRows === 1n) {
    const member = { plan_id: planId, account_id: accountId, role: "owner", scopes: JSON.stringify(scopes) };
    await transaction
      .insertInto("plan_members")
      .values({ ...member, joined_at: now.toISOString() })
      .execute();
  }
  return (await lockPlan(transaction, planId)) ?? "missing";
}

/** Well below the number of parameters either database allows in one statement. */
const insertedAtOnce = 500;
