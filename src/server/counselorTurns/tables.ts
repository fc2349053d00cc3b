/** How much of the language model was used: a row a call, and the day's sum of all. Neither questions, drafts nor answers. */
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    model_calls: {
      id: string;
      /** Null for a visitor. */
      account_id: string | null;
      /** The UTC day, "2026-11-21". */
      day: string;
      /** The worst case until the call is settled, then what it took. */
      tokens: number;
      started_at: string;
      settled_at: string | null;
    };
    model_days: { day: string; tokens: number };
  }
}

export const modelUseMigration: Migration = {
  name: "0010 use of the language model",
  async up(database) {
    await database.schema
      .createTable("model_calls")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("tokens", "integer", (column) => column.notNull())
      .addColumn("started_at", "text", (column) => column.notNull())
      .addColumn("settled_at", "text")
      .execute();
    await database.schema
      .createTable("model_days")
      .addColumn("day", "text", (column) => column.primaryKey())
      .addColumn("tokens", "integer", (column) => column.notNull())
      .execute();
    for (const columns of [["account_id", "day"], ["day"]] as const) {
      await database.schema
        .createIndex(`model_calls_by_${columns.join("_")}`)
        .on("model_calls")
        .columns([...columns])
        .execute();
    }
  },
};
