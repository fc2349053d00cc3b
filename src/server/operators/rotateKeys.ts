/**
 * `npm run keys`: adds a new key ahead of the others of its kind; the old ones still decrypt what they
 * encrypted.
 */
import { stat } from "node:fs/promises";
import { changeSecrets, newSecrets, readSecrets, type Secrets, toPublicKey } from "#server/secrets.ts";
import type { OperatorAnswer } from "./answer.ts";

export const keyKinds = ["signing", "cookies", "data", "authorship"] as const;
export type KeyKind = (typeof keyKinds)[number];

const lists = {
  signing: "signingKeys",
  cookies: "cookieKeys",
  data: "dataKeys",
  authorship: "authorshipKeys",
} as const;

export async function rotateKeys(secretsFile: string, kind: KeyKind): Promise<OperatorAnswer> {
  // Reading would create a missing file, and then there would be nothing to rotate.
  if ((await stat(secretsFile).catch(() => null)) === null) {
    return { isOk: false, text: `There are no keys in ${secretsFile} yet: the first start makes them.\n` };
  }
  const read = await readSecrets(secretsFile);
  if (!read.ok) return { isOk: false, text: `${read.problem}\n` };
  const made = await newSecrets();
  const rotated = await changeSecrets(secretsFile, (kept) => withNewKey(kept, made, kind));
  const count = rotated[lists[kind]].length;
  return {
    isOk: true,
    text: `There are ${count} ${kind} keys now, the new one in front. Back up the file, then restart every process.\n`,
  };
}

export function withNewKey(kept: Secrets, made: Secrets, kind: KeyKind): Secrets {
  switch (kind) {
    case "signing":
      return { ...kept, signingKeys: [...made.signingKeys, ...kept.signingKeys] };
    case "cookies":
      return { ...kept, cookieKeys: [...made.cookieKeys, ...kept.cookieKeys] };
    case "authorship":
      // Retired keys sign nothing any more. Their public part stays, because files they signed are still read.
      return { ...kept, authorshipKeys: [...made.authorshipKeys, ...kept.authorshipKeys.map(toPublicKey)] };
    case "data":
    default:
      return { ...kept, dataKeys: [...made.dataKeys, ...kept.dataKeys] };
  }
}
