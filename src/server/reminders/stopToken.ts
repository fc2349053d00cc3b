/** The token in the link that stops reminders: made from keys of the installation, so that a copy of the database makes none. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { emailKey } from "#server/account/store.ts";
import type { DataKey } from "#server/store/sealing.ts";

/** Who gets the mail: with another address, or erased, the links in earlier mail stop nothing any more. */
export type StopTarget = { stopId: string; email: string };

export function stopTokenOf(target: StopTarget, keys: readonly DataKey[]): string {
  const [first] = keys;
  if (first === undefined) throw new Error("There is no key to sign with.");
  return `${target.stopId}.${signatureOf(target, first).toString("base64url")}`;
}

/** Whom a token names, before it is known whether it is a true one. */
export function stopIdIn(token: string): string {
  return token.split(".")[0] ?? "";
}

/** By any of the keys: one that was rotated out of the first place still stops what it signed. */
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
