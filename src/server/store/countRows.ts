/** How many rows a table holds. */
import type { Database } from "./tables.ts";

export async function countRows(
  database: Database,
  table: "accounts" | "contact_messages" | "waitlist_entries",
): Promise<number> {
  const counted = await database
    .selectFrom(table)
    .select((row) => row.fn.countAll().as("rows"))
    .executeTakeFirst();
  // PostgreSQL returns large counts as text.
  return Number(counted?.rows ?? 0);
}
