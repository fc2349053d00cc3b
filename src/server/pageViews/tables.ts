/** The table of page views. */
import type { Kysely } from "kysely";

declare module "#server/store/tables.ts" {
  interface Tables {
    /** Views per page and UTC day ("2026-11-21"); nothing about the viewers. */
    page_views: { path: string; day: string; views: number };
  }
}

export async function createPageViewTable(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("page_views")
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("views", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_views_key", ["path", "day"])
    .execute();
  await database.schema.createIndex("page_views_by_day").on("page_views").columns(["day"]).execute();
}
