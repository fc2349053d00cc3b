/** The table of invitations to plans. */
import type { Migration } from "#server/store/migration.ts";

export type InvitationTables = {
  invitations: {
    id: string;
    plan_id: string;
    /** A hash: a copy of this table admits nobody. */
    token_hash: string;
    role: string;
    /** A JSON list. */
    scopes: string;
    /**
     * Lower-cased; only an account with this verified address can accept the invitation. Null: anyone with
     * the link.
     */
    email: string | null;
    invited_by: string;
    created_at: string;
    expires_at: string;
    /** When it was accepted or revoked; null while it is open. */
    ended_at: string | null;
  };
};

export const invitationMigration: Migration = {
  name: "0004 family",
  async up(database) {
    await database.schema
      .createTable("invitations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plans.id"))
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("scopes", "text", (column) => column.notNull())
      .addColumn("email", "text")
      .addColumn("invited_by", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .execute();
    for (const columns of [["plan_id"], ["invited_by", "created_at"], ["email"], ["expires_at"]]) {
      await database.schema
        .createIndex(`invitations_by_${columns.join("_")}`)
        .on("invitations")
        .columns(columns)
        .execute();
    }
  },
};
