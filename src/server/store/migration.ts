/** The type of a schema migration. */
import type { Kysely } from "kysely";

export type Migration = {
  name: string;
  /** In the subset SQLite and PostgreSQL share: text, integer, real. */
  // Migrations do not use the current table types, which later migrations change.
  up: (database: Kysely<unknown>) => Promise<void>;
};
