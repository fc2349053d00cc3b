/**
 * `npm run admin -- backup`: copies the SQLite database while the server runs, reads the copy back, and notes when
 * that was. A backup that another program made, such as pg_dump, is noted on the operator's word.
 */
import { stat } from "node:fs/promises";
import { sql } from "kysely";
import { noteBackup } from "#server/store/backups.ts";
import { isWholeSqlite } from "#server/store/sqlite.ts";
import type { Database } from "#server/store/tables.ts";
import type { OperatorAnswer } from "./answer.ts";

const bytesPerKilobyte = 1_024;

/** `file`: the copy to make; null notes one that was made by other means. */
export async function makeBackup(
  database: Database,
  kind: "sqlite" | "postgresql",
  file: string | null,
  now: Date,
): Promise<OperatorAnswer> {
  const madeAt = now.toISOString();
  if (file === null) {
    await noteBackup(database, { madeAt, way: "noted", kilobytes: null });
    return { isOk: true, text: "Noted: a backup was made just now.\n" };
  }
  if (kind === "postgresql") {
    return {
      isOk: false,
      text: "The database is PostgreSQL: make the backup with pg_dump, and then run npm run admin -- backup.\n",
    };
  }
  const made = await copySqlite(database, file);
  if (made !== null) return { isOk: false, text: made };
  const { size } = await stat(file);
  const kilobytes = Math.ceil(size / bytesPerKilobyte);
  await noteBackup(database, { madeAt, way: "made", kilobytes });
  return {
    isOk: true,
    text: `The database was copied to ${file} (${kilobytes} kB) and read back. Keep it apart from the file of keys (SECRETS_FILE), which a restore needs as well.\n`,
  };
}

/** A sentence if the copy could not be made or is not whole. */
async function copySqlite(database: Database, file: string): Promise<string | null> {
  if ((await stat(file).catch(() => null)) !== null) {
    return `${file} is there already. Name a new file; nothing was copied.\n`;
  }
  try {
    await sql`vacuum into ${sql.lit(file)}`.execute(database);
    if (isWholeSqlite(file)) return null;
    return `${file} was written, but it is not whole. Check the disk, delete the file and try again.\n`;
  } catch (error) {
    return `The database could not be copied to ${file}: ${error instanceof Error ? error.message : "unknown reason"}.\n`;
  }
}
