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

/** How many were deleted. */
export async function deleteOldReminders(database: Database, before: string): Promise<number> {
  const sends = await database.deleteFrom("reminder_sends").where("sent_at", "<", before).executeTakeFirst();
  const told = await database.deleteFrom("reminded_tasks").where("told_at", "<", before).executeTakeFirst();
  return Number(sends.numDeletedRows) + Number(told.numDeletedRows);
}
