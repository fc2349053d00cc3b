/** A store for one test: SQLite in a temporary folder, removed when it is closed. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openStore } from "#server/openStore.ts";
import { sqliteFileName } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";

export async function openTestStore(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), "tassel-store-"));
  await putEmptyStore(folder);
  const store = await open(folder);
  // No test that opens its store here cuts the power, and waiting for the disk is most of what a write takes.
  await sql`pragma synchronous = off`.execute(store.database);
  return {
    ...store,
    async close() {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Made once per process: the migrations take longer than most tests. */
let emptyStore: Promise<Buffer> | null = null;

/** Puts a database with this version's tables and no rows where a store will be opened. */
export async function putEmptyStore(dataFolder: string): Promise<void> {
  emptyStore ??= makeEmptyStore();
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  await writeFile(join(dataFolder, sqliteFileName), await emptyStore);
}

async function makeEmptyStore(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "tassel-empty-"));
  // The last one that closes it writes everything into the one file.
  await (await open(folder)).close();
  const content = await readFile(join(folder, sqliteFileName));
  await rm(folder, { recursive: true, force: true });
  return content;
}

async function open(dataFolder: string): Promise<Store> {
  const opened = await openStore({ databaseUrl: null, dataFolder }, () => new Date());
  if (!opened.ok) throw new Error(opened.problem);
  return opened.value;
}
