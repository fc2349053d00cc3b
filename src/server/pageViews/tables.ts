/** The tables of what visitors do, by day: page views, and searches that found nothing. */
import type { Kysely } from "kysely";

declare module "#server/store/tables.ts" {
  interface Tables {
    /** Views per page and UTC day ("2026-11-21"); nothing about the viewers. */
    page_views: { path: string; day: string; views: number };
    /**
     * Searches on this site that found nothing, per UTC day; nothing about who searched. `place` is where, and one of 64
     * groups of networks, such as "site/17"; `text` is empty for words that are not kept; `times` is 1.
     */
    empty_searches: { day: string; place: string; text: string; times: number };
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

export async function createEmptySearchTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("empty_searches")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("times", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("empty_searches_key", ["day", "place", "text"])
    .execute();
}
