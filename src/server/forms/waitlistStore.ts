/** The waitlist: one row per address, with the topics it wants to hear about. */
import { addToOutbox, type NewMail } from "#server/outbox/store.ts";
import type { Database } from "#server/store/tables.ts";
import { takeForm } from "./receivedForms.ts";

export type WaitlistForm = { id: string; email: string; role: string; wishes: readonly string[] };
export type WaitlistEntry = {
  email: string;
  role: string;
  wishes: readonly string[];
  joinedAt: string;
  changedAt: string;
};

/** Adds the address, or replaces its role and wishes. Returns whether the form was new, not the address. */
export async function joinWaitlist(
  database: Database,
  form: WaitlistForm,
  note: NewMail,
  now: Date,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if (!(await takeForm(transaction, "waitlist", form.id, now))) return false;
    const at = now.toISOString();
    const said = { role: form.role, wishes: JSON.stringify(form.wishes), changed_at: at };
    await transaction
      .insertInto("waitlist_entries")
      .values({ email: form.email.toLowerCase(), joined_at: at, ...said })
      .onConflict((conflict) => conflict.column("email").doUpdateSet(said))
      .execute();
    await addToOutbox(transaction, note, now);
    return true;
  });
}

/** All entries in the order they joined. */
export async function listWaitlist(database: Database): Promise<WaitlistEntry[]> {
  const rows = await database
    .selectFrom("waitlist_entries")
    .selectAll()
    .orderBy("joined_at")
    .orderBy("email")
    .execute();
  return rows.map((row) => ({
    email: row.email,
    role: row.role,
    // Written by joinWaitlist above.
    wishes: JSON.parse(row.wishes) as string[],
    joinedAt: row.joined_at,
    changedAt: row.changed_at,
  }));
}

/** How many were deleted. */
export async function deleteWaitlistEntries(database: Database, before: string): Promise<number> {
  const gone = await database
    .deleteFrom("waitlist_entries")
    .where("changed_at", "<", before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
