/**
 * Failed sign-in attempts, by address together with the network or device they come from, and by address
 * alone, whether or not it has an account. An attempt is counted before it is checked, so that concurrent
 * ones count too.
 */
import { hash } from "node:crypto";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";

const hourMs = 60 * 60_000;
/** Whole hours, the running one included: so a day is 24 to 25 hours. */
const hoursOfDay = 24;

export type Attempts = { failures: number; lastAt: Date; lockedUntil: Date | null };

/**
 * The count after this attempt: null rejects it; otherwise what is stored until it is known to have
 * succeeded.
 */
export type AttemptRule = (before: Attempts | null, now: Date) => Attempts | null;

/** `key`: a hash of the address and where the attempt comes from. `email`: lower-cased. */
export type AttemptAt = { email: string; key: string };

/** An allowed attempt: how many failures its address had in the day before it, from anywhere. */
export type TakenAttempt = { failuresInDay: number };

/** The attempt, if it is allowed; otherwise when the next one is. */
export async function takeAttempt(
  database: Database,
  at: AttemptAt,
  rule: AttemptRule,
  now: Date,
): Promise<TakenAttempt | Date> {
  return database.transaction().execute(async (transaction) => {
    const { key } = at;
    const account = attemptKey(at.email);
    // The row is created before it is read, and the write locks it, so concurrent attempts are serialized.
    await transaction
      .insertInto("sign_in_attempts")
      .values({ key, account, failures: 0, last_at: now.toISOString(), locked_until: null })
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
    const failuresInDay = await countFailures(transaction, account, now);
    await addFailures(transaction, account, now, 1);
    return { failuresInDay };
  });
}

/** The attempt of then succeeded: its place starts anew, and it no longer counts for its address. */
export async function clearAttempt(database: Database, { email, key }: AttemptAt, then: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("sign_in_attempts").where("key", "=", key).execute();
    await addFailures(transaction, attemptKey(email), then, -1);
  });
}

/** Ends the waits of an address everywhere, as after a new password; what its day has counted stays. */
export async function clearAttempts(database: Database, email: string): Promise<void> {
  await database.deleteFrom("sign_in_attempts").where("account", "=", attemptKey(email)).execute();
}

/** Ends the waits of an address and forgets what its day has counted. Returns how many rows were deleted. */
export async function forgetAttempts(
  database: Database,
  email: string,
): Promise<{ sign_in_attempts: number; sign_in_failures: number }> {
  const account = attemptKey(email);
  const attempts = await database
    .deleteFrom("sign_in_attempts")
    .where("account", "=", account)
    .executeTakeFirst();
  const failures = await database
    .deleteFrom("sign_in_failures")
    .where("account", "=", account)
    .executeTakeFirst();
  return {
    sign_in_attempts: Number(attempts.numDeletedRows),
    sign_in_failures: Number(failures.numDeletedRows),
  };
}

/** How many attempts of an address failed in the last day, and from how many places it may not try just now. */
export async function countAttempts(
  database: Database,
  email: string,
  now: Date,
): Promise<{ failuresInDay: number; locks: number; lockedUntil: string | null }> {
  const account = attemptKey(email);
  const locked = await database
    .selectFrom("sign_in_attempts")
    .select("locked_until")
    .where("account", "=", account)
    .where("locked_until", ">", now.toISOString())
    .orderBy("locked_until", "desc")
    .execute();
  return {
    failuresInDay: await countFailures(database, account, now),
    locks: locked.length,
    lockedUntil: locked[0]?.locked_until ?? null,
  };
}

/** How many were deleted. */
export async function deleteOldAttempts(database: Database, before: string): Promise<number> {
  const attempts = await database
    .deleteFrom("sign_in_attempts")
    .where("last_at", "<", before)
    .executeTakeFirst();
  const failures = await database
    .deleteFrom("sign_in_failures")
    .where("hour", "<", toHour(new Date(before)))
    .executeTakeFirst();
  return Number(attempts.numDeletedRows + failures.numDeletedRows);
}

/**
 * Until the transaction ends, no other one counts at this address: what depends on a count is decided one
 * after the other, whichever process is asked.
 */
export async function lockAddress(transaction: DatabaseTransaction, email: string, now: Date): Promise<void> {
  await addFailures(transaction, attemptKey(email), now, 0);
}

/**
 * The key for an address's attempts: a hash, since we do not store addresses of people without an account.
 */
export function attemptKey(email: string): string {
  return hash("sha256", `signIn:${email}`, "base64url");
}

async function countFailures(transaction: Database, account: string, now: Date): Promise<number> {
  const since = toHour(new Date(now.getTime() - hoursOfDay * hourMs));
  const counted = await transaction
    .selectFrom("sign_in_failures")
    .select((expression) => expression.fn.sum("failures").as("failures"))
    .where("account", "=", account)
    .where("hour", ">=", since)
    .executeTakeFirstOrThrow();
  // PostgreSQL returns sums as text, and both null where there is nothing.
  return Number(counted.failures ?? 0);
}

async function addFailures(
  transaction: DatabaseTransaction,
  account: string,
  at: Date,
  count: 1 | 0 | -1,
): Promise<void> {
  await transaction
    .insertInto("sign_in_failures")
    .values({ account, hour: toHour(at), failures: Math.max(count, 0) })
    .onConflict((conflict) =>
      conflict.columns(["account", "hour"]).doUpdateSet((expression) => ({
        failures: expression("sign_in_failures.failures", "+", count),
      })),
    )
    .execute();
}

/** Sorts as text. */
function toHour(at: Date): string {
  return at.toISOString().slice(0, 13);
}
