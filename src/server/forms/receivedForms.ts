/** Which forms have been received: a form carries an id from the moment it is opened. */
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";

export type FormName = "contact" | "waitlist";

/** Whether this is the form's first submission. Of two concurrent ones, the second waits and gets false. */
export async function takeForm(
  transaction: DatabaseTransaction,
  form: FormName,
  id: string,
  receivedAt: Date,
): Promise<boolean> {
  const taken = await transaction
    .insertInto("received_forms")
    .values({ form, id, received_at: receivedAt.toISOString() })
    .onConflict((conflict) => conflict.columns(["form", "id"]).doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

/** How many forms were deleted. */
export async function forgetForms(database: Database, form: FormName, before: string): Promise<number> {
  const gone = await database
    .deleteFrom("received_forms")
    .where("form", "=", form)
    .where("received_at", "<", before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
