/**
 * The embedded provider's records, keyed by a hash of their id: a copy of these rows cannot sign anyone in.
 */
import { hash } from "node:crypto";
import { emailKey } from "#server/account/store.ts";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";
import { forgetAttempts } from "./attempts.ts";
import { forgetKnownDevices } from "./knownDevices.ts";

export type IdentityRecord = {
  /** The provider's data; the id is added back when it is read. */
  payload: Readonly<Record<string, unknown>>;
  consumedAt: string | null;
  /** Which client used it up, as the provider tells clients apart; null if the release before wrote it. */
  consumedBy: string | null;
};

/** The first use of a token or code that works once. */
export type Use = {
  /** A word or a keyed hash that tells this client from others. */
  client: string;
  at: Date;
  /** Until then the row is kept, so that a second use is noticed. */
  keptUntil: Date;
};

/**
 * What a session's row becomes when it ends. It is not deleted at once: a request that read the session just before
 * would save it again, and sign the person back in.
 */
const endedSession = "EndedSession";

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
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(row).where("identity_records.model", "=", model),
    )
    .execute();
}

/** Null if there is none or it has expired; what was used up is found for longer, so that a second use is noticed. */
export async function findIdentityRecord(
  database: Database,
  model: string,
  id: string,
  now: Date,
): Promise<IdentityRecord | null> {
  const row = await database
    .selectFrom("identity_records")
    .select(recordColumns)
    .where("key", "=", toRecordKey(model, id))
    .where("model", "=", model)
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
    .select(recordColumns)
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
    .select(recordColumns)
    .where("grant_id", "=", grantId)
    .where("model", "=", model)
    .execute();
  return rows.map((row) => recordFrom(row, null));
}

/** Whether this is the first use; time and client of the first use are kept. */
export async function consumeIdentityRecord(
  database: Database,
  model: string,
  id: string,
  { client, at, keptUntil }: Use,
): Promise<boolean> {
  const consumed = await database
    .updateTable("identity_records")
    .set({ consumed_at: at.toISOString(), consumed_by: client, expires_at: keptUntil.toISOString() })
    .where("key", "=", toRecordKey(model, id))
    .where("consumed_at", "is", null)
    .executeTakeFirst();
  return consumed.numUpdatedRows === 1n;
}

export async function deleteIdentityRecord(database: Database, model: string, id: string): Promise<void> {
  const key = toRecordKey(model, id);
  if (model === "Session") await markEnded(database, "key", key);
  else await database.deleteFrom("identity_records").where("key", "=", key).execute();
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

/**
 * Ends a session, and with it its grant, codes, refresh tokens and access tokens. The session's row comes first, so that
 * two requests that end the same one wait for each other.
 */
export async function endSession(
  database: Database,
  { grantId, sessionUid }: { grantId: string | null; sessionUid: string | null },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (sessionUid !== null) await markEnded(transaction, "uid", sessionUid);
    if (grantId === null) return;
    await transaction
      .deleteFrom("identity_records")
      .where((where) =>
        where.or([where("grant_id", "=", grantId), where("key", "=", toRecordKey("Grant", grantId))]),
      )
      .execute();
  });
}

/**
 * Signs a person out everywhere: sessions, grants, codes and refresh tokens, and with the sessions their
 * access tokens. No device is known any more. Returns how many rows of each table were ended.
 */
export async function endSessions(
  database: Database,
  subject: string,
): Promise<{ identity_records: number; known_devices: number }> {
  const ended = await markEnded(database, "account_id", subject);
  const gone = await database
    .deleteFrom("identity_records")
    .where("account_id", "=", subject)
    .executeTakeFirst();
  return {
    identity_records: ended + Number(gone.numDeletedRows),
    known_devices: await forgetKnownDevices(database, subject),
  };
}

/** What a session begun with a passkey holds about it, among the methods of its sign-in (`amr`). */
export const toPasskeyMethod = (passkeyId: string): string => `passkey:${passkeyId}`;
const isPasskeyMethod = (method: unknown) => typeof method === "string" && method.startsWith("passkey:");

/**
 * Ends what was begun with a passkey that is being removed, sign-ins that are not finished too; one session stays, that of
 * the person who removes it. Where the release before kept no name of the passkey, any may have been this one.
 */
export async function endPasskeySessions(
  transaction: DatabaseTransaction,
  subject: string,
  passkeyId: string,
  keptUid: string | null,
): Promise<void> {
  const rows = await transaction
    .selectFrom("identity_records")
    .select(["key", "model", "uid", "payload"])
    .where("account_id", "=", subject)
    .where("model", "in", ["Session", "Interaction"])
    .execute();
  for (const { key, model, uid, payload } of rows) {
    const methods = readMethods(JSON.parse(payload));
    const named = methods.filter(isPasskeyMethod);
    const isOfPasskey =
      named.length === 0 ? methods.includes("pop") : named.includes(toPasskeyMethod(passkeyId));
    if (!isOfPasskey || (uid !== null && uid === keptUid)) continue;
    if (model === "Session") await markEnded(transaction, "key", key);
    else await transaction.deleteFrom("identity_records").where("key", "=", key).execute();
  }
}

/** Of a session, or of the sign-in that an interaction has the answer to. */
function readMethods({ amr, result }: { amr?: unknown; result?: { login?: { amr?: unknown } } }): unknown[] {
  const methods = amr ?? result?.login?.amr;
  return Array.isArray(methods) ? methods : [];
}

/** How many there were. Nothing of theirs stays but the key, until retention deletes the rows. */
async function markEnded(
  database: Database,
  column: "key" | "uid" | "account_id",
  value: string,
): Promise<number> {
  const ended = await database
    .updateTable("identity_records")
    // Sorts before every instant, so that the release before takes it for expired.
    .set({ model: endedSession, payload: "{}", grant_id: null, uid: null, account_id: null, expires_at: "" })
    .where(column, "=", value)
    .where("model", "=", "Session")
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
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

/** How many were deleted: what has run out, sessions that ended, and what was used up so long ago. */
export async function deleteExpiredIdentityRecords(database: Database, before: string): Promise<number> {
  const gone = await database
    .deleteFrom("identity_records")
    .where("expires_at", "<", before)
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

const recordColumns = ["payload", "consumed_at", "consumed_by"] as const;

function recordFrom(
  row: { payload: string; consumed_at: string | null; consumed_by: string | null },
  id: string | null,
): IdentityRecord {
  // Only this file writes the column.
  const payload = JSON.parse(row.payload) as Record<string, unknown>;
  return {
    payload: id === null ? payload : { ...payload, jti: id },
    consumedAt: row.consumed_at,
    consumedBy: row.consumed_by,
  };
}
