/** Failed tries to sign in by address, known or not: counted before a try is looked at, so that many at once are counted too. */
import { hash } from "node:crypto";
import type { Database } from "#server/store/tables.ts";

export type Attempts = { failures: number; lastAt: Date; lockedUntil: Date | null };

/** What follows from the tries so far: null refuses this one; otherwise what is kept until it is known to be good. */
export type AttemptRule = (before: Attempts | null, now: Date) => Attempts | null;

/** Null where the try may be made; otherwise from when on the next one may. */
export async function takeAttempt(
  database: Database,
  email: string,
  rule: AttemptRule,
  now: Date,
): Promise<Date | null> {
  const key = attemptKey(email);
  return database.transaction().execute(async (transaction) => {
    // The row is there before it is read, and locked by being written: of two tries at once one waits.
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

/** The try was good, or the password is a new one. */
export async function clearAttempts(database: Database, email: string): Promise<void> {
  await database.deleteFrom("sign_in_attempts").where("key", "=", attemptKey(email)).execute();
}

/** How many were deleted. */
export async function deleteOldAttempts(database: Database, before: string): Promise<number> {
  const gone = await database.deleteFrom("sign_in_attempts").where("last_at", "<", before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Under which the tries of one address are counted: a hash, since addresses of people without an account are not kept. */
export function attemptKey(email: string): string {
  return hash("sha256", `signIn:${email}`, "base64url");
}
