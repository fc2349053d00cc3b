/**
 * Encrypts families' finances and students' essays: AES-256-GCM with the installation's keys, each with an id so that they can be
 * rotated.
 */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { fail, type Result, succeed } from "#lib/result.ts";

export type Sealed = { keyId: string; body: string };

/** A row is sealed with a key this process does not have: it started before the key was created. */
export class KeyMissing extends Error {
  constructor(keyId: string) {
    super(`A row is sealed with the data key ${keyId}, which this process does not have.`);
  }
}

export type Sealing = {
  /** `about` identifies the row: text sealed for one row cannot be opened as another's. */
  seal: (text: string, about: string) => Sealed;
  open: (sealed: Sealed, about: string) => Result<string, "unknownKey" | "damaged">;
};

/** As in the installation's secrets: 32 bytes in base64, and the id stored beside each sealed row. */
export type DataKey = { id: string; key: string };

const algorithm = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** The first key seals; all of them open, so an old key stays until nothing is sealed with it. */
export function createSealing(keys: readonly DataKey[]): Sealing {
  const named = new Map(keys.map(({ id, key }) => [id, Buffer.from(key, "base64")]));
  const [sealing] = named;
  if (sealing === undefined) throw new Error("There is no key to seal with.");
  if ([...named.values()].some((key) => key.length !== keyBytes))
    throw new Error(`A data key has ${keyBytes} bytes.`);
  const [keyId, key] = sealing;
  return {
    seal(text, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(about));
      const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return { keyId, body: sealed.toString("base64") };
    },
    open(sealed, about) {
      const opening = named.get(sealed.keyId);
      if (opening === undefined) return fail("unknownKey");
      const bytes = Buffer.from(sealed.body, "base64");
      if (bytes.length < nonceBytes + tagBytes) return fail("damaged");
      const decipher = createDecipheriv(algorithm, opening, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(about));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      try {
        const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
        return succeed(Buffer.concat([text, decipher.final()]).toString("utf8"));
      } catch {
        return fail("damaged");
      }
    },
  };
}
