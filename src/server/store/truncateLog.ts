/**
 * Empties SQLite's write-ahead log, which otherwise holds erased text until it happens to be written over. What leaves the
 * database itself is overwritten already (`secure_delete` in sqlite.ts). PostgreSQL's log is its operator's.
 */
import { SqliteAdapter, sql } from "kysely";
import type { Database } from "./tables.ts";

/** How long a process that is reading may hold this up; everybody else's requests wait, too. */
const waitMs = 250;
/** As sqlite.ts opens it. */
const usualWaitMs = 5_000;

/** Stores whose log could not be emptied, because another process was reading an older state. */
const owed = new WeakSet<Database>();

/** To be called after the transaction that erased. */
export async function truncateLog(database: Database): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return;
  await sql`pragma busy_timeout = ${sql.lit(waitMs)}`.execute(database);
  try {
    const done = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (done.rows[0]?.busy === 0) owed.delete(database);
    else owed.add(database);
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(usualWaitMs)}`.execute(database);
  }
}

/** Makes up for what was put off. */
export async function truncateOwedLog(database: Database): Promise<void> {
  if (owed.has(database)) await truncateLog(database);
}
