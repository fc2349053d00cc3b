/** The table of erased hosted-tenant accounts. */
import type { Migration } from "#server/store/migration.ts";

export type ErasedSubjectTables = {
  erased_subjects: { subject_hash: string; erased_at: string };
};

export const erasedSubjectMigration: Migration = {
  name: "0007 erased subjects",
  async up(database) {
    await database.schema
      .createTable("erased_subjects")
      .addColumn("subject_hash", "text", (column) => column.primaryKey())
      .addColumn("erased_at", "text", (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex("erased_subjects_by_erased_at")
      .on("erased_subjects")
      .column("erased_at")
      .execute();
  },
};
