/** Which due times have to be computed again: when a plan, its people, their reminders or the release have changed. */
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";

/**
 * When a plan or its sharing changes, due times of its people are recomputed. Someone leaving changes the owner's alone,
 * who now may be told a parent's tasks.
 */
export async function recomputeForPlan(
  transaction: DatabaseTransaction,
  planId: string,
  whose: "everyone" | "owner" = "everyone",
): Promise<void> {
  const people = await transaction
    .selectFrom("plan_members")
    .innerJoin("reminder_settings", "reminder_settings.account_id", "plan_members.account_id")
    .select("plan_members.account_id")
    .where("plan_id", "=", planId)
    .$if(whose === "owner", (query) => query.where("role", "=", "owner"))
    .where((row) => row.or([row("digest_on", "=", 1), row("before_due_on", "=", 1)]))
    // One by one and in order, so that two plans with the same people cannot deadlock.
    .orderBy("plan_members.account_id")
    .execute();
  for (const { account_id: accountId } of people) {
    await transaction
      .updateTable("reminder_settings")
      .set((row) => ({ next_due_at: null, due_changes: row("due_changes", "+", 1) }))
      .where("account_id", "=", accountId)
      .execute();
  }
}

/**
 * A parent who turns reminders on or off changes what the owners of their plans are told. In transactions of their own: two
 * people who are on each other's plans would otherwise wait for each other's settings. If the process ends in between, the
 * owner's next due time, which is at most two weeks away, makes up for it.
 */
export async function recomputeForOwners(database: Database, accountId: string): Promise<void> {
  const plans = await database
    .selectFrom("plan_members")
    .select("plan_id")
    .where("account_id", "=", accountId)
    .where("role", "=", "parent")
    .execute();
  for (const { plan_id: planId } of plans) {
    await database.transaction().execute((transaction) => recomputeForPlan(transaction, planId, "owner"));
  }
}

/** A new release may bring new data and rules, so everyone's due time is recomputed. Returns how many. */
export async function recomputeForRelease(database: Database, release: string): Promise<number> {
  const stale = await database
    .updateTable("reminder_settings")
    .set((row) => ({ next_due_at: null, due_release: release, due_changes: row("due_changes", "+", 1) }))
    .where((row) => row.or([row("due_release", "is", null), row("due_release", "!=", release)]))
    .where((row) => row.or([row("digest_on", "=", 1), row("before_due_on", "=", 1)]))
    .executeTakeFirst();
  return Number(stale.numUpdatedRows);
}
