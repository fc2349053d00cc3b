/** What is counted and kept for /admin/seo-dashboard. */
import { createEmptySearchTable } from "#server/pageViews/tables.ts";
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    /** What the site's report counted in each release. `summary` is JSON. */
    site_summaries: { release: string; made_at: string; summary: string };
    /** Rows of Search Console exports, by the day of their import. */
    search_console_rows: {
      day: string;
      kind: string;
      number: number;
      /** A path of this site; null where the export names queries alone. */
      path: string | null;
      query: string | null;
      clicks: number;
      impressions: number;
      /** The mean place in the results, in tenths. */
      position_tenths: number;
    };
  }
}

export const seoMigration: Migration = {
  name: "0019 searches without a result, site summaries, search console",
  async up(database) {
    const { schema } = database;
    await createEmptySearchTable(database);
    await schema
      .createTable("site_summaries")
      .addColumn("release", "text", (column) => column.primaryKey())
      .addColumn("made_at", "text", (column) => column.notNull())
      .addColumn("summary", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("search_console_rows")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("path", "text")
      .addColumn("query", "text")
      .addColumn("clicks", "integer", (column) => column.notNull())
      .addColumn("impressions", "integer", (column) => column.notNull())
      .addColumn("position_tenths", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("search_console_rows_key", ["day", "kind", "number"])
      .execute();
    await schema
      .createIndex("search_console_rows_by_path")
      .on("search_console_rows")
      .column("path")
      .execute();
  },
};
