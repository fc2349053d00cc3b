/** The table of class links. It names the counselor who made one and nobody else; who joined is in plan_members. */
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    class_links: {
      id: string;
      account_id: string;
      /** A hash: a copy of this table opens nothing. */
      token_hash: string;
      created_at: string;
      expires_at: string;
      /** When the counselor ended it; null while it works. */
      ended_at: string | null;
      joined: number;
    };
  }
}

export const classLinkMigration: Migration = {
  name: "0030 class links",
  async up(database) {
    await database.schema
      .createTable("class_links")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .addColumn("joined", "integer", (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex("class_links_by_account_id")
      .on("class_links")
      .column("account_id")
      .execute();
  },
};
