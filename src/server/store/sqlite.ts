/** Kysely on Node's built-in SQLite: one file, flushed to disk before anything is acknowledged. */
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteDialect } from "kysely";
import { StoreFileGone } from "./savingFault.ts";
import { StoreBusy } from "./storeAway.ts";

export const sqliteFileName = "tassel.sqlite";

/** The database and the files SQLite keeps beside it. */
export function isStoreFile(name: string): boolean {
  return name === sqliteFileName || name.startsWith(`${sqliteFileName}-`);
}

/** How long a process waits for another one's write before it gives up. */
const lockWaitMs = 5_000;

/** Throws the file system's or SQLite's error if the folder or file cannot be used. */
export function openSqlite(
  dataFolder: string,
  fileName = sqliteFileName,
): { dialect: SqliteDialect; isInPlace: () => boolean } {
  // No other user of this machine may read what people write to us.
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const path = join(dataFolder, fileName);
  const file = new DatabaseSync(path, { timeout: lockWaitMs, enableForeignKeyConstraints: true });
  configure(file);
  const isInPlace = watchFile(path);
  return { dialect: createDialect(file, isInPlace), isInPlace };
}

/** An in-memory database, gone when closed: for inspecting the tables without any rows. */
export function openMemory(): SqliteDialect {
  const file = new DatabaseSync(":memory:");
  configure(file);
  return createDialect(file, () => true);
}

function configure(file: DatabaseSync): void {
  try {
    // FULL: an acknowledged write survives a power failure. secure_delete: deleted data is overwritten.
    file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;");
  } catch (error) {
    file.close();
    throw error;
  }
}

/** The first words of statements that write, outside of a transaction or at its beginning. */
const writing = /^(begin|insert|update|delete)\b/i;

function createDialect(file: DatabaseSync, isInPlace: () => boolean): SqliteDialect {
  return new SqliteDialect({
    database: {
      prepare(sql) {
        if (!file.isTransaction && writing.test(sql)) refuseIfGone(isInPlace);
        // Begins with the write lock: a read that later turns into a write would fail if two transactions
        // meet.
        const statement = file.prepare(sql === "begin" ? "begin immediate" : sql);
        // On a full disk SQLite has rolled back by itself; failing now would hide why.
        const isDone = () => sql === "rollback" && !file.isTransaction;
        return {
          reader: statement.columns().length > 0,
          all: (values) => orAway(() => statement.all(...bound(values))),
          run: (values) =>
            isDone() ? { changes: 0, lastInsertRowid: 0 } : orAway(() => statement.run(...bound(values))),
          iterate: (values) => statement.iterate(...bound(values)),
        };
      },
      close: () => file.close(),
    },
  });
}

const busyCode = 5;

/** Another process kept the lock for the whole of `lockWaitMs`: whoever asked should come again. */
function orAway<Value>(ask: () => Value): Value {
  try {
    return ask();
  } catch (error) {
    const isBusy =
      error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === busyCode;
    throw isBusy ? new StoreBusy(error) : error;
  }
}

/** Kysely passes only what the table types allow: text, numbers and null. */
function bound(values: readonly unknown[]): SQLInputValue[] {
  return values as SQLInputValue[];
}

/** Whether a copy can be read from beginning to end. Throws if it cannot be opened. */
export function isWholeSqlite(file: string): boolean {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    return copy.prepare("pragma integrity_check").get()?.["integrity_check"] === "ok";
  } finally {
    copy.close();
  }
}

/** What identifies a file: one deleted, moved or replaced by another program goes on taking writes that nobody finds again. */
type Seen = { dev: number; ino: number; size: number };

/** By looking at names alone: opening the file and closing it again would give up SQLite's own locks on it. */
function look(file: string): Seen | null {
  try {
    const { dev, ino, size } = statSync(file);
    return { dev, ino, size };
  } catch {
    return null;
  }
}

function isSame(one: Seen | null, other: Seen | null): boolean {
  return one !== null && other !== null && one.dev === other.dev && one.ino === other.ino;
}

/** To be called once the file is open; each answer takes a few microseconds. */
function watchFile(file: string): () => boolean {
  const opened = look(file);
  /** SQLite makes it at the first write, and then keeps it for as long as anyone has the file open. */
  let log: Seen | null = null;
  return () => {
    const now = look(file);
    if (!isSame(opened, now) || now?.size === 0) return false;
    const logNow = look(`${file}-wal`);
    log ??= logNow;
    return log === null || isSame(log, logNow);
  };
}

/** Throws where a write would go into a file that nobody finds again. */
function refuseIfGone(isInPlace: () => boolean): void {
  if (!isInPlace()) throw new StoreFileGone();
}
