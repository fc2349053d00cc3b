/**
 * Hashes of hosted-tenant accounts that were erased, so that a device still signed in does not recreate the
 * account.
 */
import { hash } from "node:crypto";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";

export async function keepErasedSubject(
  transaction: DatabaseTransaction,
  subject: string,
  now: Date,
): Promise<void> {
  const erased = { erased_at: now.toISOString() };
  await transaction
    .insertInto("erased_subjects")
    .values({ subject_hash: hashSubject(subject), ...erased })
    .onConflict((conflict) => conflict.column("subject_hash").doUpdateSet(erased))
    .execute();
}

/** Whether this subject's account was erased since that time; tokens carry whole seconds. */
export async function wasErasedSince(database: Database, subject: string, seconds: number): Promise<boolean> {
  const row = await database
    .selectFrom("erased_subjects")
    .select("erased_at")
    .where("subject_hash", "=", hashSubject(subject))
    .executeTakeFirst();
  return row !== undefined && seconds <= Math.floor(Date.parse(row.erased_at) / 1_000);
}

/** How many were deleted. */
export async function deleteErasedSubjects(database: Database, before: string): Promise<number> {
  const gone = await database
    .deleteFrom("erased_subjects")
    .where("erased_at", "<", before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

function hashSubject(subject: string): string {
  return hash("sha256", `erased ${subject}`, "base64url");
}
