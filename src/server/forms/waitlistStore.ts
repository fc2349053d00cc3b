/** The waitlist: one row per address, with the topics it wants to hear about. */
import { addToOutbox, type NewMail } from "#server/outbox/store.ts";
import type { Database, Tables } from "#server/store/tables.ts";
import { takeForm } from "./receivedForms.ts";

export type WaitlistForm = { id: string; email: string; role: string; wishes: readonly string[] };
export type WaitlistEntry = {
  email: string;
  role: string;
  wishes: string[];
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
  return rows.map(toEntry);
}

/** Newest first. `after`: "<joined at>_<email>" of the last entry before; null for the first page. */
export async function listWaitlistPage(
  database: Database,
  after: string | null,
  limit: number,
): Promise<WaitlistEntry[]> {
  let query = database
    .selectFrom("waitlist_entries")
    .selectAll()
    .orderBy("joined_at", "desc")
    .orderBy("email")
    .limit(limit);
  if (after !== null) {
    const joinedAt = after.split("_", 1)[0] ?? "";
    const email = after.slice(joinedAt.length + 1);
    query = query.where((row) =>
      row.or([
        row("joined_at", "<", joinedAt),
        row.and([row("joined_at", "=", joinedAt), row("email", ">", email)]),
      ]),
    );
  }
  return (await query.execute()).map(toEntry);
}

/** How many people ask for each thing, most wanted first. */
export async function countWishes(database: Database): Promise<{ wish: string; people: number }[]> {
  const rows = await database.selectFrom("waitlist_entries").select("wishes").execute();
  const counts = new Map<string, number>();
  for (const wish of rows.flatMap(({ wishes }) => readWishes(wishes))) {
    counts.set(wish, (counts.get(wish) ?? 0) + 1);
  }
  return [...counts]
    .map(([wish, people]) => ({ wish, people }))
    .toSorted((one, other) => other.people - one.people || one.wish.localeCompare(other.wish));
}

function toEntry(row: Tables["waitlist_entries"]): WaitlistEntry {
  const { email, role, joined_at: joinedAt, changed_at: changedAt } = row;
  return { email, role, wishes: readWishes(row.wishes), joinedAt, changedAt };
}

/** Written by joinWaitlist above. */
function readWishes(stored: string): string[] {
  return JSON.parse(stored) as string[];
}

/** How many were deleted. */
export async function deleteWaitlistEntries(database: Database, before: string): Promise<number> {
  const gone = await database
    .deleteFrom("waitlist_entries")
    .where("changed_at", "<", before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
