/** Erases plans, with a count of every row. */
import { publish } from "#server/events.ts";
import { addCounts, type ErasedRows } from "#server/store/countRows.ts";
import type { DatabaseTransaction } from "#server/store/tables.ts";
import { forgetInPeopleEvents } from "./peopleEvents.ts";
import { lockPlan } from "./store.ts";

/** Everything that is kept of a plan besides the plan itself. */
const tablesOfPlan = [
  "invitations",
  "plan_calendars",
  "plan_people_events",
  "plan_commands",
  "plan_members",
  "reminded_tasks",
  "essay_versions",
  "authorship_entries",
  "essay_comment_answers",
  "essay_comments",
] as const;

/** Erases the whole plan if the account owns it; otherwise the account only leaves it. */
export async function erasePlan(
  transaction: DatabaseTransaction,
  planId: string,
  accountId: string,
  now: Date,
): Promise<ErasedRows | null> {
  const member = await transaction
    .selectFrom("plan_members")
    .where("plan_id", "=", planId)
    .where("account_id", "=", accountId)
    .select("role")
    .executeTakeFirst();
  if (member === undefined) return null;
  if (member.role !== "owner") {
    const left = await transaction
      .deleteFrom("plan_members")
      .where("plan_id", "=", planId)
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    const told = await transaction
      .deleteFrom("reminded_tasks")
      .where("plan_id", "=", planId)
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    const calendars = await transaction
      .deleteFrom("plan_calendars")
      .where("plan_id", "=", planId)
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    // Plans before reminders, the order in which everything else locks them.
    await publish("peopleChanged", transaction, { planId, hasLeft: true });
    return {
      plan_members: Number(left.numDeletedRows),
      plan_calendars: Number(calendars.numDeletedRows),
      reminded_tasks: Number(told.numDeletedRows),
    };
  }
  // Waits for writes in progress, so that they are deleted too.
  await lockPlan(transaction, planId);
  await publish("planGoes", transaction, { planId, now });
  const rows: ErasedRows = {};
  for (const table of tablesOfPlan) {
    const gone = await transaction.deleteFrom(table).where("plan_id", "=", planId).executeTakeFirst();
    rows[table] = Number(gone.numDeletedRows);
  }
  const gone = await transaction.deleteFrom("plans").where("id", "=", planId).executeTakeFirst();
  return { ...rows, plans: Number(gone.numDeletedRows) };
}

/**
 * Erases every plan the account owns and its membership in others. What it wrote in those belongs to them (forgetting.ts).
 */
export async function erasePlans(
  transaction: DatabaseTransaction,
  accountId: string,
  now: Date,
): Promise<ErasedRows> {
  const memberships = await transaction
    .selectFrom("plan_members")
    .where("account_id", "=", accountId)
    .select("plan_id")
    .execute();
  const erased: ErasedRows[] = [];
  for (const { plan_id: planId } of memberships) {
    const rows = await erasePlan(transaction, planId, accountId, now);
    if (rows !== null) erased.push(rows);
  }
  await forgetInPeopleEvents(transaction, accountId);
  return addCounts([{ plans: 0, ...Object.fromEntries(tablesOfPlan.map((table) => [table, 0])) }, ...erased]);
}
