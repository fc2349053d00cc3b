/** Passkeys in the store: public keys, names and dates; and the challenges that each may be answered once. */
import { hash, randomUUID } from "node:crypto";
import { passkeyLimits } from "#contract/passkeys.ts";
import { lockAccount } from "#server/account/store.ts";
import { addToOutbox, type NewMail } from "#server/outbox/store.ts";
import type { Passkey } from "#server/ports/identity.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";
import { endPasskeySessions } from "./store.ts";

export type NewPasskey = Omit<Passkey, "id" | "createdAt" | "lastUsedAt">;

/** `known`: this passkey is in an account already, perhaps another one. */
export type AddPasskeyAnswer =
  | { kind: "added"; passkey: Passkey }
  | { kind: "tooMany" | "known" | "missing" };

/** The mail to the owner is written in the same transaction. */
export async function addPasskey(
  database: Database,
  passkey: NewPasskey,
  mail: NewMail,
  now: Date,
): Promise<AddPasskeyAnswer> {
  return database.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, passkey.accountId))) return { kind: "missing" };
    const kept = await listPasskeys(transaction, passkey.accountId);
    if (kept.length >= passkeyLimits.perAccount) return { kind: "tooMany" };
    const added: Passkey = { ...passkey, id: randomUUID(), createdAt: now.toISOString(), lastUsedAt: null };
    const made = await transaction
      .insertInto("passkeys")
      .values(toRow(added))
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows !== 1n) return { kind: "known" };
    await addToOutbox(transaction, mail, now);
    return { kind: "added", passkey: added };
  });
}

/** Oldest first. */
export async function listPasskeys(database: Database, accountId: string): Promise<Passkey[]> {
  const rows = await database
    .selectFrom("passkeys")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(fromRow);
}

export type OwnedPasskey = { passkey: Passkey; subject: string };

export async function findPasskey(database: Database, credentialId: string): Promise<OwnedPasskey | null> {
  const row = await database
    .selectFrom("passkeys")
    .innerJoin("accounts", "accounts.id", "passkeys.account_id")
    .selectAll("passkeys")
    .select("accounts.subject")
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
  return row === undefined ? null : { passkey: fromRow(row), subject: row.subject };
}

/**
 * False if it was used or removed in the meantime: two answers with the same counter cannot both come from the one
 * authenticator that has the key.
 */
export async function recordPasskeyUse(
  database: Database,
  passkey: Passkey,
  used: { counter: number; isBackedUp: boolean },
  now: Date,
): Promise<boolean> {
  const changed = await database
    .updateTable("passkeys")
    .set({
      counter: String(used.counter),
      is_backed_up: used.isBackedUp ? 1 : 0,
      last_used_at: now.toISOString(),
    })
    .where("id", "=", passkey.id)
    .where("counter", "=", String(passkey.counter))
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Whether the account has it. */
export async function renamePasskey(
  database: Database,
  accountId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const changed = await database
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/**
 * Whether the account had it; then its sessions but the asking one end, and the mail to the owner is written, in the same
 * transaction.
 */
export async function removePasskey(
  database: Database,
  { id: accountId, subject }: { id: string; subject: string },
  id: string,
  { mail, sessionUid }: { mail: NewMail; sessionUid: string | null },
  now: Date,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom("passkeys")
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    if (gone.numDeletedRows !== 1n) return false;
    await endPasskeySessions(transaction, subject, id, sessionUid);
    await addToOutbox(transaction, mail, now);
    return true;
  });
}

export type ExportedPasskeys = { name: string; createdAt: string; lastUsedAt: string | null }[];

/** Names and dates: the keys would be of no use to anyone. */
export async function exportPasskeys(database: Database, accountId: string): Promise<ExportedPasskeys> {
  const kept = await listPasskeys(database, accountId);
  return kept.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt }));
}

/** Run in the transaction that erases the account, before the account's own row. */
export async function erasePasskeys(
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<Record<string, number>> {
  const gone = await transaction
    .deleteFrom("passkeys")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  await transaction.deleteFrom("passkey_challenges").where("made_for", "=", accountId).execute();
  return { passkeys: Number(gone.numDeletedRows) };
}

export type ChallengePurpose = "signIn" | "add";

/** Those that ran out are deleted on the way, so that nobody can fill the table by asking. */
export async function saveChallenge(
  database: Database,
  challenge: string,
  { purpose, madeFor }: { purpose: ChallengePurpose; madeFor: string },
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + passkeyLimits.challengeMinutes * 60_000);
  await deleteExpiredChallenges(database, now.toISOString());
  await database
    .insertInto("passkey_challenges")
    .values({ key: toKey(challenge), purpose, made_for: madeFor, expires_at: expiresAt.toISOString() })
    .execute();
}

/** Whether it was ours, for this, and in time; true once. */
export async function takeChallenge(
  database: Database,
  challenge: string,
  { purpose, madeFor }: { purpose: ChallengePurpose; madeFor: string },
  now: Date,
): Promise<boolean> {
  const taken = await database
    .deleteFrom("passkey_challenges")
    .where("key", "=", toKey(challenge))
    .where("purpose", "=", purpose)
    .where("made_for", "=", madeFor)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
}

/** How many were deleted. */
export async function deleteExpiredChallenges(database: Database, before: string): Promise<number> {
  const gone = await database
    .deleteFrom("passkey_challenges")
    .where("expires_at", "<=", before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

function toKey(challenge: string): string {
  return hash("sha256", `passkey:${challenge}`, "base64url");
}

function toRow(passkey: Passkey): Tables["passkeys"] {
  return {
    id: passkey.id,
    credential_id: passkey.credentialId,
    account_id: passkey.accountId,
    public_key: passkey.publicKey,
    counter: String(passkey.counter),
    transports: JSON.stringify(passkey.transports),
    is_multi_device: passkey.isMultiDevice ? 1 : 0,
    is_backed_up: passkey.isBackedUp ? 1 : 0,
    name: passkey.name,
    created_at: passkey.createdAt,
    last_used_at: passkey.lastUsedAt,
  };
}

function fromRow(row: Tables["passkeys"]): Passkey {
  return {
    id: row.id,
    credentialId: row.credential_id,
    accountId: row.account_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    // Only this file writes the column.
    transports: JSON.parse(row.transports) as string[],
    isMultiDevice: row.is_multi_device === 1,
    isBackedUp: row.is_backed_up === 1,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
