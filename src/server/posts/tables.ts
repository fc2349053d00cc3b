/** The tables of blog posts that administrators write: one row a post, and one for each version saved. */
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    posts: {
      id: string;
      /** Never given to another post, also once it was taken down. */
      slug: string;
      /** "open", "unpublished" (for good) or "discarded" (never published). */
      status: string;
      /** The newest version that is not beside. */
      version: number;
      /** The highest number given to a version. */
      last_version: number;
      /** What readers see; `live_day` is the day on the page, `first_day` that of the first publication. */
      live_version: number | null;
      live_at: string | null;
      live_day: string | null;
      first_day: string | null;
      /** What was approved last; it takes the live one's place once `next_at` has come. */
      next_version: number | null;
      next_at: string | null;
      next_day: string | null;
      created_at: string;
      changed_at: string;
      /** An account's id. */
      changed_by: string;
    };
    post_versions: {
      post_id: string;
      version: number;
      /** JSON: the fields as they were typed. */
      fields: string;
      /** JSON: the page as it was when it was approved, for a release whose records no longer fit; null before. */
      article: string | null;
      saved_at: string;
      saved_by: string;
      /** 1 if somebody else had saved before: kept, but never the newest. */
      is_beside: number;
    };
  }
}

export const postMigration: Migration = {
  name: "0021 blog posts",
  async up({ schema }) {
    await schema
      .createTable("posts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("slug", "text", (column) => column.notNull().unique())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("last_version", "integer", (column) => column.notNull())
      .addColumn("live_version", "integer")
      .addColumn("live_at", "text")
      .addColumn("live_day", "text")
      .addColumn("first_day", "text")
      .addColumn("next_version", "integer")
      .addColumn("next_at", "text")
      .addColumn("next_day", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .addColumn("changed_by", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("post_versions")
      .addColumn("post_id", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("fields", "text", (column) => column.notNull())
      .addColumn("article", "text")
      .addColumn("saved_at", "text", (column) => column.notNull())
      .addColumn("saved_by", "text", (column) => column.notNull())
      .addColumn("is_beside", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("post_versions_key", ["post_id", "version"])
      .execute();
  },
};
