/**
 * The tables as stored: text, whole numbers, instants as UTC text, JSON as text. Each feature declares its own in its
 * `tables.ts`, with the migrations that make them; `server/migrations.ts` has those in order.
 */
import type { Kysely, Transaction } from "kysely";

export interface Tables {
  /** Which migrations this store has taken. */
  migrations: { name: string; taken_at: string };
}

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

export type Migration = {
  name: string;
  /** In the subset SQLite and PostgreSQL share: text, integer, real. */
  // Migrations do not use the current table types, which later migrations change.
  up: (database: Kysely<unknown>) => Promise<void>;
};
