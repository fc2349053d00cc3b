/** Plans of accounts: which there are, who may see what of them, and whether money is kept here. */
import { canSee, type PlanRole, planRoles } from "#domain/plan/membership.ts";
import { type Scope, scopes } from "#domain/plan/plan.ts";
import type { Database, DatabaseTransaction } from "./tables.ts";

export type Member = { role: PlanRole; scopes: Scope[] };
export type PlanRow = { id: string; createdAt: string; revision: number; moneySharedSince: string | null };
export type ListedPlan = PlanRow & Member & { studentName: string | null };

/** One person's plans, or a family's: a limit that only a program meets. */
export const plansPerAccount = 20;

/** By when they were begun. */
export async function listPlans(database: Database, accountId: string): Promise<ListedPlan[]> {
  const rows = await database
    .selectFrom("plan_members")
    .innerJoin("plans", "plans.id", "plan_members.plan_id")
    .where("plan_members.account_id", "=", accountId)
    .select(["id", "created_at", "revision", "money_shared_since", "role", "scopes"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const listed: ListedPlan[] = [];
  for (const row of rows) {
    const member = memberOf(row);
    const studentName = canSee(member, "plan") ? await studentNameOf(database, row.id) : null;
    listed.push({ ...planOf(row), ...member, studentName });
  }
  return listed;
}

/** The plan with what this account may see of it; null where it is none of its plans, or no plan at all. */
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
  return row === undefined ? null : { ...planOf(row), ...memberOf(row) };
}

export function seenScopes(member: Member): Scope[] {
  return scopes.filter((scope) => canSee(member, scope));
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
  return row === undefined ? null : memberOf(row);
}

/**
 * Turns keeping money here on or off; off erases what was kept. Since when it is on, or null. Turned on again it has
 * another instant, by which devices know that they have to send anew.
 */
export async function setMoneySharing(
  database: Database,
  planId: string,
  sharesMoney: boolean,
  now: Date,
): Promise<string | null> {
  return database.transaction().execute(async (transaction) => {
    const plan = await lockPlan(transaction, planId);
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
    await countAnew(transaction, planId);
    return null;
  });
}

export type LockedPlan = PlanRow & { commands: number; letters: number; historyAfter: number };

/** Nobody else changes the plan until the transaction ends; null where there is none. */
export async function lockPlan(transaction: DatabaseTransaction, planId: string): Promise<LockedPlan | null> {
  // A write that changes nothing: it takes the row's lock in PostgreSQL; SQLite has its one lock already.
  const row = await transaction
    .updateTable("plans")
    .set((plan) => ({ revision: plan.ref("plans.revision") }))
    .where("id", "=", planId)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { commands, letters, history_after: historyAfter } = row;
  return { ...planOf(row), commands, letters, historyAfter };
}

/** After rows were deleted. */
export async function countAnew(
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
  // PostgreSQL gives large counts as text.
  const held = { commands: Number(left?.commands ?? 0), letters: Number(left?.letters ?? 0) };
  await transaction.updateTable("plans").set(held).where("id", "=", planId).execute();
  return held;
}

/** What the last command that named the student says. */
export async function studentNameOf(database: Database, planId: string): Promise<string | null> {
  const last = await database
    .selectFrom("plan_commands")
    .where("plan_id", "=", planId)
    .where("kind", "=", "renameStudent")
    .orderBy("at", "desc")
    .orderBy("command_id", "desc")
    .select("body")
    .limit(1)
    .executeTakeFirst();
  // Written by planCommands.ts, from a checked command of this kind.
  return last === undefined ? null : (JSON.parse(last.body) as { studentName: string | null }).studentName;
}

type PlanColumns = { id: string; created_at: string; revision: number; money_shared_since: string | null };

function planOf({ id, created_at, revision, money_shared_since }: PlanColumns): PlanRow {
  return { id, createdAt: created_at, revision, moneySharedSince: money_shared_since };
}

/** What a row of plan_members says. */
export function memberOf({ role, scopes: kept }: { role: string; scopes: string }): Member {
  // Only our own functions write these columns; a word of a newer release lets nobody see more.
  const known = planRoles.find((one) => one === role) ?? "counselor";
  const named: unknown = JSON.parse(kept);
  const given = scopes.filter((scope) => Array.isArray(named) && named.includes(scope));
  return { role: known, scopes: known === "owner" ? [...scopes] : given };
}
