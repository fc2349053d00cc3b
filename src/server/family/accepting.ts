/** Whoever holds an invitation: what it is to, and accepting it, which works once. */
import { type AcceptBody, familyLimits } from "#contract/family.ts";
import type { Handover } from "#contract/rareInvitations.ts";
import { scopes as allScopes } from "#domain/plan/plan.ts";
import { type Account, emailKey, lockAccount } from "#server/account/store.ts";
import { publish } from "#server/events.ts";
import { addPeopleEvent } from "#server/plans/peopleEvents.ts";
import { findMember, lockPlan, readStudentName } from "#server/plans/store.ts";
import type { Sealing } from "#server/store/sealing.ts";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";
import { describeHandover, handOver } from "./handover.ts";
import {
  countMembers,
  findByToken,
  type InvitationRow,
  invitedAs,
  isOpen,
  type ListedInvitation,
  listOpen,
  takeBackInvitation,
} from "./invitations.ts";

/** Enough for a counselor's school year; only a program would reach it. */
export const sharedPlansPerAccount = 500;

export type SeenInvitation = Pick<ListedInvitation, "role" | "scopes" | "expiresAt"> & {
  studentName: string | null;
  /** The inviter's name, or address. */
  invitedBy: string;
};

/** Null if no open invitation has this token. */
export async function lookAtInvitation(
  database: Database,
  token: string,
  now: Date,
): Promise<SeenInvitation | null> {
  const row = await findByToken(database, token);
  if (row === null || !(await isOpen(database, row, now))) return null;
  const inviter = await database
    .selectFrom("accounts")
    .where("id", "=", row.invited_by)
    .select(["name", "email"])
    .executeTakeFirst();
  if (inviter === undefined) return null;
  const studentName = await readStudentName(database, row.plan_id);
  return {
    ...invitedAs(row),
    expiresAt: row.expires_at,
    studentName,
    invitedBy: inviter.name || inviter.email,
  };
}

export type Refused =
  /** Used, expired, revoked or never issued. */
  { kind: "gone" } | { kind: "ownPlan" } | { kind: "otherAddress" };

export type Accepting =
  /** Also for someone already in the plan: the invitation stays open for somebody else. */
  { kind: "accepted"; planId: string } | Refused | { kind: "tooManyPeople" } | { kind: "tooManyPlans" };

type Accepter = Pick<Account, "id" | "email" | "emailVerified">;

/** What a student would take over; only the account it is given to may look. */
export async function lookAtHandover(
  database: Database,
  account: Accepter,
  token: string,
  now: Date,
): Promise<{ kind: "found"; handover: Handover } | Refused> {
  const row = await findByToken(database, token);
  if (row?.role !== "student") return { kind: "gone" };
  if ((await findMember(database, row.plan_id, account.id))?.role === "owner") return { kind: "ownPlan" };
  if (!(await isOpen(database, row, now))) return { kind: "gone" };
  if (!isFor(row, account)) return { kind: "otherAddress" };
  const open = await listOpen(database, row.plan_id, now);
  const others = open.filter(({ id }) => id !== row.id).length;
  return { kind: "found", handover: await describeHandover(database, row, account.id, others) };
}

/** If two people accept one invitation at once, only one is admitted. */
export async function acceptInvitation(
  database: Database,
  sealing: Sealing,
  account: Accepter,
  { token, people = [] }: AcceptBody,
  now: Date,
): Promise<Accepting> {
  return database.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, account.id))) return { kind: "gone" };
    const known = await findByToken(transaction, token);
    const plan = known === null ? null : await lockPlan(transaction, known.plan_id);
    if (plan === null) return { kind: "gone" };
    // Read again: under the lock nobody else can accept or revoke it.
    const row = await findByToken(transaction, token);
    if (row === null) return { kind: "gone" };
    const planId = plan.id;
    const member = await findMember(transaction, planId, account.id);
    const isTakingOver = row.role === "student";
    // The response to a student who took the plan over was lost: the retry gets the same one.
    if (member?.role === "owner") {
      return isTakingOver && row.ended_at !== null ? { kind: "accepted", planId } : { kind: "ownPlan" };
    }
    if (member !== null && !isTakingOver) return { kind: "accepted", planId };
    if (!(await isOpen(transaction, row, now))) return { kind: "gone" };
    if (!isFor(row, account)) return { kind: "otherAddress" };
    if (member === null && (await countMembers(transaction, "plan_id", planId)) >= familyLimits.people) {
      return { kind: "tooManyPeople" };
    }
    if ((await countMembers(transaction, "account_id", account.id)) >= sharedPlansPerAccount) {
      return { kind: "tooManyPlans" };
    }
    if (!(await takeBackInvitation(transaction, planId, row.id, now))) return { kind: "gone" };
    if (isTakingOver) {
      const handing = { plan, invitation: row, studentId: account.id, decided: people };
      await handOver(transaction, sealing, handing, now);
    }
    await join(transaction, { accountId: account.id, row, isIn: member !== null }, now);
    await publish("peopleChanged", transaction, { planId, hasLeft: false });
    return { kind: "accepted", planId };
  });
}

function isFor(row: InvitationRow, account: Accepter): boolean {
  return row.email === null || (account.emailVerified && emailKey(account.email) === row.email);
}

/** `isIn`: already, as something else. */
async function join(
  transaction: DatabaseTransaction,
  { accountId, row, isIn }: { accountId: string; row: InvitationRow; isIn: boolean },
  now: Date,
): Promise<void> {
  const { plan_id: planId, invited_by: by } = row;
  if (row.role === "student") {
    const owner = { role: "owner", scopes: JSON.stringify(allScopes) };
    if (!isIn) return insertMember(transaction, { planId, accountId, ...owner }, now);
    await transaction
      .updateTable("plan_members")
      .set(owner)
      .where("plan_id", "=", planId)
      .where("account_id", "=", accountId)
      .execute();
    return;
  }
  await insertMember(transaction, { planId, accountId, role: row.role, scopes: row.scopes }, now);
  const { scopes } = invitedAs(row);
  await addPeopleEvent(transaction, { planId, kind: "joined", by, about: accountId, scopes }, now);
}

async function insertMember(
  transaction: DatabaseTransaction,
  member: { planId: string; accountId: string; role: string; scopes: string },
  now: Date,
): Promise<void> {
  const { planId, accountId, role, scopes } = member;
  await transaction
    .insertInto("plan_members")
    .values({ plan_id: planId, account_id: accountId, role, scopes, joined_at: now.toISOString() })
    .execute();
}
