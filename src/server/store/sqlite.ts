/** Kysely over Node's own SQLite: one file, written through to the disk before anything is acknowledged. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteDialect } from "kysely";

export const sqliteFileName = "tassel.sqlite";

/** How long a process waits for another one's write before it gives up. */
const lockWaitMs = 5_000;

/** Throws what the file system or SQLite say where the folder or the file cannot be used. */
export function openSqlite(dataFolder: string, fileName = sqliteFileName): SqliteDialect {
  // What people write to us is nobody else's on this machine.
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  return createDialect(
    new DatabaseSync(join(dataFolder, fileName), { timeout: lockWaitMs, enableForeignKeyConstraints: true }),
  );
}

/** In memory, and gone when it is closed: what the tables look like, without any rows. */
export function openMemory(): SqliteDialect {
  return createDialect(new DatabaseSync(":memory:"));
}

function createDialect(file: DatabaseSync): SqliteDialect {
  try {
    // FULL: an answer "received" outlives a power cut. secure_delete: what is deleted is overwritten.
    file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;");
  } catch (error) {
    file.close();
    throw error;
  }
  return new SqliteDialect({
    database: {
      prepare(sql) {
        // Begun with the write lock: a read that turns into a write in the middle would fail where two meet.
        const statement = file.prepare(sql === "begin" ? "begin immediate" : sql);
        return {
          reader: statement.columns().length > 0,
          all: (values) => statement.all(...bound(values)),
          run: (values) => statement.run(...bound(values)),
          iterate: (values) => statement.iterate(...bound(values)),
        };
      },
      close: () => file.close(),
    },
  });
}

/** Kysely hands on what the tables' types allow: text, numbers and null. */
function bound(values: readonly unknown[]): SQLInputValue[] {
  return values as SQLInputValue[];
}
