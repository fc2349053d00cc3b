/** Who erased an account of a hosted tenant, by a hash: a device that is still signed in does not make it anew. */
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

/** Whether the account of this subject was erased since then; tokens carry whole seconds. */
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
