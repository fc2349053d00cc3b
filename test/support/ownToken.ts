/** A session of a local account without the forms, and an access token that speaks for it. */
import { randomUUID } from "node:crypto";
import type { JWTPayload } from "jose";
import { saveIdentityRecord } from "#server/identity/store.ts";
import type { SigningKey } from "#server/secrets.ts";
import type { Database } from "#server/store/tables.ts";
import { signToken } from "./tenant.ts";

/** The id that tokens of a new session of this account carry as `sid`. */
export async function insertSession(database: Database, subject: string, expiresAt: Date): Promise<string> {
  const uid = randomUUID();
  await saveIdentityRecord(database, "Session", randomUUID(), {
    payload: { accountId: subject, uid },
    grantId: null,
    uid,
    subject,
    expiresAt: expiresAt.toISOString(),
  });
  return uid;
}

/** Works for so many seconds at an installation with this address. */
export async function signOwnToken(
  database: Database,
  subject: string,
  key: SigningKey,
  { now = new Date(), seconds = 600, publicUrl = "http://localhost:3000" } = {},
): Promise<string> {
  const sid = await insertSession(database, subject, new Date(now.getTime() + seconds * 1_000));
  const iat = Math.floor(now.getTime() / 1_000);
  const claims: JWTPayload = { iss: `${publicUrl}/`, aud: `${publicUrl}/api`, sub: subject, sid };
  return signToken({ ...claims, iat, exp: iat + seconds }, key);
}
