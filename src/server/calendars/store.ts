/** Whose calendar address opens which plan. It is worth nothing once its person is no longer on the plan. */
import { hash, randomBytes } from "node:crypto";
import { lockPlan } from "#server/plans/store.ts";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";

/** 256 random bits, as they stand in an address. */
const tokenForm = /^[\w-]{43}$/;

/** Null if there is none. */
export async function findCalendarSince(
  database: Database,
  planId: string,
  accountId: string,
): Promise<string | null> {
  const row = await database
    .selectFrom("plan_calendars")
    .where("plan_id", "=", planId)
    .where("account_id", "=", accountId)
    .select("created_at")
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Replaces the address that this person had. Returns the token, which is not stored; null if the plan is gone. */
export async function makeCalendar(
  database: Database,
  planId: string,
  accountId: string,
  now: Date,
): Promise<string | null> {
  const token = randomBytes(32).toString("base64url");
  return database.transaction().execute(async (transaction) => {
    // Erasing a plan holds its lock, so no address is left of a plan that is gone.
    if ((await lockPlan(transaction, planId)) === null) return null;
    await endCalendar(transaction, planId, accountId);
    await transaction
      .insertInto("plan_calendars")
      .values({
        plan_id: planId,
        account_id: accountId,
        token_hash: hashToken(token),
        created_at: now.toISOString(),
      })
      .execute();
    return token;
  });
}

export async function endCalendar(database: Database, planId: string, accountId: string): Promise<number> {
  const ended = await database
    .deleteFrom("plan_calendars")
    .where("plan_id", "=", planId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** Null for one that was turned off or replaced, and for one that never was. */
export async function findCalendar(
  database: Database,
  token: string,
): Promise<{ planId: string; accountId: string } | null> {
  if (!tokenForm.test(token)) return null;
  const row = await database
    .selectFrom("plan_calendars")
    .where("token_hash", "=", hashToken(token))
    .select(["plan_id", "account_id"])
    .executeTakeFirst();
  return row === undefined ? null : { planId: row.plan_id, accountId: row.account_id };
}

/** Of people who are no longer on this plan: if they come back, their old address stays off. */
export async function endCalendarsOfLeavers(transaction: DatabaseTransaction, planId: string): Promise<void> {
  await transaction
    .deleteFrom("plan_calendars")
    .where("plan_id", "=", planId)
    .where("account_id", "not in", (of) =>
      of.selectFrom("plan_members").where("plan_id", "=", planId).select("account_id"),
    )
    .execute();
}

function hashToken(token: string): string {
  return hash("sha256", `plan calendar ${token}`, "base64url");
}
