/** The tables of invitations to plans, and of whom they are mailed to. */
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
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
      /** With a plan given to the student: 1 if its money answers go along. Null in rows of earlier releases: they don't. */
      gives_money: number | null;
    };
    /** Mailed invitations of the last week, for the limits; they outlast plans and accounts. */
    invitation_mails: {
      id: string;
      /** Hashes, so that neither tells who it is. */
      mailbox: string;
      sender: string;
      mailed_at: string;
    };
    /** Mailboxes whose owner wants no more invitations. */
    invitation_refusals: {
      mailbox: string;
      refused_at: string;
    };
  }
}

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

export const invitationMailMigration: Migration = {
  name: "0025 mailed invitations",
  async up(database) {
    await database.schema.alterTable("invitations").addColumn("gives_money", "integer").execute();
    await database.schema
      .createTable("invitation_mails")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("mailbox", "text", (column) => column.notNull())
      .addColumn("sender", "text", (column) => column.notNull())
      .addColumn("mailed_at", "text", (column) => column.notNull())
      .execute();
    for (const column of ["mailbox", "sender", "mailed_at"]) {
      await database.schema
        .createIndex(`invitation_mails_by_${column}`)
        .on("invitation_mails")
        .column(column)
        .execute();
    }
    await database.schema
      .createTable("invitation_refusals")
      .addColumn("mailbox", "text", (column) => column.primaryKey())
      .addColumn("refused_at", "text", (column) => column.notNull())
      .execute();
  },
};
