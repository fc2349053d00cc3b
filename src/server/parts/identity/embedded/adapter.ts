/**
 * Stores the provider's state. A code and a refresh token work once: the client that used one may repeat the request
 * for a moment, because the answer may have been lost; any other second use ends the session.
 */
import {
  consumeIdentityRecord,
  deleteIdentityRecord,
  deleteIdentityRecordsOfGrant,
  endSession,
  findIdentityRecord,
  findIdentityRecordByUid,
  type IdentityRecord,
  listIdentityRecordsOfGrant,
  saveIdentityRecord,
} from "#server/identity/store.ts";
import type { Database } from "#server/store/tables.ts";

/** How long a request may be repeated because its response was lost: the specification sends it up to three times. */
export const graceMs = 30_000;

/** How long a second use is noticed, even after the code or token itself has run out: as long as a session lasts. */
export const usedKeptDays = 30;
const usedKeptMs = usedKeptDays * 24 * 60 * 60_000;

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
  /** Tells the client that asks from others: as a browser with the cookie of this session, or otherwise by its network. */
  describeClient: (sessionUid: string | null) => Promise<string>;
  /** The error to throw if a code or token is used twice at the same moment. */
  alreadyUsed: () => Error;
  /** Called after a second use has ended a session. */
  onReuse: (model: string) => void;
};

export function createAdapter(surroundings: AdapterSurroundings, model: string): Adapter {
  const { database, now, describeClient, alreadyUsed, onReuse } = surroundings;

  async function endReused({ payload }: IdentityRecord): Promise<void> {
    await endSession(database, {
      grantId: readText(payload["grantId"]),
      sessionUid: readText(payload["sessionUid"]),
    });
    onReuse(model);
  }

  /** The client of the first use again, within the moment, and nothing issued from it has been used yet. */
  async function isRepeat(record: IdentityRecord): Promise<boolean> {
    const { payload, consumedAt, consumedBy } = record;
    const grantId = readText(payload["grantId"]);
    if (consumedAt === null || grantId === null) return false;
    if (now().getTime() - Date.parse(consumedAt) >= graceMs) return false;
    const client = await describeClient(readText(payload["sessionUid"]));
    if (consumedBy !== null && consumedBy !== client) return false;
    const family = await listIdentityRecordsOfGrant(database, "RefreshToken", grantId);
    return !family.some((other) => other.consumedAt !== null && isIssuedFrom(model, record, other));
  }

  return {
    async upsert(id, payload, expiresInSeconds) {
      await saveIdentityRecord(database, model, id, {
        payload: withoutSessionCookie(payload),
        grantId: readText(payload["grantId"]),
        uid: readText(payload["uid"]),
        subject: readText(payload["accountId"]) ?? readSignedIn(payload),
        expiresAt: new Date(now().getTime() + expiresInSeconds * 1_000).toISOString(),
      });
    },
    async find(id) {
      const record = await findIdentityRecord(database, model, id, now());
      if (record === null) return undefined;
      if (record.consumedAt === null) return { ...record.payload };
      if (await isRepeat(record)) return { ...record.payload, exp: extendEnd(record, now()) };
      await endReused(record);
      return undefined;
    },
    async findByUid(uid) {
      const record = await findIdentityRecordByUid(database, model, uid, now());
      return record === null ? undefined : { ...record.payload };
    },
    // The device flow is not offered.
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      const found = await findIdentityRecord(database, model, id, now());
      if (found === null) throw alreadyUsed();
      const client = await describeClient(readText(found.payload["sessionUid"]));
      const keptUntil = new Date(now().getTime() + usedKeptMs);
      if (await consumeIdentityRecord(database, model, id, { client, at: now(), keptUntil })) return;
      // Somebody was first, perhaps since it was found.
      const used = await findIdentityRecord(database, model, id, now());
      if (used !== null && (await isRepeat(used))) return;
      if (used !== null) await endReused(used);
      throw alreadyUsed();
    },
    destroy: (id) => deleteIdentityRecord(database, model, id),
    revokeByGrantId: (grantId) => deleteIdentityRecordsOfGrant(database, model, grantId),
  };
}

/** Whether `token`, which has been used, is a later one of the same sign-in. */
function isIssuedFrom(
  model: string,
  { payload, consumedAt }: IdentityRecord,
  token: IdentityRecord,
): boolean {
  // Tokens do not name their code; any that was used since may have come of it.
  if (model === "AuthorizationCode") return (token.consumedAt ?? "") >= (consumedAt ?? "");
  return (
    // When the token family began: a second sign-in in the same browser starts another one.
    token.payload["iiat"] === payload["iiat"] &&
    Number(token.payload["rotations"]) > Number(payload["rotations"])
  );
}

/** A code lasts a minute: one that was used at the end of it may still be repeated. In seconds, as the provider counts. */
function extendEnd({ payload }: IdentityRecord, now: Date): number {
  return Math.max(Number(payload["exp"]), Math.ceil((now.getTime() + graceMs) / 1_000));
}

/** Whose password or passkey an interaction has already taken: signing that person out ends it like a session. */
function readSignedIn({ result }: Payload): string | null {
  const { login }: Record<string, unknown> = Object(result);
  const { accountId }: Record<string, unknown> = Object(login);
  return readText(accountId);
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
