/**
 * Failed sign-in attempts by address, whether or not it has an account. An attempt is counted before it is
 * checked, so that concurrent ones count too.
 */
import { hash } from "node:crypto";
import type { Database } from "#server/store/tables.ts";

export type Attempts = { failures: number; lastAt: Date; lockedUntil: Date | null };

/**
 * The count after this attempt: null rejects it; otherwise what is stored until it is known to have
 * succeeded.
 */
export type AttemptRule = (before: Attempts | null, now: Date) => Attempts | null;

/** Null if the attempt is allowed; otherwise when the next one is. */
export async function takeAttempt(
  database: Database,
  email: string,
  rule: AttemptRule,
  now: Date,
): Promise<Date | null> {
  const key = attemptKey(email);
  return database.transaction().execute(async (transaction) => {
    // The row is created before it is read, and the write locks it, so concurrent attempts are serialized.
    await transaction
      .insertInto("sign_in_attempts")
      .values({ key, failures: 0, last_at: now.toISOString(), locked_until: null })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ key }))
      .execute();
    const row = await transaction
      .selectFrom("sign_in_attempts")
      .selectAll()
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    const before = {
      failures: row.failures,
      lastAt: new Date(row.last_at),
      lockedUntil: row.locked_until === null ? null : new Date(row.locked_until),
    };
    const after = rule(row.failures === 0 ? null : before, now);
    if (after === null) return before.lockedUntil ?? now;
    await transaction
      .updateTable("sign_in_attempts")
      .set({
        failures: after.failures,
        last_at: after.lastAt.toISOString(),
        locked_until: after.lockedUntil?.toISOString() ?? null,
      })
      .where("key", "=", key)
      .execute();
    return null;
  });
}

/** Called after a successful attempt or a password change. */
export async function clearAttempts(database: Database, email: string): Promise<void> {
  await database.deleteFrom("sign_in_attempts").where("key", "=", attemptKey(email)).execute();
}

/** How many were deleted. */
export async function deleteOldAttempts(database: Database, before: string): Promise<number> {
  const gone = await database.deleteFrom("sign_in_attempts").where("last_at", "<", before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/**
 * The key for an address's attempts: a hash, since we do not store addresses of people without an account.
 */
export function attemptKey(email: string): string {
  return hash("sha256", `signIn:${email}`, "base64url");
}
