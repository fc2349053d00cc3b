/** The heartbeat of each process. */
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    heartbeats: {
      /** Made anew at each start. */
      process_id: string;
      started_at: string;
      beat_at: string;
      release: string;
      /** JSON: when each of the process's jobs last ended well, by the job's name. */
      jobs: string;
    };
  }
}

export const heartbeatMigration: Migration = {
  name: "0016 heartbeats",
  async up(database) {
    await database.schema
      .createTable("heartbeats")
      .addColumn("process_id", "text", (column) => column.primaryKey())
      .addColumn("started_at", "text", (column) => column.notNull())
      .addColumn("beat_at", "text", (column) => column.notNull())
      .addColumn("release", "text", (column) => column.notNull())
      .addColumn("jobs", "text", (column) => column.notNull())
      .execute();
  },
};
