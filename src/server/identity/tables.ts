/** The tables and columns by which sign-in tells strangers' tries from those of a device it knows. */
import type { Kysely } from "kysely";
import type { Migration } from "#server/store/tables.ts";

declare module "#server/store/tables.ts" {
  interface Tables {
    /** The embedded provider's records: sessions, grants, codes, refresh tokens. */
    identity_records: {
      /** A hash: a copy of this table grants nothing. */
      key: string;
      model: string;
      /** JSON, without the id the key is made from. */
      payload: string;
      grant_id: string | null;
      uid: string | null;
      account_id: string | null;
      consumed_at: string | null;
      /** The client that used it up: a word or a keyed hash. */
      consumed_by: string | null;
      expires_at: string;
    };
    /** Mailed codes waiting to be typed in. */
    mail_codes: {
      /** A hash of the secret held by the requesting browser. */
      id: string;
      purpose: string;
      /** Lower-cased. */
      email: string;
      /** Null where nothing was mailed, so that no code is right. */
      code_hash: string | null;
      /** JSON of the account to create; null for any other purpose. */
      pending: string | null;
      tries: number;
      created_at: string;
      expires_at: string;
      /** A keyed hash of the address and the network that asked. */
      network: string;
      /** Whether a device that the account knows has asked. */
      is_known: number;
    };
    /**
     * Attempts to sign in, by a keyed hash of the address and the network or device; `account` is a hash of the
     * address alone, whether or not it has an account.
     */
    sign_in_attempts: {
      key: string;
      account: string;
      failures: number;
      last_at: string;
      locked_until: string | null;
    };
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
    passkeys: {
      id: string;
      /** Base64url, as browsers send it; unique across all accounts. */
      credential_id: string;
      account_id: string;
      /** The public half, a COSE key in base64url. */
      public_key: string;
      /** The authenticator's signature counter, up to 2^32 - 1: text, because PostgreSQL's integer ends at 2^31 - 1. */
      counter: string;
      /** A JSON list of hints such as "internal". */
      transports: string;
      /** 1 if the provider may copy it to other devices. */
      is_multi_device: number;
      /** 1 if it has been copied. */
      is_backed_up: number;
      name: string;
      created_at: string;
      last_used_at: string | null;
    };
    /** Challenges waiting for their answer, from whichever process gets it. */
    passkey_challenges: {
      /** A hash of the challenge. */
      key: string;
      /** "signIn" or "add". */
      purpose: string;
      /** The sign-in, or the account, that it was made for. */
      made_for: string;
      expires_at: string;
    };
  }
}

export async function createSignInTables(database: Kysely<unknown>): Promise<void> {
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
}

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

const minuteMs = 60_000;

/** Mail written before secrets had an end: by its subject, how long the code or link in it works. */
const secretLifeMs: Readonly<Record<string, number>> = {
  "Your Tassel code": 15 * minuteMs,
  "Your code for a new Tassel password": 15 * minuteMs,
  "You are invited to a college plan on Tassel": 14 * 24 * 60 * minuteMs,
};

export const passkeyMigration: Migration = {
  name: "0015 passkeys, and secrets in mail",
  async up(database) {
    await createPasskeyTables(database);
    await database.schema.alterTable("outbox").addColumn("secret_until", "text").execute();
    await database.schema.alterTable("outbox").addColumn("emptied_at", "text").execute();
    await database.schema
      .createIndex("outbox_by_secret_until")
      .on("outbox")
      .columns(["emptied_at", "secret_until"])
      .execute();
    await giveSecretsAnEnd(database);
  },
};

async function createPasskeyTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("credential_id", "text", (column) => column.notNull().unique())
    .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "text", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("is_multi_device", "integer", (column) => column.notNull())
    .addColumn("is_backed_up", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text")
    .execute();
  await database.schema
    .createTable("passkey_challenges")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("made_for", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await database.schema.createIndex("passkeys_by_account_id").on("passkeys").column("account_id").execute();
  await database.schema
    .createIndex("passkey_challenges_by_expires_at")
    .on("passkey_challenges")
    .column("expires_at")
    .execute();
}

type OldMail = {
  outbox: { id: string; created_at: string; state: string; subject: string; secret_until: string | null };
};

/** What was sent is emptied at the next look; what was left to be read, when its code or link ends. */
async function giveSecretsAnEnd(untyped: Kysely<unknown>): Promise<void> {
  // The table as this migration finds it.
  const database = untyped.withTables<OldMail>();
  const mails = await database
    .selectFrom("outbox")
    .select(["id", "created_at", "state", "subject"])
    .where("subject", "in", Object.keys(secretLifeMs))
    .execute();
  for (const { id, created_at: createdAt, state, subject } of mails) {
    const lifeMs = state === "sent" || state === "failed" ? 0 : (secretLifeMs[subject] ?? 0);
    const until = new Date(Date.parse(createdAt) + lifeMs).toISOString();
    await database.updateTable("outbox").set({ secret_until: until }).where("id", "=", id).execute();
  }
}

export const reuseMigration: Migration = {
  name: "0027 which client used a token",
  async up(database) {
    await database.schema.alterTable("identity_records").addColumn("consumed_by", "text").execute();
  },
};
