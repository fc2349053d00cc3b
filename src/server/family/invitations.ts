/**
 * Invitations to plans: each admits one person once, until it expires, is revoked, or whoever made it may no longer share
 * the plan. Only a hash of the token is stored.
 */
import { hash, randomBytes, randomUUID } from "node:crypto";
import { familyLimits, type InvitedRole, invitedRoles } from "#contract/family.ts";
import type { Scope } from "#domain/plan/plan.ts";
import { type Account, emailKey, lockAccount } from "#server/account/store.ts";
import { addToOutbox, type NewMail } from "#server/outbox/store.ts";
import { listJoinedByClassLink } from "#server/plans/peopleEvents.ts";
import { findMember, lockPlan, toMember } from "#server/plans/store.ts";
import type { ErasedRows } from "#server/store/countRows.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";
import { refusesInvitations, takeInvitationMail, toMailbox } from "./invitationMails.ts";

export type Inviting = {
  planId: string;
  owner: Pick<Account, "id">;
  role: InvitedRole;
  scopes: readonly Scope[];
  /** With a plan given to the student. */
  givesMoney?: boolean;
  /** Null: anyone with the link. */
  email: string | null;
  /** How many people the account may have invited, including those who joined; null is no limit. */
  mostPeople: number | null;
  /** The mail to send if there is an address. */
  mailOf: (token: string, expiresAt: Date, invitationId: string) => NewMail;
};

export type InvitingAnswer =
  /** `isMailed`: false where there is no address, or no more mail to it. */
  | { kind: "invited"; id: string; token: string; expiresAt: string; isMailed: boolean }
  | { kind: "missing" }
  /** The person with this address is already in the plan. */
  | { kind: "alreadyIn" }
  | { kind: "tooManyPeople" }
  | { kind: "tooManyOpen" }
  | { kind: "notAllowed" };

const dayMs = 24 * 60 * 60_000;

/** Inviting an address again issues a new link and ends the old one. */
export async function invite(database: Database, wish: Inviting, now: Date): Promise<InvitingAnswer> {
  const { planId, owner, role, scopes, mostPeople } = wish;
  const email = wish.email === null ? null : emailKey(wish.email);
  return database.transaction().execute(async (transaction) => {
    // The limits apply across all of the account's plans.
    if (!(await lockAccount(transaction, owner.id))) return { kind: "missing" };
    if ((await lockPlan(transaction, planId)) === null) return { kind: "missing" };
    // Read under the lock: the plan may have been given away since the request was let in.
    if ((await findMember(transaction, planId, owner.id))?.role !== "owner") return { kind: "missing" };
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
        gives_money: wish.givesMoney === true ? 1 : 0,
      })
      .execute();
    const isMailed =
      email !== null && (await takeInvitationMail(transaction, { email, senderId: owner.id }, now));
    if (isMailed) await addToOutbox(transaction, wish.mailOf(token, expiresAt, id), now);
    return { kind: "invited", id, token, expiresAt: expiresAt.toISOString(), isMailed };
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
  if (row === null || row.email === null || !(await isOpen(transaction, row, now))) return null;
  if (await refusesInvitations(transaction, toMailbox(row.email))) return null;
  const inviter = await transaction
    .selectFrom("accounts")
    .select("name")
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
  return {
    token,
    recipient: row.email,
    inviterName: inviter.name,
    role,
    expiresAt: new Date(row.expires_at),
  };
}

export type RenewedInvitation = {
  token: string;
  recipient: string;
  inviterName: string;
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

/** Those the account sent, to whichever plan, and the mails that carried them. */
export async function eraseInvitationsBy(
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<ErasedRows> {
  const sent = transaction.selectFrom("invitations").where("invited_by", "=", accountId).select("id");
  const mails = await transaction
    .deleteFrom("outbox")
    .where("kind", "=", "invitation")
    .where("about", "in", sent)
    .executeTakeFirst();
  const gone = await transaction
    .deleteFrom("invitations")
    .where("invited_by", "=", accountId)
    .executeTakeFirst();
  return { invitations: Number(gone.numDeletedRows), outbox: Number(mails.numDeletedRows) };
}

/** Those to the account's address, which may be somebody else's where it was not confirmed. */
export async function eraseInvitationsTo(
  transaction: DatabaseTransaction,
  { email, emailVerified }: Pick<Account, "email" | "emailVerified">,
): Promise<ErasedRows> {
  if (!emailVerified || email === "") return {};
  const gone = await transaction
    .deleteFrom("invitations")
    .where("email", "=", emailKey(email))
    .executeTakeFirst();
  return { invitations: Number(gone.numDeletedRows) };
}

export type InvitationRow = Tables["invitations"];

export async function findByToken(database: Database, token: string): Promise<InvitationRow | null> {
  const row = await database
    .selectFrom("invitations")
    .selectAll()
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return row ?? null;
}

async function findInvitation(database: Database, id: string): Promise<InvitationRow | null> {
  const row = await database.selectFrom("invitations").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

export function listOpen(database: Database, planId: string, now: Date): Promise<InvitationRow[]> {
  return database
    .selectFrom("invitations")
    .innerJoin("plan_members", (join) =>
      join
        .onRef("plan_members.plan_id", "=", "invitations.plan_id")
        .onRef("plan_members.account_id", "=", "invitations.invited_by")
        .on("plan_members.role", "=", "owner"),
    )
    .selectAll("invitations")
    .where("invitations.plan_id", "=", planId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** An invitation is worth no more than its maker's right to share the plan now. */
export async function isOpen(database: Database, row: InvitationRow, now: Date): Promise<boolean> {
  if (row.ended_at !== null || row.expires_at <= now.toISOString()) return false;
  return (await findMember(database, row.plan_id, row.invited_by))?.role === "owner";
}

export function invitedAs(row: InvitationRow): Pick<ListedInvitation, "role" | "scopes"> {
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

/** Across all plans the account owns: people who were invited and joined, and open invitations. */
export async function countInvited(transaction: Database, accountId: string, now: Date): Promise<number> {
  const owned = await transaction
    .selectFrom("plan_members")
    .where("account_id", "=", accountId)
    .where("role", "=", "owner")
    .select("plan_id")
    .execute();
  let count = 0;
  for (const { plan_id: planId } of owned) {
    const members = await transaction
      .selectFrom("plan_members")
      .where("plan_id", "=", planId)
      .where("role", "!=", "owner")
      .select("account_id")
      .execute();
    // The student showed them the plan; nobody invited them (decision 125).
    const uninvited = await listJoinedByClassLink(transaction, planId);
    const joined = members.filter(({ account_id: member }) => !uninvited.has(member)).length;
    count += joined + (await listOpen(transaction, planId, now)).length;
  }
  return count;
}

export async function countMembers(
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
