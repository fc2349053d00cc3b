/** Since when each key of this installation has been in use: its file holds no dates, so they are noted when first seen. */
import { hash } from "node:crypto";
import type { Secrets } from "#server/secrets.ts";
import type { Database } from "#server/store/tables.ts";

export type KeyAge = { kind: string; count: number; since: string | null };

/** Notes keys that were not seen before. */
export async function noteKeys(database: Database, secrets: Secrets, now: Date): Promise<void> {
  const keys = listKeys(secrets).flatMap(({ kind, ids }) => ids.map((id) => ({ kind, id })));
  for (const { kind, id } of keys) {
    await database
      .insertInto("key_sightings")
      .values({ id, kind, first_at: now.toISOString() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  }
}

/** The first key of each kind is the one in use. */
export async function readKeyAges(database: Database, secrets: Secrets): Promise<KeyAge[]> {
  const rows = await database.selectFrom("key_sightings").select(["id", "first_at"]).execute();
  const seen = new Map(rows.map((row) => [row.id, row.first_at]));
  return listKeys(secrets).map(({ kind, ids }) => ({
    kind,
    count: ids.length,
    since: seen.get(ids[0] ?? "") ?? null,
  }));
}

/** By hashes of their public part or, of those that have none, of the key, which is too random to be guessed. */
function listKeys(secrets: Secrets): { kind: string; ids: string[] }[] {
  const toId = (kind: string, key: string) => hash("sha256", `key ${kind} ${key}`, "base64url");
  return [
    { kind: "signing", ids: secrets.signingKeys.map(({ kid }) => toId("signing", kid)) },
    { kind: "cookies", ids: secrets.cookieKeys.map((key) => toId("cookies", key)) },
    { kind: "data", ids: secrets.dataKeys.map(({ id }) => toId("data", id)) },
    { kind: "authorship", ids: secrets.authorshipKeys.map(({ kid }) => toId("authorship", kid)) },
  ];
}
