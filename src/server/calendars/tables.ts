/** Secret addresses of plans' calendars: one for each person and plan. One that is turned off leaves nothing behind. */
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    plan_calendars: {
      plan_id: string;
      account_id: string;
      /** A hash: a copy of this table opens nothing. */
      token_hash: string;
      created_at: string;
    };
  }
}

export const planCalendarMigration: Migration = {
  name: "0031 plan calendars",
  async up(database) {
    await database.schema
      .createTable("plan_calendars")
      .addColumn("plan_id", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("plan_calendars_of_plan_and_account", ["plan_id", "account_id"])
      .execute();
    await database.schema
      .createIndex("plan_calendars_by_account_id")
      .on("plan_calendars")
      .column("account_id")
      .execute();
  },
};
