/** The subscription tables: one row per account that ever started a payment, and the processed webhooks. */
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    subscriptions: {
      account_id: string;
      /** The payment provider's id for the account. */
      customer_id: string;
      /** Null if nothing was bought. */
      status: string | null;
      interval: string | null;
      renews_at: string | null;
      ends_at: string | null;
      past_due_since: string | null;
      /** When the provider last responded; null before that. */
      read_at: string | null;
      /** How often the provider was asked, and which response is stored: an earlier one never replaces it. */
      asked: number;
      answered: number;
      created_at: string;
    };
    payment_events: { id: string; account_id: string; received_at: string };
  }
}

export const subscriptionMigration: Migration = {
  name: "0006 subscriptions",
  async up(database) {
    await database.schema
      .createTable("subscriptions")
      .addColumn("account_id", "text", (column) => column.primaryKey())
      .addColumn("customer_id", "text", (column) => column.notNull().unique())
      .addColumn("status", "text")
      .addColumn("interval", "text")
      .addColumn("renews_at", "text")
      .addColumn("ends_at", "text")
      .addColumn("past_due_since", "text")
      .addColumn("read_at", "text")
      .addColumn("asked", "integer", (column) => column.notNull())
      .addColumn("answered", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await database.schema
      .createTable("payment_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("received_at", "text", (column) => column.notNull())
      .execute();
    for (const column of ["account_id", "received_at"]) {
      await database.schema
        .createIndex(`payment_events_by_${column}`)
        .on("payment_events")
        .column(column)
        .execute();
    }
  },
};
