/**
 * The embedded provider's records, keyed by a hash of their id: a copy of these rows cannot sign anyone in.
 */
import { hash } from "node:crypto";
import { emailKey } from "#server/account/store.ts";
import type { Database } from "#server/store/tables.ts";
import { forgetAttempts } from "./attempts.ts";
import { forgetKnownDevices } from "./knownDevices.ts";

export type IdentityRecord = {
  /** The provider's data; the id is added back when it is read. */
  payload: Readonly<Record<string, unknown>>;
  consumedAt: string | null;
};

export type NewIdentityRecord = {
  payload: Readonly<Record<string, unknown>>;
  grantId: string | null;
  uid: string | null;
  subject: string | null;
  expiresAt: string;
};

export async function saveIdentityRecord(
  database: Database,
  model: string,
  id: string,
  record: NewIdentityRecord,
): Promise<void> {
  const { jti: _, ...payload } = record.payload;
  const row = {
    payload: JSON.stringify(payload),
    grant_id: record.grantId,
    uid: record.uid,
    account_id: record.subject,
    expires_at: record.expiresAt,
  };
  await database
    .insertInto("identity_records")
    .values({ key: toRecordKey(model, id), model, consumed_at: null, ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}

/** Null if there is none or it has expired. */
export async function findIdentityRecord(
  database: Database,
  model: string,
  id: string,
  now: Date,
): Promise<IdentityRecord | null> {
  const row = await database
    .selectFrom("identity_records")
    .select(["payload", "consumed_at"])
    .where("key", "=", toRecordKey(model, id))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row === undefined ? null : recordFrom(row, id);
}

/** Without its id, which only the browser knows. */
export async function findIdentityRecordByUid(
  database: Database,
  model: string,
  uid: string,
  now: Date,
): Promise<IdentityRecord | null> {
  const row = await database
    .selectFrom("identity_records")
    .select(["payload", "consumed_at"])
    .where("uid", "=", uid)
    .where("model", "=", model)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row === undefined ? null : recordFrom(row, null);
}

/** All records of one model that come from one grant. */
export async function listIdentityRecordsOfGrant(
  database: Database,
  model: string,
  grantId: string,
): Promise<IdentityRecord[]> {
  const rows = await database
    .selectFrom("identity_records")
    .select(["payload", "consumed_at"])
    .where("grant_id", "=", grantId)
    .where("model", "=", model)
    .execute();
  return rows.map((row) => recordFrom(row, null));
}

/** Whether this is the first use; the time of the first use is kept. */
export async function consumeIdentityRecord(
  database: Database,
  model: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const consumed = await database
    .updateTable("identity_records")
    .set({ consumed_at: now.toISOString() })
    .where("key", "=", toRecordKey(model, id))
    .where("consumed_at", "is", null)
    .executeTakeFirst();
  return consumed.numUpdatedRows === 1n;
}

export async function deleteIdentityRecord(database: Database, model: string, id: string): Promise<void> {
  await database.deleteFrom("identity_records").where("key", "=", toRecordKey(model, id)).execute();
}

export async function deleteIdentityRecordsOfGrant(
  database: Database,
  model: string,
  grantId: string,
): Promise<void> {
  await database
    .deleteFrom("identity_records")
    .where("grant_id", "=", grantId)
    .where("model", "=", model)
    .execute();
}

/** Ends a session's grant with its codes and refresh tokens. */
export async function endGrant(database: Database, grantId: string): Promise<void> {
  await database
    .deleteFrom("identity_records")
    .where((where) =>
      where.or([where("grant_id", "=", grantId), where("key", "=", toRecordKey("Grant", grantId))]),
    )
    .execute();
}

/**
 * Signs a person out everywhere: sessions, grants, codes and refresh tokens, and with the sessions their
 * access tokens. No device is known any more. Returns how many rows of each table were deleted.
 */
export async function endSessions(
  database: Database,
  subject: string,
): Promise<{ identity_records: number; known_devices: number }> {
  const gone = await database
    .deleteFrom("identity_records")
    .where("account_id", "=", subject)
    .executeTakeFirst();
  return {
    identity_records: Number(gone.numDeletedRows),
    known_devices: await forgetKnownDevices(database, subject),
  };
}

/** Sessions that last still: one for each browser someone is signed in with. */
export async function countSessions(database: Database, subject: string, now: Date): Promise<number> {
  const counted = await database
    .selectFrom("identity_records")
    .select((row) => row.fn.countAll().as("sessions"))
    .where("account_id", "=", subject)
    .where("model", "=", "Session")
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return Number(counted?.sessions ?? 0);
}

/** Records expired by now, and those used up before the earlier instant. Returns how many were deleted. */
export async function deleteExpiredIdentityRecords(
  database: Database,
  expiredBefore: string,
  consumedBefore: string,
): Promise<number> {
  const gone = await database
    .deleteFrom("identity_records")
    .where((where) =>
      where.or([where("expires_at", "<", expiredBefore), where("consumed_at", "<", consumedBefore)]),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/**
 * Erases the account and everything sign-in stored for it; returns the row count of each table. Run in the
 * transaction that erases the rest.
 */
export async function forgetSubject(database: Database, subject: string): Promise<Record<string, number>> {
  const account = await database
    .selectFrom("accounts")
    .select(["email", "email_verified", "sign_in_email"])
    .where("subject", "=", subject)
    .executeTakeFirst();
  const rows: Record<string, number> = await endSessions(database, subject);
  const count = (table: string, gone: { numDeletedRows: bigint }) => {
    rows[table] = Number(gone.numDeletedRows);
  };
  const email = account?.sign_in_email ?? null;
  if (email !== null) {
    count(
      "mail_codes",
      await database.deleteFrom("mail_codes").where("email", "=", email).executeTakeFirst(),
    );
    Object.assign(rows, await forgetAttempts(database, email));
  }
  // An unconfirmed address may belong to someone else, and so may the mail sent to it.
  if (account !== undefined && account.email !== "" && account.email_verified === 1) {
    const addresses = [...new Set([account.email, emailKey(account.email)])];
    count(
      "outbox",
      await database.deleteFrom("outbox").where("recipient", "in", addresses).executeTakeFirst(),
    );
  }
  count("accounts", await database.deleteFrom("accounts").where("subject", "=", subject).executeTakeFirst());
  return rows;
}

function toRecordKey(model: string, id: string): string {
  return hash("sha256", `${model}:${id}`, "base64url");
}

function recordFrom(row: { payload: string; consumed_at: string | null }, id: string | null): IdentityRecord {
  // Only this file writes the column.
  const payload = JSON.parse(row.payload) as Record<string, unknown>;
  return { payload: id === null ? payload : { ...payload, jti: id }, consumedAt: row.consumed_at };
}
