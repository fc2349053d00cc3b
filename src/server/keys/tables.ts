/** What the database knows of the keys that it was written with: their ids, and an index over the rows sealed with each. */
import { createClockTable } from "#server/clock/tables.ts";
import type { Migration } from "#server/store/tables.ts";

/** Every table with rows that a data key seals, each in a column `key_id`. */
export const sealedTables = [
  "plan_commands",
  "essay_versions",
  "essay_comments",
  "essay_comment_answers",
  "authorship_entries",
] as const;

export const keyMigration: Migration = {
  name: "0026 ids of keys, and the clock",
  async up(database) {
    // Nullable, because a process of the release before may still write rows.
    await database.schema.alterTable("key_sightings").addColumn("name", "text").execute();
    await database.schema.alterTable("key_sightings").addColumn("given_up_at", "text").execute();
    for (const table of sealedTables) {
      await database.schema
        .createIndex(`${table}_by_key_id`)
        .on(table)
        .column("key_id")
        // Most commands are not sealed, and cost nothing then.
        .where("key_id", "is not", null)
        .execute();
    }
    await createClockTable(database);
  },
};
