/** Every schema migration, in order: a released one is never edited, only followed by another. */
import { erasedSubjectMigration } from "#server/account/tables.ts";
import { adminMigration } from "#server/admin/tables.ts";
import { auditMigration } from "#server/audit/tables.ts";
import { authorshipMigration } from "#server/authorship/tables.ts";
import { modelUseMigration } from "#server/counselorTurns/tables.ts";
import { essayMigration } from "#server/essays/tables.ts";
import { invitationMailMigration, invitationMigration } from "#server/family/tables.ts";
import { reportedRecordMigration } from "#server/forms/tables.ts";
import { heartbeatMigration } from "#server/health/tables.ts";
import { passkeyMigration } from "#server/identity/passkeyTables.ts";
import { attackMigration, reuseMigration } from "#server/identity/tables.ts";
import { performanceMigration } from "#server/performance/tables.ts";
import {
  addresseeMigration,
  commandAuthorMigration,
  peopleEventMigration,
  planMigration,
} from "#server/plans/tables.ts";
import { postMigration } from "#server/posts/tables.ts";
import { nextDueMigration, parentTasksMigration, reminderMigration } from "#server/reminders/tables.ts";
import { seoMigration } from "#server/seo/tables.ts";
import { subscriptionMigration } from "#server/subscription/tables.ts";
import type { Migration } from "./migration.ts";

export const migrations: readonly Migration[] = [
  {
    name: "0001 forms, outbox, page views",
    async up(database) {
      await database.schema
        .createTable("received_forms")
        .addColumn("form", "text", (column) => column.notNull())
        .addColumn("id", "text", (column) => column.notNull())
        .addColumn("received_at", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("received_forms_key", ["form", "id"])
        .execute();
      await database.schema
        .createTable("contact_messages")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("received_at", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("topic", "text", (column) => column.notNull())
        .addColumn("message", "text", (column) => column.notNull())
        .execute();
      await database.schema
        .createTable("waitlist_entries")
        .addColumn("email", "text", (column) => column.primaryKey())
        .addColumn("role", "text", (column) => column.notNull())
        .addColumn("wishes", "text", (column) => column.notNull())
        .addColumn("joined_at", "text", (column) => column.notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .execute();
      await database.schema
        .createTable("page_views")
        .addColumn("path", "text", (column) => column.notNull())
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("views", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("page_views_key", ["path", "day"])
        .execute();
      await database.schema
        .createTable("outbox")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("recipient", "text")
        .addColumn("reply_to", "text")
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("body", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("next_try_at", "text", (column) => column.notNull())
        .addColumn("claimed_by", "text")
        .addColumn("claimed_at", "text")
        .addColumn("settled_at", "text")
        .addColumn("reason", "text")
        .execute();
      for (const [table, columns] of [
        ["received_forms", ["received_at"]],
        ["contact_messages", ["received_at"]],
        ["waitlist_entries", ["changed_at"]],
        ["page_views", ["day"]],
        ["outbox", ["state", "next_try_at"]],
        ["outbox", ["created_at"]],
      ] as const) {
        await database.schema
          .createIndex(`${table}_by_${columns.join("_")}`)
          .on(table)
          .columns([...columns])
          .execute();
      }
    },
  },
  {
    name: "0002 accounts and signing in",
    async up(database) {
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
      await database.schema
        .createTable("identity_records")
        .addColumn("key", "text", (column) => column.primaryKey())
        .addColumn("model", "text", (column) => column.notNull())
        .addColumn("payload", "text", (column) => column.notNull())
        .addColumn("grant_id", "text")
        .addColumn("uid", "text")
        .addColumn("account_id", "text")
        .addColumn("consumed_at", "text")
        .addColumn("expires_at", "text", (column) => column.notNull())
        .execute();
      await database.schema
        .createTable("mail_codes")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("purpose", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("code_hash", "text")
        .addColumn("pending", "text")
        .addColumn("tries", "integer", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("expires_at", "text", (column) => column.notNull())
        .execute();
      await database.schema
        .createTable("sign_in_attempts")
        .addColumn("key", "text", (column) => column.primaryKey())
        .addColumn("failures", "integer", (column) => column.notNull())
        .addColumn("last_at", "text", (column) => column.notNull())
        .addColumn("locked_until", "text")
        .execute();
      for (const [table, columns] of [
        ["identity_records", ["grant_id"]],
        ["identity_records", ["uid"]],
        ["identity_records", ["account_id"]],
        ["identity_records", ["expires_at"]],
        ["mail_codes", ["email", "created_at"]],
        ["mail_codes", ["expires_at"]],
        ["sign_in_attempts", ["last_at"]],
      ] as const) {
        await database.schema
          .createIndex(`${table}_by_${columns.join("_")}`)
          .on(table)
          .columns([...columns])
          .execute();
      }
    },
  },
  planMigration,
  invitationMigration,
  reminderMigration,
  subscriptionMigration,
  erasedSubjectMigration,
  nextDueMigration,
  reportedRecordMigration,
  modelUseMigration,
  essayMigration,
  authorshipMigration,
  attackMigration,
  passkeyMigration,
  heartbeatMigration,
  auditMigration,
  adminMigration,
  seoMigration,
  performanceMigration,
  postMigration,
  addresseeMigration,
  parentTasksMigration,
  invitationMailMigration,
  peopleEventMigration,
  reuseMigration,
  commandAuthorMigration,
];
