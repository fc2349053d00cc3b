/** The tables of passkeys and of the challenges they answer; and when a mail's body is emptied. */
import type { Kysely } from "kysely";
import type { Migration } from "#server/store/migration.ts";

export type PasskeyTables = {
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
