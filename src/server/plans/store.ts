/** The plans of accounts: which exist, who may see what in them, and whether finances are stored here. */

import type { ExpressionBuilder } from "kysely";
import { canSee, type PlanRole, planRoles } from "#domain/plan/membership.ts";
import { type Scope, scopes } from "#domain/plan/plan.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";

export type Member = { role: PlanRole; scopes: Scope[] };
/** A member who reads; without the account, nothing that is addressed to one person alone is shown. */
export type Reader = Member & { accountId?: string };
export type PlanRow = { id: string; createdAt: string; revision: number; moneySharedSince: string | null };
export type ListedPlan = PlanRow & Member & { studentName: string | null };

/** One person's plans, or a family's; only a program would reach this. */
export const plansPerAccount = 20;

/** In the order they were begun. */
export async function listPlans(database: Database, accountId: string): Promise<ListedPlan[]> {
  const listed: ListedPlan[] = [];
  for (const plan of await listMemberships(database, accountId)) {
    // Whoever reads essays alone must know whose they are.
    const mayKnow = canSee(plan, "plan") || canSee(plan, "essay");
    const studentName = mayKnow ? await readStudentName(database, plan.id) : null;
    listed.push({ ...plan, studentName });
  }
  return listed;
}

/** The same, without what is read from their commands. */
export async function listMemberships(database: Database, accountId: string): Promise<(PlanRow & Member)[]> {
  const rows = await database
    .selectFrom("plan_members")
    .innerJoin("plans", "plans.id", "plan_members.plan_id")
    .where("plan_members.account_id", "=", accountId)
    .select(["id", "created_at", "revision", "money_shared_since", "role", "scopes"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...toPlan(row), ...toMember(row) }));
}

/**
 * The plan with this account's permissions; null if it does not exist or is not one of the account's plans.
 */
export async function findPlan(
  database: Database,
  planId: string,
  accountId: string,
): Promise<(PlanRow & Member) | null> {
  const row = await database
    .selectFrom("plan_members")
    .innerJoin("plans", "plans.id", "plan_members.plan_id")
    .where("plan_members.plan_id", "=", planId)
    .where("plan_members.account_id", "=", accountId)
    .select(["id", "created_at", "revision", "money_shared_since", "role", "scopes"])
    .executeTakeFirst();
  return row === undefined ? null : { ...toPlan(row), ...toMember(row) };
}

/**
 * The scopes whose commands a member may read. Essays are not among them: readers get the texts that are ready for them,
 * and never the notes, the outline or what the text was before (server/essays).
 */
export function visibleScopes(member: Member): Scope[] {
  const seen = scopes.filter((scope) => canSee(member, scope));
  return member.role === "owner" ? seen : seen.filter((scope) => scope !== "essay");
}

/** Which commands this member may read, besides by scope: all that are addressed to nobody else. */
export function isAddressedTo({ role, accountId }: Reader) {
  return (of: ExpressionBuilder<Tables, "plan_commands">) =>
    role === "owner"
      ? of.val(true)
      : of.or([
          of("addressee", "is", null),
          ...(accountId === undefined ? [] : [of("addressee", "=", accountId)]),
        ]);
}

/** The names behind a plan's changes that this reader may know: all for the owner, otherwise the owner's and their own. */
export async function readNames(
  database: Database,
  plan: Pick<PlanRow & Member, "id" | "role">,
  readerId: string,
  authors: readonly { accountId: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(authors.map(({ accountId }) => accountId))];
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom("accounts")
    .leftJoin("plan_members", (join) =>
      join.onRef("plan_members.account_id", "=", "accounts.id").on("plan_members.plan_id", "=", plan.id),
    )
    .where("accounts.id", "in", ids)
    .select(["accounts.id", "accounts.name", "accounts.email", "plan_members.role"])
    .execute();
  const known = rows.filter(({ id, role }) => plan.role === "owner" || role === "owner" || id === readerId);
  return new Map(known.map(({ id, name, email }) => [id, name === "" ? email : name]));
}

export async function findMember(
  database: Database,
  planId: string,
  accountId: string,
): Promise<Member | null> {
  const row = await database
    .selectFrom("plan_members")
    .where("plan_id", "=", planId)
    .where("account_id", "=", accountId)
    .select(["role", "scopes"])
    .executeTakeFirst();
  return row === undefined ? null : toMember(row);
}

/**
 * Turns storing finances here on or off; off erases what was stored. Returns since when it is on, or null.
 * Turning it on again sets a new instant, which tells devices to send everything again.
 */
export async function setMoneySharing(
  database: Database,
  planId: string,
  { sharesMoney, by }: { sharesMoney: boolean; by: string },
  now: Date,
): Promise<string | null> {
  return database.transaction().execute(async (transaction) => {
    const plan = await lockPlan(transaction, planId);
    // Read under the lock: the plan may have been given away since the request was let in.
    if ((await findMember(transaction, planId, by))?.role !== "owner") return plan?.moneySharedSince ?? null;
    if (plan === null || sharesMoney === (plan.moneySharedSince !== null))
      return plan?.moneySharedSince ?? null;
    const since = sharesMoney ? now.toISOString() : null;
    await transaction
      .updateTable("plans")
      .set({ money_shared_since: since })
      .where("id", "=", planId)
      .execute();
    if (sharesMoney) return since;
    await transaction
      .deleteFrom("plan_commands")
      .where("plan_id", "=", planId)
      .where("scope", "=", "money")
      .execute();
    await recountCommands(transaction, planId);
    return null;
  });
}

export type LockedPlan = PlanRow & { commands: number; letters: number; historyAfter: number };

/** Locks the plan until the transaction ends; null if there is none. */
export async function lockPlan(transaction: DatabaseTransaction, planId: string): Promise<LockedPlan | null> {
  // A no-op write takes the row lock in PostgreSQL; SQLite already holds its single lock.
  const row = await transaction
    .updateTable("plans")
    .set((plan) => ({ revision: plan.ref("plans.revision") }))
    .where("id", "=", planId)
    // By name, so that PostgreSQL may keep the statement while a new release adds a column.
    .returning(["id", "created_at", "revision", "commands", "letters", "history_after", "money_shared_since"])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { commands, letters, history_after: historyAfter } = row;
  return { ...toPlan(row), commands, letters, historyAfter };
}

/** Recounts after rows were deleted. */
export async function recountCommands(
  transaction: DatabaseTransaction,
  planId: string,
): Promise<Pick<LockedPlan, "commands" | "letters">> {
  const left = await transaction
    .selectFrom("plan_commands")
    .where("plan_id", "=", planId)
    .select((of) => [
      of.fn.countAll().as("commands"),
      of.fn.sum(of.fn<number>("length", ["body"])).as("letters"),
    ])
    .executeTakeFirst();
  // PostgreSQL returns large counts as text.
  const held = { commands: Number(left?.commands ?? 0), letters: Number(left?.letters ?? 0) };
  await transaction.updateTable("plans").set(held).where("id", "=", planId).execute();
  return held;
}

/** The name in the last command that set the student's name. */
export async function readStudentName(database: Database, planId: string): Promise<string | null> {
  const last = await database
    .selectFrom("plan_commands")
    .where("plan_id", "=", planId)
    .where("kind", "=", "renameStudent")
    .orderBy("at", "desc")
    .orderBy("command_id", "desc")
    .select("body")
    .limit(1)
    .executeTakeFirst();
  // Written by commands.ts, from a validated command of this kind.
  return last === undefined ? null : (JSON.parse(last.body) as { studentName: string | null }).studentName;
}

type PlanColumns = { id: string; created_at: string; revision: number; money_shared_since: string | null };

function toPlan({ id, created_at, revision, money_shared_since }: PlanColumns): PlanRow {
  return { id, createdAt: created_at, revision, moneySharedSince: money_shared_since };
}

/** How many plans an account owns, and how many others share with it. */
export async function countMemberships(
  database: Database,
  accountId: string,
): Promise<{ own: number; shared: number }> {
  const rows = await database
    .selectFrom("plan_members")
    .select("role")
    .where("account_id", "=", accountId)
    .execute();
  const own = rows.filter(({ role }) => role === "owner").length;
  return { own, shared: rows.length - own };
}

/** Converts a row of plan_members. */
export function toMember({ role, scopes: kept }: { role: string; scopes: string }): Member {
  // Only our own functions write these columns; an unknown value from a newer release grants nothing.
  const known = planRoles.find((one) => one === role) ?? "counselor";
  const named: unknown = JSON.parse(kept);
  const given = scopes.filter((scope) => Array.isArray(named) && named.includes(scope));
  return { role: known, scopes: known === "owner" ? [...scopes] : given };
}
