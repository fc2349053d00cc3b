/** The table of erased hosted-tenant accounts. */
import type { Kysely } from "kysely";
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    /** Everyone who has ever sent a request with a verified identity. */
    accounts: {
      id: string;
      /** Whom an access token speaks for. */
      subject: string;
      /** Empty if a hosted tenant does not provide it. */
      email: string;
      email_verified: number;
      name: string;
      picture: string | null;
      /** A JSON list, for local accounts; a hosted tenant's tokens carry their own. */
      roles: string;
      /** The lower-cased address that signs in here; null for a hosted tenant's users. */
      sign_in_email: string | null;
      password_hash: string | null;
      /** Access tokens issued before this second are rejected. */
      tokens_from: string | null;
      created_at: string;
    };
    erased_subjects: { subject_hash: string; erased_at: string };
  }
}

export async function createAccountTable(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("accounts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("subject", "text", (column) => column.notNull().unique())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_verified", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("picture", "text")
    .addColumn("roles", "text", (column) => column.notNull())
    .addColumn("sign_in_email", "text", (column) => column.unique())
    .addColumn("password_hash", "text")
    .addColumn("tokens_from", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}

export const erasedSubjectMigration: Migration = {
  name: "0007 erased subjects",
  async up(database) {
    await database.schema
      .createTable("erased_subjects")
      .addColumn("subject_hash", "text", (column) => column.primaryKey())
      .addColumn("erased_at", "text", (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex("erased_subjects_by_erased_at")
      .on("erased_subjects")
      .column("erased_at")
      .execute();
  },
};
