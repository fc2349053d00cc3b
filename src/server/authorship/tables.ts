/** The table of authorship entries: what the server countersigned of how essays were written. */
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    authorship_entries: {
      plan_id: string;
      essay_id: string;
      /** The receipt's number, over all devices. */
      number: number;
      /** The thumbprint of the device's public key. */
      device: string;
      device_number: number;
      /** The entry's hash, and the receipt's, which the next receipt contains. */
      entry_hash: string;
      receipt_hash: string;
      received_at: string;
      /** The device's timestamp. */
      sent_at: string;
      /** The entry as JSON, encrypted. */
      body: string;
      key_id: string;
    };
  }
}

export const authorshipMigration: Migration = {
  name: "0013 authorship of essays",
  async up(database) {
    await database.schema
      .createTable("authorship_entries")
      .addColumn("plan_id", "text", (column) => column.notNull().references("plans.id"))
      .addColumn("essay_id", "text", (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("device_number", "integer", (column) => column.notNull())
      .addColumn("entry_hash", "text", (column) => column.notNull())
      .addColumn("receipt_hash", "text", (column) => column.notNull())
      .addColumn("received_at", "text", (column) => column.notNull())
      .addColumn("sent_at", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("key_id", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("authorship_entries_key", ["plan_id", "essay_id", "number"])
      .addUniqueConstraint("authorship_entries_once", ["plan_id", "essay_id", "device", "device_number"])
      .execute();
  },
};
