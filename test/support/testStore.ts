/** A store for one test: SQLite in a temporary folder, removed when it is closed. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openStore } from "#server/openStore.ts";
import type { Store } from "#server/store/store.ts";

export async function openTestStore(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), "tassel-store-"));
  const opened = await openStore({ databaseUrl: null, dataFolder: folder }, () => new Date());
  if (!opened.ok) throw new Error(opened.problem);
  const store = opened.value;
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
