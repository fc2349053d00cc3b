/** Migrations of what forms store, and the tables beside the forms themselves. */
import type { Migration } from "#server/store/migration.ts";

export type InboxTables = {
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
};

export const reportedRecordMigration: Migration = {
  name: "0009 the record a message reports",
  async up(database) {
    await database.schema.alterTable("contact_messages").addColumn("record", "text").execute();
  },
};
