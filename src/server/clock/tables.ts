/** The newest time that this installation has seen, so that a clock set back or far ahead is noticed. */
import { type Kysely, sql } from "kysely";

declare module "#server/store/tables.ts" {
  interface Tables {
    /** One row, made by the first heartbeat. */
    clock: {
      id: number;
      /** The newest time that was believed. */
      newest_at: string;
      /** What the clock of the process that beat last said, believed or not. */
      last_at: string;
    };
  }
}

export const clockId = 1;

/** Begins with the newest row of a database that has been in use. */
export async function createClockTable(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("clock")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("newest_at", "text", (column) => column.notNull())
    .addColumn("last_at", "text", (column) => column.notNull())
    .execute();
  await sql`insert into clock (id, newest_at, last_at)
    select ${sql.lit(clockId)}, newest.at, newest.at from (
      select max(seen.at) as at from (
        select max(beat_at) as at from heartbeats
        union all select max(created_at) from outbox
        union all select max(created_at) from accounts
        union all select max(first_at) from key_sightings
        union all select max(at) from audit_log
      ) as seen
    ) as newest where newest.at is not null`.execute(database);
}
