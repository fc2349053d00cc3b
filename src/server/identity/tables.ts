/** The tables and columns by which sign-in tells strangers' tries from those of a device it knows. */
import type { Migration } from "#server/store/migration.ts";

export type AttackTables = {
  /** Devices where someone has signed in, so that strangers' wrong passwords do not keep them out. */
  known_devices: {
    /** A hash of the id in the device's cookie. */
    key: string;
    /** The subject of the account. */
    subject: string;
    /** Browser and system, such as "Chrome on Windows"; empty if not known. */
    label: string;
    first_at: string;
    last_at: string;
    expires_at: string;
  };
  /** Failed sign-ins by a hash of the address and the hour ("2026-11-21T12"), from everywhere together. */
  sign_in_failures: { account: string; hour: string; failures: number };
};

export const attackMigration: Migration = {
  name: "0014 known devices and attempts by network",
  async up(database) {
    await database.schema
      .createTable("known_devices")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("label", "text", (column) => column.notNull())
      .addColumn("first_at", "text", (column) => column.notNull())
      .addColumn("last_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await database.schema
      .createTable("sign_in_failures")
      .addColumn("account", "text", (column) => column.notNull())
      .addColumn("hour", "text", (column) => column.notNull())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("sign_in_failures_key", ["account", "hour"])
      .execute();
    // With defaults, because a process of the release before may still write rows.
    await database.schema
      .alterTable("sign_in_attempts")
      .addColumn("account", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await database.schema
      .alterTable("mail_codes")
      .addColumn("network", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await database.schema
      .alterTable("mail_codes")
      .addColumn("is_known", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    for (const [table, columns] of [
      ["known_devices", ["subject"]],
      ["known_devices", ["expires_at"]],
      ["sign_in_failures", ["hour"]],
      ["sign_in_attempts", ["account"]],
    ] as const) {
      await database.schema
        .createIndex(`${table}_by_${columns.join("_")}`)
        .on(table)
        .columns([...columns])
        .execute();
    }
  },
};

export const reuseMigration: Migration = {
  name: "0027 which client used a token",
  async up(database) {
    await database.schema.alterTable("identity_records").addColumn("consumed_by", "text").execute();
  },
};
