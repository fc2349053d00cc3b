/** Mailed codes: six digits, stored as a keyed hash, bound to the browser that requested them. */
import { createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { identityLimits } from "#contract/identity.ts";
import type { DataKey } from "#server/secrets.ts";

const bindingBytes = 32;

export type Codes = {
  newCode: () => string;
  /** The secret the browser holds in a cookie. */
  newBinding: () => string;
  hash: (binding: string, code: string) => string;
  matches: (binding: string, code: string, stored: string | null) => boolean;
};

/** The first key hashes; a code mailed under an older key still matches. */
export function createCodes(dataKeys: readonly DataKey[]): Codes {
  // A million codes are quickly tried, but without this installation's key the hash reveals nothing.
  const keys = dataKeys.map((dataKey) =>
    Buffer.from(hkdfSync("sha256", Buffer.from(dataKey.key, "base64"), "", "mailed codes", 32)),
  );
  const [newest] = keys;
  if (newest === undefined) throw new Error("There is no data key.");
  const digest = (binding: string, code: string, key: Buffer) =>
    createHmac("sha256", key).update(`${binding}:${code}`).digest();
  return {
    newCode: () =>
      String(randomInt(10 ** identityLimits.codeDigits)).padStart(identityLimits.codeDigits, "0"),
    newBinding: () => randomBytes(bindingBytes).toString("base64url"),
    hash: (binding, code) => digest(binding, code, newest).toString("base64url"),
    matches(binding, code, stored) {
      const kept = Buffer.from(stored ?? "", "base64url");
      // All keys are tried, whichever one matches, so timing reveals nothing.
      const fitting = keys.filter((key) => {
        const made = digest(binding, code, key);
        return kept.byteLength === made.byteLength && timingSafeEqual(made, kept);
      });
      return fitting.length > 0;
    },
  };
}
