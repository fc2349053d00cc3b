/** The tables of essays: texts that were replaced, and what readers say about sentences. */
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    /** A text that another one replaced; the current ones are commands of the plan. */
    essay_versions: {
      plan_id: string;
      essay_id: string;
      /** See `toVersionId`. */
      version_id: string;
      /** The device's timestamp. */
      saved_at: string;
      /** The length of `body`, for the limit. */
      letters: number;
      /** JSON, encrypted. */
      body: string;
      key_id: string;
    };
    essay_comments: {
      /** Made by the sender, so that a comment sent twice is stored once. */
      id: string;
      plan_id: string;
      essay_id: string;
      account_id: string;
      created_at: string;
      resolved_at: string | null;
      /** JSON with the sentence and what is said about it, encrypted. */
      body: string;
      key_id: string;
    };
    essay_comment_answers: {
      id: string;
      comment_id: string;
      plan_id: string;
      account_id: string;
      created_at: string;
      body: string;
      key_id: string;
    };
  }
}

export const essayMigration: Migration = {
  name: "0011 essays",
  async up(database) {
    await database.schema
      .createTable("essay_versions")
      .addColumn("plan_id", "text", (column) => column.notNull().references("plans.id"))
      .addColumn("essay_id", "text", (column) => column.notNull())
      .addColumn("version_id", "text", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .addColumn("letters", "integer", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("key_id", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("essay_versions_key", ["plan_id", "essay_id", "version_id"])
      .execute();
    await database.schema
      .createTable("essay_comments")
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plans.id"))
      .addColumn("essay_id", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("resolved_at", "text")
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("key_id", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("essay_comments_key", ["plan_id", "id"])
      .execute();
    await database.schema
      .createTable("essay_comment_answers")
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("comment_id", "text", (column) => column.notNull())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plans.id"))
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("key_id", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("essay_comment_answers_key", ["plan_id", "id"])
      .execute();
    for (const table of ["essay_comments", "essay_comment_answers"]) {
      await database.schema.createIndex(`${table}_by_account_id`).on(table).column("account_id").execute();
    }
  },
};
