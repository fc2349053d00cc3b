/**
 * The token in unsubscribe links: derived from the installation's keys, so a copy of the database cannot
 * forge one.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { emailKey } from "#server/account/store.ts";
import type { DataKey } from "#server/store/sealing.ts";

/** The recipient: once the address changes or the account is erased, links in earlier mail stop working. */
export type StopTarget = { stopId: string; email: string };

export function stopTokenOf(target: StopTarget, keys: readonly DataKey[]): string {
  const [first] = keys;
  if (first === undefined) throw new Error("There is no key to sign with.");
  return `${target.stopId}.${signatureOf(target, first).toString("base64url")}`;
}

/** The person a token names, before it is verified. */
export function stopIdIn(token: string): string {
  return token.split(".")[0] ?? "";
}

/** Checks all keys: a token signed with a key since rotated out still works. */
export function isStopToken(token: string, target: StopTarget, keys: readonly DataKey[]): boolean {
  const given = Buffer.from(token.split(".")[1] ?? "", "base64url");
  return keys
    .map((key) => signatureOf(target, key))
    .some((signature) => given.length === signature.length && timingSafeEqual(given, signature));
}

function signatureOf({ stopId, email }: StopTarget, { key }: DataKey): Buffer {
  return createHmac("sha256", Buffer.from(key, "base64"))
    .update(`stop reminders ${stopId} ${emailKey(email)}`)
    .digest();
}
