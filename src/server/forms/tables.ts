/** Migrations of what forms store. */
import type { Migration } from "#server/store/migration.ts";

export const reportedRecordMigration: Migration = {
  name: "0009 the record a message reports",
  async up(database) {
    await database.schema.alterTable("contact_messages").addColumn("record", "text").execute();
  },
};
