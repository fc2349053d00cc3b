/** `npm run keys`: puts a new key in front of those of its kind; the old ones go on opening what they closed. */
import { randomUUID } from "node:crypto";
import { rename, stat, writeFile } from "node:fs/promises";
import { newSecrets, readSecrets, type Secrets } from "#server/secrets.ts";
import type { OperatorAnswer } from "./answer.ts";

export const keyKinds = ["signing", "cookies", "data"] as const;
export type KeyKind = (typeof keyKinds)[number];

const lists = { signing: "signingKeys", cookies: "cookieKeys", data: "dataKeys" } as const;

export async function rotateKeys(secretsFile: string, kind: KeyKind): Promise<OperatorAnswer> {
  // A file that is not there would be made: then there is nothing to rotate.
  if ((await stat(secretsFile).catch(() => null)) === null) {
    return { isOk: false, text: `There are no keys in ${secretsFile} yet: the first start makes them.\n` };
  }
  const read = await readSecrets(secretsFile);
  if (!read.ok) return { isOk: false, text: `${read.problem}\n` };
  const rotated = withNewKey(read.value, await newSecrets(), kind);
  // Written whole beside it, then put in its place: a server that starts meanwhile reads one or the other.
  const written = `${secretsFile}.${randomUUID()}`;
  await writeFile(written, `${JSON.stringify(rotated, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  await rename(written, secretsFile);
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
    case "data":
    default:
      return { ...kept, dataKeys: [...made.dataKeys, ...kept.dataKeys] };
  }
}
