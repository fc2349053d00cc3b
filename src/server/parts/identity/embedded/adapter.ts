/**
 * Stores the provider's state. A used refresh token stays valid for a moment, in case its response was lost.
 */
import {
  consumeIdentityRecord,
  deleteIdentityRecord,
  deleteIdentityRecordsOfGrant,
  findIdentityRecord,
  findIdentityRecordByUid,
  type IdentityRecord,
  listIdentityRecordsOfGrant,
  saveIdentityRecord,
} from "#server/identity/store.ts";
import type { Database } from "#server/store/tables.ts";

/** How long a refresh may be repeated because its response was lost. */
export const graceMs = 30_000;

type Payload = Readonly<Record<string, unknown>>;

/** The adapter interface of oidc-provider; `id` is the secret the browser holds. */
export type Adapter = {
  upsert: (id: string, payload: Payload, expiresInSeconds: number) => Promise<void>;
  find: (id: string) => Promise<Record<string, unknown> | undefined>;
  findByUid: (uid: string) => Promise<Record<string, unknown> | undefined>;
  findByUserCode: () => Promise<undefined>;
  consume: (id: string) => Promise<void>;
  destroy: (id: string) => Promise<void>;
  revokeByGrantId: (grantId: string) => Promise<void>;
};

export type AdapterSurroundings = {
  database: Database;
  now: () => Date;
  /** The error to throw if a code is used twice at the same moment. */
  alreadyUsed: () => Error;
};

export function createAdapter({ database, now, alreadyUsed }: AdapterSurroundings, model: string): Adapter {
  return {
    async upsert(id, payload, expiresInSeconds) {
      await saveIdentityRecord(database, model, id, {
        payload: withoutSessionCookie(payload),
        grantId: readText(payload["grantId"]),
        uid: readText(payload["uid"]),
        subject: readText(payload["accountId"]),
        expiresAt: new Date(now().getTime() + expiresInSeconds * 1_000).toISOString(),
      });
    },
    async find(id) {
      const record = await findIdentityRecord(database, model, id, now());
      if (record === null) return undefined;
      const isConsumed = record.consumedAt !== null && !(await isInGrace(database, model, record, now()));
      return isConsumed ? { ...record.payload, consumed: true } : { ...record.payload };
    },
    async findByUid(uid) {
      const record = await findIdentityRecordByUid(database, model, uid, now());
      return record === null ? undefined : { ...record.payload };
    },
    // The device flow is not offered.
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      const isFirst = await consumeIdentityRecord(database, model, id, now());
      if (!isFirst && model !== "RefreshToken") throw alreadyUsed();
    },
    destroy: (id) => deleteIdentityRecord(database, model, id),
    revokeByGrantId: (grantId) => deleteIdentityRecordsOfGrant(database, model, grantId),
  };
}

/** Used a moment ago, and nothing issued from it has been used yet: then it is the same browser retrying. */
async function isInGrace(
  database: Database,
  model: string,
  { payload, consumedAt }: IdentityRecord,
  now: Date,
): Promise<boolean> {
  const grantId = readText(payload["grantId"]);
  if (model !== "RefreshToken" || consumedAt === null || grantId === null) return false;
  if (now.getTime() - Date.parse(consumedAt) >= graceMs) return false;
  const family = await listIdentityRecordsOfGrant(database, model, grantId);
  return !family.some(
    (other) =>
      other.consumedAt !== null &&
      // When the token family began: a second sign-in in the same browser starts another one.
      other.payload["iiat"] === payload["iiat"] &&
      Number(other.payload["rotations"]) > Number(payload["rotations"]),
  );
}

/** An interaction repeats the secret of the session it began in; it is not needed there. */
function withoutSessionCookie(payload: Payload): Payload {
  const { session } = payload;
  if (typeof session !== "object" || session === null) return payload;
  const { cookie: _, ...rest } = Object.fromEntries(Object.entries(session));
  return { ...payload, session: rest };
}

function readText(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
