/** The reminder tables: each account's settings, what was sent, and which tasks were mentioned. */
import type { Kysely } from "kysely";
import type { Migration, Tables } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    /** One row per account that has ever chosen. */
    reminder_settings: {
      account_id: string;
      digest_on: number;
      /** 0 is Sunday. */
      weekday: number;
      hour: number;
      before_due_on: number;
      before_due_days: number;
      parent_tasks_on: number;
      time_zone: string;
      changed_at: string;
      /**
       * The last settled day in the person's time zone: a mail was sent for it, or there was nothing to say.
       */
      settled_day: string | null;
      /** Used in unsubscribe links; random, and not an id of anything else. */
      stop_id: string;
      /** When the next mail is due; null: compute it in the next run. Far in the future if all are off. */
      next_due_at: string | null;
      /** Incremented when its inputs may have changed: a due time computed from earlier inputs is discarded. */
      due_changes: number;
      /** The release whose data and rules computed it; null if it has not been computed. */
      due_release: string | null;
    };
    /** One row per settled kind and day: only the process that inserts it may put the mail into the outbox. */
    reminder_sends: {
      account_id: string;
      kind: string;
      /** The day in the person's time zone: "2026-11-22". */
      period: string;
      /** "mailed", "nothing" or "overLimit". */
      outcome: string;
      sent_at: string;
      outbox_id: string | null;
    };
    /** The tasks already reminded of, each once per due day. */
    reminded_tasks: { account_id: string; plan_id: string; task_id: string; due: string; told_at: string };
  }
}

export const reminderMigration: Migration = {
  name: "0005 reminders",
  async up(database) {
    await database.schema
      .createTable("reminder_settings")
      .addColumn("account_id", "text", (column) => column.primaryKey())
      .addColumn("digest_on", "integer", (column) => column.notNull())
      .addColumn("weekday", "integer", (column) => column.notNull())
      .addColumn("hour", "integer", (column) => column.notNull())
      .addColumn("before_due_on", "integer", (column) => column.notNull())
      .addColumn("before_due_days", "integer", (column) => column.notNull())
      .addColumn("time_zone", "text", (column) => column.notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .addColumn("settled_day", "text")
      .addColumn("stop_id", "text", (column) => column.notNull().unique())
      .execute();
    await database.schema
      .createTable("reminder_sends")
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("period", "text", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("sent_at", "text", (column) => column.notNull())
      .addColumn("outbox_id", "text")
      .addPrimaryKeyConstraint("reminder_sends_key", ["account_id", "kind", "period"])
      .execute();
    await database.schema
      .createTable("reminded_tasks")
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("plan_id", "text", (column) => column.notNull())
      .addColumn("task_id", "text", (column) => column.notNull())
      .addColumn("due", "text", (column) => column.notNull())
      .addColumn("told_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("reminded_tasks_key", ["account_id", "plan_id", "task_id", "due"])
      .execute();
    // The unsubscribe link; null for mail that is not a reminder.
    await database.schema.alterTable("outbox").addColumn("stop_url", "text").execute();
    for (const [table, column] of [
      ["reminder_sends", "sent_at"],
      ["reminded_tasks", "told_at"],
      ["reminded_tasks", "plan_id"],
    ] as const) {
      await database.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
    }
  },
};

/** Later than any reminder. */
export const neverDue = "9999-12-31T00:00:00.000Z";

export const nextDueMigration: Migration = {
  name: "0008 when a reminder is due",
  async up(database) {
    const table = "reminder_settings";
    await database.schema.alterTable(table).addColumn("next_due_at", "text").execute();
    await database.schema
      .alterTable(table)
      .addColumn("due_changes", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await database.schema.alterTable(table).addColumn("due_release", "text").execute();
    await database.schema
      .createIndex("reminder_settings_by_next_due_at")
      .on(table)
      .column("next_due_at")
      .execute();
    // The tables as of this migration; the other due times are computed in the first run.
    const rows = database as Kysely<Pick<Tables, "reminder_settings">>;
    await rows
      .updateTable(table)
      .set({ next_due_at: neverDue })
      .where("digest_on", "=", 0)
      .where("before_due_on", "=", 0)
      .execute();
  },
};

export const parentTasksMigration: Migration = {
  name: "0024 parent tasks for owners",
  async up(database) {
    await database.schema
      .alterTable("reminder_settings")
      .addColumn("parent_tasks_on", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
