/** With which data keys stored rows are sealed: one look into an index for each key, however many rows there are. */
import type { Database } from "#server/store/tables.ts";
import { sealedTables } from "./tables.ts";

/** Each id once, in order. */
export async function listSealingKeys(database: Database): Promise<string[]> {
  const ids = new Set<string>();
  for (const table of sealedTables) {
    let last = "";
    for (;;) {
      const next: string | null = await findNextKey(database, table, last);
      if (next === null) break;
      ids.add(next);
      last = next;
    }
  }
  return [...ids].toSorted();
}

async function findNextKey(
  database: Database,
  table: (typeof sealedTables)[number],
  after: string,
): Promise<string | null> {
  const row = await database
    .selectFrom(table)
    .select("key_id")
    .where("key_id", ">", after)
    .orderBy("key_id")
    .limit(1)
    .executeTakeFirst();
  return row?.key_id ?? null;
}
