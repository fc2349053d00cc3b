/** The audit log's tables: rows are only ever added, which triggers enforce on both databases. */
import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    /** One row for each act of administration, each holding a hash of the row before. */
    audit_log: {
      /** From 1, without gaps. */
      sequence: number;
      at: string;
      /** "administrator:" with an account's id, "owner:" with one, "operator" at the command line, or "server". */
      actor: string;
      action: string;
      /** The id of the account, message or mail it was about; null for the installation. */
      subject: string | null;
      /** JSON: what changed, without names, addresses or text. */
      details: string;
      previous_hash: string;
      hash: string;
    };
    /** One row: the newest entry, so that an entry cut off the end is noticed. */
    audit_head: { id: number; sequence: number; hash: string };
  }
}

const refusal = "the audit log is only added to";

export const auditMigration: Migration = {
  name: "0017 audit log and inbox",
  async up(database) {
    await createAuditTables(database);
    await addInbox(database);
  },
};

async function createAuditTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("audit_log")
    .addColumn("sequence", "integer", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text")
    .addColumn("details", "text", (column) => column.notNull())
    .addColumn("previous_hash", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .execute();
  await database.schema
    .createTable("audit_head")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .execute();
  await forbidChanges(database);
}

async function forbidChanges(database: Kysely<unknown>): Promise<void> {
  if (database.getExecutor().adapter instanceof SqliteAdapter) {
    for (const act of ["update", "delete"]) {
      await sql`create trigger ${sql.ref(`audit_log_without_${act}`)} before ${sql.raw(act)} on audit_log
        begin select raise(abort, ${sql.lit(refusal)}); end`.execute(database);
    }
    return;
  }
  await sql`create function refuse_audit_change() returns trigger language plpgsql as ${sql.lit(
    `begin raise exception '${refusal}'; end`,
  )}`.execute(database);
  await sql`create trigger audit_log_without_change before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(database);
}

/** Who takes care of a message, and the answers to it. */
async function addInbox(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("contact_messages").addColumn("assigned_to", "text").execute();
  await schema.alterTable("contact_messages").addColumn("closed_at", "text").execute();
  await schema
    .alterTable("contact_messages")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable("contact_answers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("message_id", "text", (column) =>
      column.notNull().references("contact_messages.id").onDelete("cascade"),
    )
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("written_at", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("mail_id", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("contact_answers_by_message_id")
    .on("contact_answers")
    .column("message_id")
    .execute();
}
