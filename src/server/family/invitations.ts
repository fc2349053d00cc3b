/**
 * Invitations to plans: each admits one person once, until it expires or is revoked. Only a hash of the token
 * is stored.
 */
import { hash, randomBytes, randomUUID } from "node:crypto";
import { familyLimits, type InvitedRole, invitedRoles } from "#contract/family.ts";
import type { Scope } from "#domain/plan/plan.ts";
import { type Account, emailKey, lockAccount } from "#server/account/store.ts";
import { addToOutbox, type NewMail } from "#server/outbox/store.ts";
import { findMember, lockPlan, readStudentName, toMember } from "#server/plans/store.ts";
import { recomputeForPlan } from "#server/reminders/nextDue.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";
import { join, stepBack } from "./joining.ts";

export type Inviting = {
  planId: string;
  owner: Pick<Account, "id" | "email">;
  role: InvitedRole;
  scopes: readonly Scope[];
  /** Null: anyone with the link. */
  email: string | null;
  /** How many people the account may have invited, including those who joined; null is no limit. */
  mostPeople: number | null;
  /** The mail to send if there is an address. */
  mailOf: (token: string, expiresAt: Date, invitationId: string) => NewMail;
};

export type InvitingAnswer =
  | { kind: "invited"; id: string; token: string; expiresAt: string }
  | { kind: "missing" }
  /** The person with this address is already in the plan. */
  | { kind: "alreadyIn" }
  | { kind: "tooManyPeople" }
  | { kind: "tooManyOpen" }
  | { kind: "tooManyMailed" }
  | { kind: "notAllowed" };

/** Enough for a counselor's school year; only a program would reach it. */
export const sharedPlansPerAccount = 500;

const dayMs = 24 * 60 * 60_000;

/** Inviting an address again issues a new link and ends the old one. */
export async function invite(database: Database, wish: Inviting, now: Date): Promise<InvitingAnswer> {
  const { planId, owner, role, scopes, mostPeople } = wish;
  const email = wish.email === null ? null : emailKey(wish.email);
  return database.transaction().execute(async (transaction) => {
    // The limits apply across all of the account's plans.
    if (!(await lockAccount(transaction, owner.id))) return { kind: "missing" };
    if ((await lockPlan(transaction, planId)) === null) return { kind: "missing" };
    const people = await transaction
      .selectFrom("plan_members")
      .leftJoin("accounts", "accounts.id", "plan_members.account_id")
      .where("plan_id", "=", planId)
      .select(["email", "role"])
      .execute();
    // Somebody who is in the plan may still take it over, as a student who was first invited as something else.
    const isIn = (one: { email: string | null; role: string }) =>
      one.email !== null && emailKey(one.email) === email && (role !== "student" || one.role === "owner");
    if (email !== null && people.some(isIn)) return { kind: "alreadyIn" };
    if (people.length >= familyLimits.people) return { kind: "tooManyPeople" };
    if (email !== null) await endInvitations(transaction, planId, email, now);
    if ((await listOpen(transaction, planId, now)).length >= familyLimits.openInvitations) {
      return { kind: "tooManyOpen" };
    }
    if (mostPeople !== null && (await countInvited(transaction, owner.id, now)) >= mostPeople) {
      return { kind: "notAllowed" };
    }
    if (email !== null && (await countMailed(transaction, owner.id, now)) >= familyLimits.mailedPerDay) {
      return { kind: "tooManyMailed" };
    }
    const [id, token] = [randomUUID(), randomBytes(32).toString("base64url")];
    const expiresAt = new Date(now.getTime() + familyLimits.invitationDays * dayMs);
    await transaction
      .insertInto("invitations")
      .values({
        id,
        plan_id: planId,
        token_hash: hashToken(token),
        role,
        scopes: JSON.stringify(scopes),
        email,
        invited_by: owner.id,
        created_at: now.toISOString(),
        expires_at: expiresAt.toISOString(),
        ended_at: null,
      })
      .execute();
    if (email !== null) await addToOutbox(transaction, wish.mailOf(token, expiresAt, id), now);
    return { kind: "invited", id, token, expiresAt: expiresAt.toISOString() };
  });
}

export type ListedInvitation = {
  id: string;
  role: InvitedRole;
  scopes: Scope[];
  email: string | null;
  createdAt: string;
  expiresAt: string;
};

/**
 * A new link for an invitation that was mailed and is still open; the old one stops working. Its time stays, because
 * whoever invited chose it. Null if it is over.
 */
export async function renewInvitation(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<RenewedInvitation | null> {
  const known = await findInvitation(transaction, id);
  if (known === null || (await lockPlan(transaction, known.plan_id)) === null) return null;
  // Read again: under the lock nobody else can accept or revoke it.
  const row = await findInvitation(transaction, id);
  if (row === null || row.email === null || !isOpen(row, now)) return null;
  const inviter = await transaction
    .selectFrom("accounts")
    .select("email")
    .where("id", "=", row.invited_by)
    .executeTakeFirst();
  if (inviter === undefined) return null;
  const token = randomBytes(32).toString("base64url");
  await transaction
    .updateTable("invitations")
    .set({ token_hash: hashToken(token) })
    .where("id", "=", id)
    .execute();
  const { role } = invitedAs(row);
  return { token, recipient: row.email, inviter: inviter.email, role, expiresAt: new Date(row.expires_at) };
}

export type RenewedInvitation = {
  token: string;
  recipient: string;
  /** The inviter's address. */
  inviter: string;
  role: InvitedRole;
  expiresAt: Date;
};

/** Invitations that can still be accepted, oldest first. */
export async function listInvitations(
  database: Database,
  planId: string,
  now: Date,
): Promise<ListedInvitation[]> {
  return (await listOpen(database, planId, now)).map((row) => ({
    id: row.id,
    ...invitedAs(row),
    email: row.email,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
}

/** Whether it was open in this plan. */
export async function takeBackInvitation(
  database: Database,
  planId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const ended = await database
    .updateTable("invitations")
    .set({ ended_at: now.toISOString() })
    .where("id", "=", id)
    .where("plan_id", "=", planId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

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
  if (row === null || !isOpen(row, now)) return null;
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

export type Accepting =
  /** Also for someone already in the plan: the invitation stays open for somebody else. */
  | { kind: "accepted"; planId: string }
  /** Used, expired, revoked or never issued. */
  | { kind: "gone" }
  | { kind: "ownPlan" }
  | { kind: "otherAddress" }
  | { kind: "tooManyPeople" }
  | { kind: "tooManyPlans" };

/** If two people accept one invitation at once, only one is admitted. */
export async function acceptInvitation(
  database: Database,
  account: Pick<Account, "id" | "email" | "emailVerified">,
  token: string,
  now: Date,
): Promise<Accepting> {
  return database.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, account.id))) return { kind: "gone" };
    const known = await findByToken(transaction, token);
    if (known === null || (await lockPlan(transaction, known.plan_id)) === null) return { kind: "gone" };
    // Read again: under the lock nobody else can accept or revoke it.
    const row = await findByToken(transaction, token);
    if (row === null) return { kind: "gone" };
    const planId = row.plan_id;
    const member = await findMember(transaction, planId, account.id);
    const isTakingOver = row.role === "student";
    // The response to a student who took the plan over was lost: the retry gets the same one.
    if (member?.role === "owner") {
      return isTakingOver && row.ended_at !== null ? { kind: "accepted", planId } : { kind: "ownPlan" };
    }
    if (member !== null && !isTakingOver) return { kind: "accepted", planId };
    if (!isOpen(row, now)) return { kind: "gone" };
    const isTheirs = row.email === null || (account.emailVerified && emailKey(account.email) === row.email);
    if (!isTheirs) return { kind: "otherAddress" };
    if (member === null && (await countMembers(transaction, "plan_id", planId)) >= familyLimits.people) {
      return { kind: "tooManyPeople" };
    }
    if ((await countMembers(transaction, "account_id", account.id)) >= sharedPlansPerAccount) {
      return { kind: "tooManyPlans" };
    }
    if (!(await takeBackInvitation(transaction, planId, row.id, now))) return { kind: "gone" };
    if (isTakingOver) await stepBack(transaction, row);
    await join(transaction, { accountId: account.id, row, isIn: member !== null }, now);
    await recomputeForPlan(transaction, planId);
    return { kind: "accepted", planId };
  });
}

/** Returns how many were deleted: those that ended or expired before this instant. */
export async function deleteOldInvitations(database: Database, before: string): Promise<number> {
  const gone = await database
    .deleteFrom("invitations")
    .where((row) => row.or([row("ended_at", "<", before), row("expires_at", "<", before)]))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/**
 * Invitations to this verified address, for the export of personal data: without who sent them or to whose
 * plan.
 */
export async function invitationsTo(
  database: Database,
  email: string,
): Promise<{ role: string; createdAt: string; expiresAt: string }[]> {
  return database
    .selectFrom("invitations")
    .where("email", "=", emailKey(email))
    .select(["role", "created_at as createdAt", "expires_at as expiresAt"])
    .execute();
}

/** Returns how many rows were deleted. */
export async function eraseInvitationsTo(transaction: DatabaseTransaction, email: string): Promise<number> {
  const gone = await transaction
    .deleteFrom("invitations")
    .where("email", "=", emailKey(email))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

type Row = Tables["invitations"];

async function findByToken(database: Database, token: string): Promise<Row | null> {
  const row = await database
    .selectFrom("invitations")
    .selectAll()
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return row ?? null;
}

async function findInvitation(database: Database, id: string): Promise<Row | null> {
  const row = await database.selectFrom("invitations").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

function listOpen(database: Database, planId: string, now: Date): Promise<Row[]> {
  return database
    .selectFrom("invitations")
    .selectAll()
    .where("plan_id", "=", planId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

function isOpen(row: Row, now: Date): boolean {
  return row.ended_at === null && row.expires_at > now.toISOString();
}

function invitedAs(row: Row): Pick<ListedInvitation, "role" | "scopes"> {
  // An unknown role falls back to the least privileged one.
  const role = invitedRoles.find((one) => one === row.role) ?? "counselor";
  return { role, scopes: toMember(row).scopes };
}

/** All open invitations of this plan to this address. */
export async function endInvitations(
  transaction: DatabaseTransaction,
  planId: string,
  email: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("invitations")
    .set({ ended_at: now.toISOString() })
    .where("plan_id", "=", planId)
    .where("email", "=", email)
    .where("ended_at", "is", null)
    .execute();
}

/** Across all plans the account owns: people who joined, and open invitations. */
export async function countInvited(transaction: Database, accountId: string, now: Date): Promise<number> {
  const owned = await transaction
    .selectFrom("plan_members")
    .where("account_id", "=", accountId)
    .where("role", "=", "owner")
    .select("plan_id")
    .execute();
  let count = 0;
  for (const { plan_id: planId } of owned) {
    const people = await countMembers(transaction, "plan_id", planId);
    count += people - 1 + (await listOpen(transaction, planId, now)).length;
  }
  return count;
}

async function countMailed(transaction: DatabaseTransaction, accountId: string, now: Date): Promise<number> {
  const { mailed } = await transaction
    .selectFrom("invitations")
    .where("invited_by", "=", accountId)
    .where("email", "is not", null)
    .where("created_at", ">", new Date(now.getTime() - dayMs).toISOString())
    .select((of) => of.fn.countAll().as("mailed"))
    .executeTakeFirstOrThrow();
  return Number(mailed);
}

async function countMembers(
  transaction: Database,
  by: "plan_id" | "account_id",
  id: string,
): Promise<number> {
  const { members } = await transaction
    .selectFrom("plan_members")
    .where(by, "=", id)
    .select((of) => of.fn.countAll().as("members"))
    .executeTakeFirstOrThrow();
  return Number(members);
}

function hashToken(token: string): string {
  return hash("sha256", `invitation ${token}`, "base64url");
}
