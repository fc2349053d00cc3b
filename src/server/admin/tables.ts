/** What the administrators' overview, mail and people need kept: kinds of mail, erasures that wait, backups, dates of keys. */
import type { Generated } from "kysely";
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    /** Accounts that an administrator asked to have erased. */
    account_erasures: {
      id: string;
      account_id: string;
      /** The account of the administrator. */
      asked_by: string;
      asked_at: string;
      /** When the account may be erased; null until the mail to its owner was sent. */
      due_at: string | null;
      /** Since when it is being erased, which nobody can call off any more. */
      started_at: string | null;
    };
    /** Backups that the operator made or reported. */
    backups: {
      id: string;
      made_at: string;
      /** "made": by our command, and read back. "noted": by another program, on the operator's word. */
      way: string;
      /** Null for one that was only reported. */
      kilobytes: number | null;
    };
    /** Since when each key of this installation has been seen in use. */
    key_sightings: {
      /** A hash of the key. */
      id: string;
      kind: string;
      first_at: string;
      /** As in the file and beside what was made with it; null for cookie keys, and for what an earlier release noted. */
      name: Generated<string | null>;
      /** Since when the operator takes it for lost (`FIRST_START`); null for any other. */
      given_up_at: Generated<string | null>;
    };
  }
}

export const adminMigration: Migration = {
  name: "0018 mail kinds, erasures, backups and dates of keys",
  async up(database) {
    const { schema } = database;
    await schema.alterTable("outbox").addColumn("kind", "text").execute();
    await schema.alterTable("outbox").addColumn("about", "text").execute();
    // With a default, because a process of the release before may still write rows.
    await schema
      .alterTable("outbox")
      .addColumn("resends", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable("account_erasures")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().unique())
      .addColumn("asked_by", "text", (column) => column.notNull())
      .addColumn("asked_at", "text", (column) => column.notNull())
      .addColumn("due_at", "text")
      .addColumn("started_at", "text")
      .execute();
    await schema
      .createTable("backups")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("made_at", "text", (column) => column.notNull())
      .addColumn("way", "text", (column) => column.notNull())
      .addColumn("kilobytes", "integer")
      .execute();
    await schema
      .createTable("key_sightings")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("first_at", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("outbox_by_about").on("outbox").column("about").execute();
  },
};
