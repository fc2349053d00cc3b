/** Which keys this installation has been run with, and since when: the file holds no dates, and may get lost. */
import { hash } from "node:crypto";
import type { Secrets } from "#server/secrets.ts";
import type { Database } from "#server/store/tables.ts";

export type KeyKind = "signing" | "cookies" | "data" | "authorship";
export type KeyAge = { kind: string; count: number; since: string | null };

/** `name`: as in the file and beside what was made with it; null for cookie keys, which have none, and of an earlier release. */
export type SeenKey = { id: string; kind: string; name: string | null; isGivenUp: boolean };

/** The kind under which the database notes what a data key consists of, as a hash: another key may have the same name. */
export const contentKind = "dataContent";

/** What each data key of the file consists of; `name` is the key's. */
export function listContents({ dataKeys }: Secrets): { id: string; name: string }[] {
  return dataKeys.map(({ id, key }) => ({
    id: hash("sha256", `${contentKind} ${key}`, "base64url"),
    name: id,
  }));
}

/** Notes keys that were not seen before, and takes back that one of them was given up. */
export async function noteKeys(database: Database, secrets: Secrets, now: Date): Promise<void> {
  for (const { kind, keys } of [...listKeys(secrets), { kind: contentKind, keys: listContents(secrets) }]) {
    for (const { id, name } of keys) {
      await database
        .insertInto("key_sightings")
        .values({ id, kind, name, first_at: now.toISOString(), given_up_at: null })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ name, given_up_at: null }))
        .execute();
    }
  }
}

export async function listSeenKeys(database: Database): Promise<SeenKey[]> {
  const rows = await database
    .selectFrom("key_sightings")
    .select(["id", "kind", "name", "given_up_at"])
    .execute();
  return rows.map(({ id, kind, name, given_up_at }) => ({ id, kind, name, isGivenUp: given_up_at !== null }));
}

/** On the operator's word: no later start asks for these keys. */
export async function giveUpKeys(
  database: Database,
  keys: readonly Pick<SeenKey, "id" | "kind" | "name">[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  for (const key of keys) {
    await database
      .insertInto("key_sightings")
      .values({ ...key, first_at: at, given_up_at: at })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ given_up_at: at }))
      .execute();
  }
}

/** The first key of each kind is the one in use. */
export async function readKeyAges(database: Database, secrets: Secrets): Promise<KeyAge[]> {
  const rows = await database.selectFrom("key_sightings").select(["id", "first_at"]).execute();
  const seen = new Map(rows.map((row) => [row.id, row.first_at]));
  return listKeys(secrets).map(({ kind, keys }) => ({
    kind,
    count: keys.length,
    since: seen.get(keys[0]?.id ?? "") ?? null,
  }));
}

/** By hashes of their public part or, of those that have none, of the key, which is too random to be guessed. */
export function listKeys(secrets: Secrets): { kind: KeyKind; keys: { id: string; name: string | null }[] }[] {
  const named = (kind: KeyKind, names: readonly string[]) => ({
    kind,
    keys: names.map((name) => ({ id: toSightingId(kind, name), name })),
  });
  return [
    named(
      "signing",
      secrets.signingKeys.map(({ kid }) => kid),
    ),
    {
      kind: "cookies",
      keys: secrets.cookieKeys.map((key) => ({ id: toSightingId("cookies", key), name: null })),
    },
    named(
      "data",
      secrets.dataKeys.map(({ id }) => id),
    ),
    named(
      "authorship",
      secrets.authorshipKeys.map(({ kid }) => kid),
    ),
  ];
}

export function toSightingId(kind: KeyKind, key: string): string {
  return hash("sha256", `key ${kind} ${key}`, "base64url");
}
