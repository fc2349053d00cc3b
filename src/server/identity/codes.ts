/** Codes that were mailed: each works once, in the browser that asked for it, for so many tries. */
import { hash } from "node:crypto";
import type { Database } from "#server/store/tables.ts";

export type CodePurpose = "signUp" | "reset";

export type MailCode = {
  purpose: CodePurpose;
  /** Lower-cased. */
  email: string;
  /** Null: no code fits, for an address that gets none. */
  codeHash: string | null;
  /** The account to be made; null for a reset. */
  pending: { email: string; name: string; passwordHash: string } | null;
};

/** `binding` is what the browser holds; only its hash is kept. */
export async function saveMailCode(
  database: Database,
  binding: string,
  code: MailCode,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await database
    .insertInto("mail_codes")
    .values({
      id: hashBinding(binding),
      purpose: code.purpose,
      email: code.email,
      code_hash: code.codeHash,
      pending: code.pending === null ? null : JSON.stringify(code.pending),
      tries: 0,
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
}

/** How many were asked for at this address since then; those of an hour are all kept. */
export async function countMailCodes(database: Database, email: string, since: Date): Promise<number> {
  const counted = await database
    .selectFrom("mail_codes")
    .select((expression) => expression.fn.countAll().as("codes"))
    .where("email", "=", email)
    .where("created_at", ">", since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(counted.codes);
}

/** How many tries there were at codes for this address since then; a good one forgets them all. */
export async function countTries(database: Database, email: string, since: Date): Promise<number> {
  const counted = await database
    .selectFrom("mail_codes")
    .select((expression) => expression.fn.sum("tries").as("tries"))
    .where("email", "=", email)
    .where("created_at", ">", since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(counted.tries ?? 0);
}

/** Counts a try and says what it is to be compared with; null where there is no code, or it has been tried too often. */
export async function tryMailCode(
  database: Database,
  binding: string,
  purpose: CodePurpose,
  email: string,
  mostTries: number,
  now: Date,
): Promise<MailCode | null> {
  const id = hashBinding(binding);
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
    // Written by this file alone.
    pending: row.pending === null ? null : (JSON.parse(row.pending) as MailCode["pending"]),
  };
}

/** Whether it was still there: of two who use one code at once, one is told no. */
export async function useMailCode(database: Database, binding: string): Promise<boolean> {
  const used = await database
    .deleteFrom("mail_codes")
    .where("id", "=", hashBinding(binding))
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}

/** All codes of an address, once one of them was used: none of the others is any good to anyone. */
export async function deleteMailCodes(database: Database, email: string): Promise<void> {
  await database.deleteFrom("mail_codes").where("email", "=", email).execute();
}

/** How many were deleted. */
export async function deleteExpiredMailCodes(database: Database, before: string): Promise<number> {
  const gone = await database.deleteFrom("mail_codes").where("expires_at", "<", before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

function hashBinding(binding: string): string {
  return hash("sha256", binding, "base64url");
}
