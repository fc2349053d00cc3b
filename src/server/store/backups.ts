/** When backups were made: by our command, which reads them back, or by another program, on the operator's word. */
import { randomUUID } from "node:crypto";
import type { Database } from "./tables.ts";

export type Backup = { madeAt: string; way: "made" | "noted"; kilobytes: number | null };

/** Enough to see a rhythm; older ones are forgotten. */
const mostBackups = 100;

export async function noteBackup(database: Database, { madeAt, way, kilobytes }: Backup): Promise<void> {
  await database
    .insertInto("backups")
    .values({ id: randomUUID(), made_at: madeAt, way, kilobytes })
    .execute();
  const old = await database
    .selectFrom("backups")
    .select("id")
    .orderBy("made_at", "desc")
    .orderBy("id")
    .offset(mostBackups)
    .limit(mostBackups)
    .execute();
  for (const { id } of old) await database.deleteFrom("backups").where("id", "=", id).execute();
}

/** Null if there is none. */
export async function findNewestBackup(database: Database): Promise<Backup | null> {
  const row = await database
    .selectFrom("backups")
    .select(["made_at", "way", "kilobytes"])
    .orderBy("made_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { madeAt: row.made_at, way: row.way === "made" ? "made" : "noted", kilobytes: row.kilobytes };
}
