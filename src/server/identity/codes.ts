/**
 * Mailed codes: each works once, only in the browser that requested it, and for a limited number of tries.
 */
import { hash } from "node:crypto";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";

export type CodePurpose = "signUp" | "signIn" | "reset";

export type MailCode = {
  purpose: CodePurpose;
  /** Lower-cased. */
  email: string;
  /** Null: no code matches, for an address that was sent none. */
  codeHash: string | null;
  /** The account to create; null for a password reset. */
  pending: { email: string; name: string; passwordHash: string } | null;
};

/** Who asked for a code: `network` is a keyed hash of the address with the network. */
export type CodeAsker = { network: string; standing: AskerStanding };

/** A request of the last hour, as its limits count it. */
export type PastAsker = CodeAsker & { purpose: CodePurpose; at: Date };

/**
 * `guess`: with a wrong password, so nothing is mailed. `password`: with the right one, from a device that is not known.
 * `confirmed`: from a browser in which a code mailed to this address was typed, whoever had asked for it.
 */
export type AskerStanding = (typeof standings)[number];

/** In this order as numbers in the column `is_known`, which began with the first two. */
const standings = ["unknown", "known", "password", "guess", "confirmed"] as const;

/** `binding` is the browser's secret; only its hash is stored. */
export async function saveMailCode(
  database: Database,
  binding: string,
  code: MailCode,
  asker: CodeAsker,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await database
    .insertInto("mail_codes")
    .values({
      id: toCodeId(binding),
      purpose: code.purpose,
      email: code.email,
      code_hash: code.codeHash,
      pending: code.pending === null ? null : JSON.stringify(code.pending),
      tries: 0,
      network: asker.network,
      is_known: standings.indexOf(asker.standing),
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
}

/** Who requested codes for this address since then; codes are kept for at least an hour. */
export async function listCodeAskers(database: Database, email: string, since: Date): Promise<PastAsker[]> {
  const rows = await database
    .selectFrom("mail_codes")
    .select(["network", "is_known", "purpose", "created_at"])
    .where("purpose", "!=", confirmation)
    .where("email", "=", email)
    .where("created_at", ">", since.toISOString())
    .execute();
  return rows.map((row) => ({
    network: row.network,
    standing: standings[row.is_known] ?? "unknown",
    // Only this file writes the column.
    purpose: row.purpose as CodePurpose,
    at: new Date(row.created_at),
  }));
}

/** The purpose of a row that holds no code: it says that the browser with its secret has read a mail to this address. */
const confirmation = "confirmation";

/** Ids and hashes of the codes mailed to this address since then, used up and run out or not. */
export async function listMailedCodes(
  database: Database,
  email: string,
  since: Date,
): Promise<{ id: string; codeHash: string }[]> {
  const rows = await database
    .selectFrom("mail_codes")
    .select(["id", "code_hash"])
    .where("email", "=", email)
    .where("created_at", ">", since.toISOString())
    .execute();
  return rows.flatMap(({ id, code_hash: codeHash }) => (codeHash === null ? [] : [{ id, codeHash }]));
}

/** From now on the browser with this secret is known to read the mail of this address. */
export async function saveConfirmation(
  database: Database,
  binding: string,
  email: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await database
    .insertInto("mail_codes")
    .values({
      id: toCodeId(binding),
      purpose: confirmation,
      email,
      code_hash: null,
      pending: null,
      tries: 0,
      network: "",
      is_known: standings.indexOf("confirmed"),
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
}

/** Whether this browser has read a mail to this address, or asked for a code as one that has. */
export async function isConfirmed(
  database: Database,
  binding: string,
  email: string,
  since: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom("mail_codes")
    .select("id")
    .where("id", "=", toCodeId(binding))
    .where("email", "=", email)
    .where("is_known", "=", standings.indexOf("confirmed"))
    .where("created_at", ">", since.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** How many tries codes for this address had since then; a correct one clears them all. */
export async function countTries(database: Database, email: string, since: Date): Promise<number> {
  const counted = await database
    .selectFrom("mail_codes")
    .select((expression) => expression.fn.sum("tries").as("tries"))
    .where("email", "=", email)
    .where("created_at", ">", since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(counted.tries ?? 0);
}

/** Counts a try and returns what to compare it with; null if there is no code, or too many tries. */
export async function tryMailCode(
  database: Database,
  binding: string,
  purpose: CodePurpose,
  email: string,
  mostTries: number,
  now: Date,
): Promise<MailCode | null> {
  const id = toCodeId(binding);
  const counted = await database
    .updateTable("mail_codes")
    .set((expression) => ({ tries: expression("tries", "+", 1) }))
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .where("email", "=", email)
    .where("tries", "<", mostTries)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (counted.numUpdatedRows !== 1n) return null;
  const row = await database.selectFrom("mail_codes").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  return {
    purpose,
    email,
    codeHash: row.code_hash,
    // Only this file writes the column.
    pending: row.pending === null ? null : (JSON.parse(row.pending) as MailCode["pending"]),
  };
}

/** A code that can still be typed, without its hash; null if it is used, over, or has had its tries. */
export async function findOpenMailCode(
  transaction: DatabaseTransaction,
  id: string,
  mostTries: number,
  now: Date,
): Promise<{ purpose: CodePurpose; email: string; expiresAt: Date } | null> {
  const row = await transaction
    .selectFrom("mail_codes")
    .select(["purpose", "email", "expires_at"])
    .where("id", "=", id)
    .where("code_hash", "is not", null)
    .where("tries", "<", mostTries)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (row === undefined) return null;
  // Only this file writes the column.
  return { purpose: row.purpose as CodePurpose, email: row.email, expiresAt: new Date(row.expires_at) };
}

/** Puts another code in its place; its tries and its end stay. Whether it was still there. */
export async function replaceMailCode(
  transaction: DatabaseTransaction,
  id: string,
  codeHash: string,
): Promise<boolean> {
  const changed = await transaction
    .updateTable("mail_codes")
    .set({ code_hash: codeHash })
    .where("id", "=", id)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Whether it still existed: if two requests use one code at once, only one succeeds. */
export async function useMailCode(database: Database, binding: string): Promise<boolean> {
  const used = await database.deleteFrom("mail_codes").where("id", "=", toCodeId(binding)).executeTakeFirst();
  return used.numDeletedRows === 1n;
}

/** Deletes all codes of an address once one has been used, since the others are no longer needed. */
export async function deleteMailCodes(database: Database, email: string): Promise<void> {
  await database.deleteFrom("mail_codes").where("email", "=", email).execute();
}

/** How many were deleted. */
export async function deleteExpiredMailCodes(database: Database, before: string): Promise<number> {
  const gone = await database.deleteFrom("mail_codes").where("expires_at", "<", before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** The id of a code, from the secret of the browser that asked for it. */
export function toCodeId(binding: string): string {
  return hash("sha256", binding, "base64url");
}
