/** The tables of synced plans: the plan, its members, and its commands in order. */
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    plans: {
      id: string;
      created_at: string;
      /** The last revision; a command's revision is its position in the order. */
      revision: number;
      /** How many commands are stored now, and the total length of their bodies, for the limits. */
      commands: number;
      letters: number;
      /** History points after this revision are complete. */
      history_after: number;
      /** Since when finances may be stored here; null if they may not. */
      money_shared_since: string | null;
    };
    plan_members: {
      plan_id: string;
      account_id: string;
      role: string;
      /** A JSON list; an owner has all scopes. */
      scopes: string;
      joined_at: string;
    };
    plan_commands: {
      plan_id: string;
      revision: number;
      /** The revision at the end of the request it came with: one point in the history. 0: in none (forgetting.ts). */
      point: number;
      command_id: string;
      kind: string;
      scope: string;
      /** The device's timestamp, which together with the id decides between two writers of a field. */
      at: string;
      received_at: string;
      /** "gone:" and a random number once that account was erased. */
      account_id: string;
      /** Besides the owner, the one account that may read it; null: everyone who may see its scope. */
      addressee: string | null;
      /** The command as JSON; encrypted if `key_id` names a key. */
      body: string;
      key_id: string | null;
    };
    /** Who came to a plan, left it, was given it, and saw what: its history besides the commands. */
    plan_people_events: {
      id: string;
      plan_id: string;
      at: string;
      kind: string;
      /** Accounts; null once theirs is erased. */
      by_account: string | null;
      about_account: string | null;
      /** A JSON list: what the person sees from then on. */
      scopes: string;
      /** How many open invitations ended with it. */
      ended_invitations: number;
    };
  }
}

export const planMigration: Migration = {
  name: "0003 plans",
  async up(database) {
    await database.schema
      .createTable("plans")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("commands", "integer", (column) => column.notNull())
      .addColumn("letters", "integer", (column) => column.notNull())
      .addColumn("history_after", "integer", (column) => column.notNull())
      .addColumn("money_shared_since", "text")
      .execute();
    await database.schema
      .createTable("plan_members")
      .addColumn("plan_id", "text", (column) => column.notNull().references("plans.id"))
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("scopes", "text", (column) => column.notNull())
      .addColumn("joined_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("plan_members_key", ["plan_id", "account_id"])
      .execute();
    await database.schema
      .createTable("plan_commands")
      .addColumn("plan_id", "text", (column) => column.notNull().references("plans.id"))
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("point", "integer", (column) => column.notNull())
      .addColumn("command_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("received_at", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("key_id", "text")
      .addPrimaryKeyConstraint("plan_commands_key", ["plan_id", "revision"])
      .addUniqueConstraint("plan_commands_once", ["plan_id", "command_id"])
      .execute();
    await database.schema
      .createIndex("plan_members_by_account_id")
      .on("plan_members")
      .column("account_id")
      .execute();
    await database.schema
      .createIndex("plan_commands_by_kind")
      .on("plan_commands")
      .columns(["plan_id", "kind"])
      .execute();
  },
};

/** Proposals and their answers are between the student and one person. */
export const addresseeMigration: Migration = {
  name: "0023 addressees",
  async up(database) {
    await database.schema.alterTable("plan_commands").addColumn("addressee", "text").execute();
  },
};

export const peopleEventMigration: Migration = {
  name: "0025 people of plans",
  async up(database) {
    await database.schema
      .createTable("plan_people_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("plan_id", "text", (column) => column.notNull().references("plans.id"))
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("by_account", "text")
      .addColumn("about_account", "text")
      .addColumn("scopes", "text", (column) => column.notNull())
      .addColumn("ended_invitations", "integer", (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex("plan_people_events_by_plan_id")
      .on("plan_people_events")
      .columns(["plan_id", "at"])
      .execute();
  },
};

/** An erased account is looked for in every plan it wrote in. */
export const commandAuthorMigration: Migration = {
  name: "0028 authors of commands",
  async up(database) {
    await database.schema
      .createIndex("plan_commands_by_account_id")
      .on("plan_commands")
      .column("account_id")
      .execute();
  },
};
