/** SHA-256 in base64url, as authorship records use it. Needs a secure connection: see `canRecord`. */
import { base64url } from "jose";

export async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return base64url.encode(new Uint8Array(digest));
}

/** 16 random bytes. */
export function makeSalt(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(16)));
}

/** Browsers sign and hash over https only, or on the device itself. */
export function canRecord(): boolean {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  return subtle !== undefined;
}
