/** Migrations of what forms store, and the tables beside the forms themselves. */
import type { Generated, Kysely } from "kysely";
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    /** Received forms by the id they carry: sent twice, a form is stored once. */
    received_forms: { form: string; id: string; received_at: string };
    contact_messages: {
      id: string;
      received_at: string;
      name: string;
      email: string;
      topic: string;
      message: string;
      /** The record a mistake is reported in; null for any other message. */
      record: string | null;
      /** The account of the administrator who takes care of it; null if nobody does yet. */
      assigned_to: Generated<string | null>;
      closed_at: Generated<string | null>;
      /** Counts the changes of administrators, so that two of them do not undo each other's. */
      version: Generated<number>;
    };
    /** By lower-cased address. `wishes` is a JSON list. */
    waitlist_entries: { email: string; role: string; wishes: string; joined_at: string; changed_at: string };
    /** Answers that administrators mailed to the sender of a message; erased with the message. */
    contact_answers: {
      /** From the browser, so that an answer sent twice is mailed once. */
      id: string;
      message_id: string;
      account_id: string;
      written_at: string;
      text: string;
      mail_id: string;
    };
  }
}

export async function createFormTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("received_forms")
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("received_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("received_forms_key", ["form", "id"])
    .execute();
  await database.schema
    .createTable("contact_messages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("received_at", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .execute();
  await database.schema
    .createTable("waitlist_entries")
    .addColumn("email", "text", (column) => column.primaryKey())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("wishes", "text", (column) => column.notNull())
    .addColumn("joined_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .execute();
  for (const [table, columns] of [
    ["received_forms", ["received_at"]],
    ["contact_messages", ["received_at"]],
    ["waitlist_entries", ["changed_at"]],
  ] as const) {
    await database.schema
      .createIndex(`${table}_by_${columns.join("_")}`)
      .on(table)
      .columns([...columns])
      .execute();
  }
}

export const reportedRecordMigration: Migration = {
  name: "0009 the record a message reports",
  async up(database) {
    await database.schema.alterTable("contact_messages").addColumn("record", "text").execute();
  },
};
