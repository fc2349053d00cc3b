/** Exports, erases and prunes an account's reminders. */

import type { Database, DatabaseTransaction } from "#server/store/tables.ts";
import { deleteMail } from "./store.ts";

export type ExportedReminders = {
  settings: Record<string, unknown>[];
  sends: Record<string, unknown>[];
  toldTasks: Record<string, unknown>[];
};

/** Without the secret in unsubscribe links, and without what the server computes for itself. */
export async function exportReminders(database: Database, accountId: string): Promise<ExportedReminders> {
  const rows = await database
    .selectFrom("reminder_settings")
    .selectAll()
    .where("account_id", "=", accountId)
    .execute();
  const sends = await database
    .selectFrom("reminder_sends")
    .select(["kind", "period", "outcome", "sent_at"])
    .where("account_id", "=", accountId)
    .orderBy("period")
    .execute();
  const toldTasks = await database
    .selectFrom("reminded_tasks")
    .select(["plan_id", "task_id", "due", "told_at"])
    .where("account_id", "=", accountId)
    .orderBy("told_at")
    .orderBy("task_id")
    .execute();
  const settings = rows.map((row) => {
    const { account_id: _account, stop_id: _stop, next_due_at: _next, ...rest } = row;
    const { due_changes: _changes, due_release: _release, ...said } = rest;
    return said;
  });
  return { settings, sends, toldTasks };
}

/** The settings first: a mail being claimed holds their lock, and is found here afterwards. */
export async function eraseReminders(
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  const settings = await transaction
    .deleteFrom("reminder_settings")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  rows["reminder_settings"] = Number(settings.numDeletedRows);
  rows["outbox"] = await deleteMail(transaction, accountId, ["waiting", "sending", "sent", "kept", "failed"]);
  for (const table of ["reminder_sends", "reminded_tasks"] as const) {
    const gone = await transaction.deleteFrom(table).where("account_id", "=", accountId).executeTakeFirst();
    rows[table] = Number(gone.numDeletedRows);
  }
  return rows;
}

const hourMs = 60 * 60_000;

/**
 * Reminders that went to people of this plan say whose it is and what there was to do. What went out is emptied now, and
 * what is still to go out once it has gone.
 */
export async function emptyRemindersAbout(
  transaction: DatabaseTransaction,
  planId: string,
  now: Date,
): Promise<void> {
  const people = transaction
    .selectFrom("plan_members")
    .where("plan_id", "=", planId)
    .select("account_id")
    .union(transaction.selectFrom("reminded_tasks").where("plan_id", "=", planId).select("account_id"));
  const mailsToThem = transaction
    .selectFrom("reminder_sends")
    .where("account_id", "in", people)
    .where("outbox_id", "is not", null)
    .select("outbox_id")
    .$castTo<{ outbox_id: string }>();
  await transaction
    .updateTable("outbox")
    .set({ body: "", emptied_at: now.toISOString() })
    .where("id", "in", mailsToThem)
    .where("state", "in", ["sent", "kept", "failed"])
    .where("emptied_at", "is", null)
    .execute();
  await transaction
    .updateTable("outbox")
    .set({ secret_until: new Date(now.getTime() + hourMs).toISOString() })
    .where("id", "in", mailsToThem)
    .where("state", "in", ["waiting", "sending"])
    .execute();
}

/** How many were deleted. */
export async function deleteOldReminders(database: Database, before: string): Promise<number> {
  const sends = await database.deleteFrom("reminder_sends").where("sent_at", "<", before).executeTakeFirst();
  const told = await database.deleteFrom("reminded_tasks").where("told_at", "<", before).executeTakeFirst();
  return Number(sends.numDeletedRows) + Number(told.numDeletedRows);
}
