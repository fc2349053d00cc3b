/** One change of the tables. */
import type { Kysely } from "kysely";

export type Migration = {
  name: string;
  /** In the subset that SQLite and PostgreSQL share: text, integer, real. */
  // Migrations stand apart from today's tables, which later migrations change.
  up: (database: Kysely<unknown>) => Promise<void>;
};
