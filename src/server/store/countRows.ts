/** Counts of rows: how many a table holds, and how many were erased from each. */
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

/** By the table's name. */
export type ErasedRows = Record<string, number>;

export function addCounts(erased: readonly ErasedRows[]): ErasedRows {
  const sum: ErasedRows = {};
  for (const rows of erased) {
    for (const [table, count] of Object.entries(rows)) sum[table] = (sum[table] ?? 0) + count;
  }
  return sum;
}
