/** The table of mail. */
import type { Generated, Kysely } from "kysely";

declare module "#server/store/tables.ts" {
  interface Tables {
    /** Mail, before and after it is sent. */
    outbox: {
      id: string;
      created_at: string;
      /** Null is a note to the operator of an installation without CONTACT_EMAIL. */
      recipient: string | null;
      reply_to: string | null;
      subject: string;
      body: string;
      state: string;
      attempts: number;
      next_try_at: string;
      /** Which attempt claimed it for sending, and since when. */
      claimed_by: string | null;
      claimed_at: string | null;
      settled_at: string | null;
      /** Why it was left to be read or given up, or why the last attempt failed. */
      reason: string | null;
      /** The unsubscribe link; null for mail that is not a reminder. */
      stop_url: string | null;
      /** Until when the body holds something that opens a door, such as a code; null if it never does. */
      secret_until: string | null;
      emptied_at: string | null;
      /** One of `mailKinds`; null for mail that an earlier release wrote. */
      kind: Generated<string | null>;
      /** The row the mail is about, such as the code or invitation in it; null if there is none. */
      about: Generated<string | null>;
      /** How often an administrator had it sent again. */
      resends: Generated<number>;
    };
  }
}

export async function createOutboxTable(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("recipient", "text")
    .addColumn("reply_to", "text")
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_try_at", "text", (column) => column.notNull())
    .addColumn("claimed_by", "text")
    .addColumn("claimed_at", "text")
    .addColumn("settled_at", "text")
    .addColumn("reason", "text")
    .execute();
  for (const [table, columns] of [
    ["outbox", ["state", "next_try_at"]],
    ["outbox", ["created_at"]],
  ] as const) {
    await database.schema
      .createIndex(`${table}_by_${columns.join("_")}`)
      .on(table)
      .columns([...columns])
      .execute();
  }
}
