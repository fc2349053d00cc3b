/** The key with which a device signs an essay's record: made here, never sent, and never readable. */
import { CompactSign, calculateJwkThumbprint, exportJWK, FlattenedSign, generateKeyPair } from "jose";
import type { SharedRecord } from "#domain/essays/authorship/entrySchema.ts";
import type { AuthorshipKeyRow, AuthorshipRow } from "./essayDatabase.ts";

const encoder = new TextEncoder();

export async function makeDeviceKey(planId: string, essayId: string): Promise<AuthorshipKeyRow> {
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: false });
  const { kty, crv, x, y } = await exportJWK(publicKey);
  const jwk = { kty, crv, x, y } as JsonWebKey;
  const device = await calculateJwkThumbprint({ ...jwk, kty: "EC" });
  return { planId, essayId, device, publicKey: jwk, privateKey, head: null };
}

/** New entries for the server to countersign, as a compact JWS. */
export function signBatch(
  { planId, essayId, publicKey, privateKey }: AuthorshipKeyRow,
  rows: readonly AuthorshipRow[],
  sentAt: string,
): Promise<string> {
  const batch = { plan: planId, essay: essayId, sentAt, entries: rows.map(({ entry }) => entry) };
  return new CompactSign(encoder.encode(JSON.stringify(batch)))
    .setProtectedHeader({ alg: "ES256", typ: "tassel-authorship-batch", jwk: toJwk(publicKey) })
    .sign(privateKey);
}

/** The file of a shared record: a flattened JWS. */
export async function signShared(
  { publicKey, privateKey }: AuthorshipKeyRow,
  record: SharedRecord,
): Promise<string> {
  const signed = await new FlattenedSign(encoder.encode(JSON.stringify(record)))
    .setProtectedHeader({ alg: "ES256", typ: "tassel-authorship", jwk: toJwk(publicKey) })
    .sign(privateKey);
  return toFileText(signed);
}

/** Byte for byte: any other spelling of the same signature is no longer this file. */
export function toFileText(signed: { protected?: string; payload: string; signature: string }): string {
  const { payload, signature } = signed;
  return `${JSON.stringify({ protected: signed.protected, payload, signature })}\n`;
}

function toJwk({ crv = "", x = "", y = "" }: JsonWebKey) {
  return { kty: "EC", crv, x, y };
}
