/** The people of a plan: who they are, what each may see, and how they leave. */
import { hash } from "node:crypto";
import type { PlanRole } from "#domain/plan/membership.ts";
import type { Scope } from "#domain/plan/plan.ts";
import { emailKey } from "#server/account/store.ts";
import { publish } from "#server/events.ts";
import { addPeopleEvent } from "#server/plans/peopleEvents.ts";
import { findMember, lockPlan, toMember } from "#server/plans/store.ts";
import type { Database } from "#server/store/tables.ts";
import { endInvitations } from "./invitations.ts";

export type PlanPerson = {
  memberId: string;
  accountId: string;
  name: string;
  email: string;
  role: PlanRole;
  scopes: Scope[];
  joinedAt: string;
};

/** The owner first, then in the order they joined. */
export async function listPeople(database: Database, planId: string): Promise<PlanPerson[]> {
  const rows = await database
    .selectFrom("plan_members")
    .innerJoin("accounts", "accounts.id", "plan_members.account_id")
    .where("plan_members.plan_id", "=", planId)
    .select(["account_id", "name", "email", "role", "scopes", "joined_at"])
    .orderBy("joined_at")
    .orderBy("account_id")
    .execute();
  const people = rows.map((row): PlanPerson => {
    const { account_id: accountId, name, email, joined_at: joinedAt } = row;
    return { memberId: toMemberId(planId, accountId), accountId, name, email, joinedAt, ...toMember(row) };
  });
  return people.toSorted((a, b) => Number(b.role === "owner") - Number(a.role === "owner"));
}

/** Whether that person is a member; the owner sees everything and is not one. */
export async function setScopes(
  database: Database,
  planId: string,
  memberId: string,
  { scopes, by }: { scopes: readonly Scope[]; by: string },
  now: Date,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockPlan(transaction, planId);
    // Read under the lock: the plan may have been given away since the request was let in.
    if (!(await isOwner(transaction, planId, by))) return false;
    const person = await memberNamed(transaction, planId, memberId);
    if (person === null || person.role === "owner") return false;
    await transaction
      .updateTable("plan_members")
      .set({ scopes: JSON.stringify(scopes) })
      .where("plan_id", "=", planId)
      .where("account_id", "=", person.accountId)
      .execute();
    const about = person.accountId;
    await addPeopleEvent(transaction, { planId, kind: "scopesChanged", by, about, scopes }, now);
    await publish("peopleChanged", transaction, { planId, hasLeft: false });
    return true;
  });
}

/**
 * Whether that person was a member. What they wrote stays, since it belongs to the plan. Open invitations to
 * their address end too; otherwise they could rejoin. The owner cannot be removed.
 */
export async function removePerson(
  database: Database,
  planId: string,
  { memberId, by }: { memberId: string; by: string },
  now: Date,
): Promise<"removed" | "missing" | "owner"> {
  return database.transaction().execute(async (transaction) => {
    await lockPlan(transaction, planId);
    const person = await memberNamed(transaction, planId, memberId);
    if (person === null) return "missing";
    if (person.role === "owner") return "owner";
    // Read under the lock: the plan may have been given away since the request was let in.
    if (person.accountId !== by && !(await isOwner(transaction, planId, by))) return "missing";
    await transaction
      .deleteFrom("plan_members")
      .where("plan_id", "=", planId)
      .where("account_id", "=", person.accountId)
      .execute();
    const about = person.accountId;
    const kind = about === by ? "left" : "removed";
    await addPeopleEvent(transaction, { planId, kind, by, about, scopes: [] }, now);
    await publish("peopleChanged", transaction, { planId, hasLeft: true });
    const account = await transaction
      .selectFrom("accounts")
      .where("id", "=", person.accountId)
      .select("email")
      .executeTakeFirst();
    if (account !== undefined) await endInvitations(transaction, planId, emailKey(account.email), now);
    return "removed";
  });
}

async function isOwner(database: Database, planId: string, accountId: string): Promise<boolean> {
  return (await findMember(database, planId, accountId))?.role === "owner";
}

/** An id for a person within this plan that reveals nothing about them elsewhere. */
export function toMemberId(planId: string, accountId: string): string {
  return hash("sha256", `member ${planId} ${accountId}`, "base64url").slice(0, 22);
}

async function memberNamed(
  database: Database,
  planId: string,
  memberId: string,
): Promise<{ accountId: string; role: PlanRole } | null> {
  const rows = await database
    .selectFrom("plan_members")
    .where("plan_id", "=", planId)
    .select(["account_id", "role", "scopes"])
    .execute();
  const row = rows.find(({ account_id: accountId }) => toMemberId(planId, accountId) === memberId);
  return row === undefined ? null : { accountId: row.account_id, role: toMember(row).role };
}
