/** Class links: made by a counselor, opened by many, and worth nothing until a student shares a plan through one. */
import { hash, randomBytes, randomUUID } from "node:crypto";
import { classLinkLimits } from "#contract/classLinkLimits.ts";
import { type ClassLink, type ClassOffer, classTokenStart } from "#contract/classLinks.ts";
import { familyLimits } from "#contract/family.ts";
import type { Scope } from "#domain/plan/plan.ts";
import { type Account, lockAccount } from "#server/account/store.ts";
import { publish } from "#server/events.ts";
import { sharedPlansPerAccount } from "#server/family/accepting.ts";
import { countMembers } from "#server/family/invitations.ts";
import { addPeopleEvent } from "#server/plans/peopleEvents.ts";
import { findMember, lockPlan } from "#server/plans/store.ts";
import type { ErasedRows } from "#server/store/countRows.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";

const dayMs = 24 * 60 * 60_000;

export type MakingAnswer =
  | { kind: "made"; id: string; token: string; expiresAt: string }
  | { kind: "unconfirmed" }
  | { kind: "tooMany" };

export async function makeClassLink(database: Database, account: Account, now: Date): Promise<MakingAnswer> {
  if (!account.emailVerified || account.email === "") return { kind: "unconfirmed" };
  return database.transaction().execute(async (transaction) => {
    // Two requests at once count each other.
    await lockAccount(transaction, account.id);
    const open = await listClassLinks(transaction, account.id, now);
    if (open.length >= classLinkLimits.open) return { kind: "tooMany" };
    const id = randomUUID();
    const token = `${classTokenStart}${randomBytes(32).toString("base64url")}`;
    const expiresAt = new Date(now.getTime() + classLinkLimits.days * dayMs).toISOString();
    await transaction
      .insertInto("class_links")
      .values({
        id,
        account_id: account.id,
        token_hash: hashToken(token),
        created_at: now.toISOString(),
        expires_at: expiresAt,
        ended_at: null,
        joined: 0,
      })
      .execute();
    return { kind: "made", id, token, expiresAt };
  });
}

/** Those that work, oldest first. */
export async function listClassLinks(database: Database, accountId: string, now: Date): Promise<ClassLink[]> {
  const rows = await database
    .selectFrom("class_links")
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .orderBy("created_at")
    .orderBy("id")
    .selectAll()
    .execute();
  return rows.map((row) => ({
    classLinkId: row.id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    joined: row.joined,
  }));
}

/** Whether it was this account's and worked. */
export async function endClassLink(
  database: Database,
  accountId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const ended = await database
    .updateTable("class_links")
    .set({ ended_at: now.toISOString() })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/** Null for one that expired, was ended, or never was; and where its maker's address is no longer confirmed. */
export async function lookAtClassLink(
  database: Database,
  token: string,
  now: Date,
): Promise<ClassOffer | null> {
  const row = await findOpen(database, token, now);
  if (row === null) return null;
  const maker = await database
    .selectFrom("accounts")
    .where("id", "=", row.account_id)
    .select(["name", "email", "email_verified"])
    .executeTakeFirst();
  if (maker?.email_verified !== 1) return null;
  return { name: maker.name, email: maker.email, expiresAt: row.expires_at };
}

export type Joining =
  | { kind: "joined" }
  | { kind: "gone" | "missing" | "notOwner" | "ownLink" | "tooManyPeople" | "tooManyPlans" };

/** Opened twice, it changes nothing: what the student shares since then stays as they set it. */
export async function joinClass(
  database: Database,
  accountId: string,
  { token, planId, scopes }: { token: string; planId: string; scopes: readonly Scope[] },
  now: Date,
): Promise<Joining> {
  return database.transaction().execute(async (transaction) => {
    const known = await findOpen(transaction, token, now);
    if (known === null || (await lookAtClassLink(transaction, token, now)) === null) return { kind: "gone" };
    const counselorId = known.account_id;
    if (counselorId === accountId) return { kind: "ownLink" };
    if (!(await lockAccount(transaction, counselorId))) return { kind: "gone" };
    if ((await lockPlan(transaction, planId)) === null) return { kind: "missing" };
    const own = await findMember(transaction, planId, accountId);
    if (own === null) return { kind: "missing" };
    if (own.role !== "owner") return { kind: "notOwner" };
    // Read under the locks: the counselor may have ended it since.
    if ((await findOpen(transaction, token, now)) === null) return { kind: "gone" };
    if ((await findMember(transaction, planId, counselorId)) !== null) return { kind: "joined" };
    if ((await countMembers(transaction, "plan_id", planId)) >= familyLimits.people)
      return { kind: "tooManyPeople" };
    if ((await countMembers(transaction, "account_id", counselorId)) >= sharedPlansPerAccount)
      return { kind: "tooManyPlans" };
    await transaction
      .insertInto("plan_members")
      .values({
        plan_id: planId,
        account_id: counselorId,
        role: "counselor",
        scopes: JSON.stringify(scopes),
        joined_at: now.toISOString(),
      })
      .execute();
    await transaction
      .updateTable("class_links")
      .set((of) => ({ joined: of("joined", "+", 1) }))
      .where("id", "=", known.id)
      .execute();
    await addPeopleEvent(
      transaction,
      { planId, kind: "joinedByClassLink", by: accountId, about: counselorId, scopes },
      now,
    );
    await publish("peopleChanged", transaction, { planId, hasLeft: false });
    return { kind: "joined" };
  });
}

/** Returns how many were deleted: those that ended or expired before this instant. */
export async function deleteOldClassLinks(database: Database, before: string): Promise<number> {
  const gone = await database
    .deleteFrom("class_links")
    .where((row) => row.or([row("ended_at", "<", before), row("expires_at", "<", before)]))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

export async function eraseClassLinks(
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<ErasedRows> {
  const gone = await transaction
    .deleteFrom("class_links")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return { class_links: Number(gone.numDeletedRows) };
}

async function findOpen(database: Database, token: string, now: Date): Promise<Tables["class_links"] | null> {
  if (!token.startsWith(classTokenStart)) return null;
  const row = await database
    .selectFrom("class_links")
    .where("token_hash", "=", hashToken(token))
    .where("ended_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

function hashToken(token: string): string {
  return hash("sha256", `class link ${token}`, "base64url");
}
