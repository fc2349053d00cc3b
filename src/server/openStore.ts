/** Opens the store the settings select and migrates it; or says in one sentence why it cannot. */
import { statfsSync } from "node:fs";
import { resolve } from "node:path";
import { type Dialect, Kysely, type LogEvent } from "kysely";
import { fail, type Result, succeed } from "#lib/result.ts";
import { subscribe } from "./events.ts";
import { migrations } from "./migrations.ts";
import { countMissingMigrations, migrate } from "./store/migrate.ts";
import { diskFullFault, findSavingFault } from "./store/savingFault.ts";
import { openSqlite, sqliteFileName } from "./store/sqlite.ts";
import type { PoolState, Store, StoreSettings } from "./store/store.ts";
import { StoreAway } from "./store/storeAway.ts";
import type { Database, Tables } from "./store/tables.ts";
import { subscribers } from "./subscribers.ts";

/** `check` may refuse to open it with one sentence; it sees this version's tables, and then nothing was changed. */
export async function openStore(
  settings: StoreSettings,
  now: () => Date,
  onLost: (error: Error) => void = () => undefined,
  check?: (database: Database) => Promise<Result<null, string>>,
): Promise<Result<Store, string>> {
  subscribe(subscribers);
  const kind = settings.databaseUrl === null ? "sqlite" : "postgresql";
  let database: Database | null = null;
  try {
    let listener: ((event: LogEvent) => void) | null = null;
    const { dialect, pool, isInPlace } = await createDialect(settings, onLost);
    database = new Kysely<Tables>({ dialect, log: (event) => listener?.(event) });
    const migrated = await migrate(database, kind, now, migrations, check);
    if (!migrated.ok) {
      await database.destroy();
      return migrated;
    }
    const opened = database;
    return succeed({
      kind,
      database: opened,
      close: () => opened.destroy(),
      countMissingMigrations: () => countMissingMigrations(opened, migrations),
      ...(pool !== null && { pool }),
      ...(isInPlace !== null && { isInPlace }),
      watch(next) {
        listener = next;
      },
    });
  } catch (error) {
    await database?.destroy();
    return fail(sentenceFor(error, settings));
  }
}

async function createDialect(
  { databaseUrl, dataFolder, fileName }: StoreSettings,
  onLost: (error: Error) => void,
): Promise<{ dialect: Dialect; pool: (() => PoolState) | null; isInPlace: (() => boolean) | null }> {
  if (databaseUrl === null) return { ...openSqlite(dataFolder, fileName), pool: null };
  const { openPostgresql } = await import("./store/postgresql.ts");
  return { ...openPostgresql(databaseUrl, onLost), isInPlace: null };
}

/** Names the setting and the system's error; never the address with its password. */
function sentenceFor(error: unknown, { databaseUrl, dataFolder, fileName }: StoreSettings): string {
  const said = describeReason(error);
  const found = findSavingFault(error);
  // SQLite cannot lay out its shared memory on a full disk, and calls that an error of the disk.
  const isFull = databaseUrl === null && found?.cause === "diskFault" && hasNoRoom(dataFolder);
  const fault = isFull ? diskFullFault : found;
  if (databaseUrl !== null) {
    if (fault !== null) return `The database of DATABASE_URL cannot be written to: ${said}. ${fault.advice}`;
    return `The database of DATABASE_URL cannot be used: ${said}. Check that it runs, and the address, name and password.`;
  }
  const folder = resolve(dataFolder);
  if (fault !== null) {
    return `${fileName ?? sqliteFileName} in ${folder} (setting DATA_DIR) cannot be written to: ${isFull ? "the disk is full" : said}. ${fault.advice}`;
  }
  return `${fileName ?? sqliteFileName} in ${folder} (setting DATA_DIR) cannot be used: ${said}. The folder must be writable by this user.`;
}

/** Less than one page of SQLite's shared memory. */
const leastRoomBytes = 64 * 1024;

function hasNoRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < leastRoomBytes;
  } catch {
    return false;
  }
}

function describeReason(error: unknown): string {
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.length > 0) return describeReason(error.errors[0]);
  if (error instanceof StoreAway) return describeReason(error.cause);
  return error instanceof Error ? error.message.replace(/\.$/, "") : "unknown reason";
}
