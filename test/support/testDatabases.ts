/** The stores of one test file, whose cases are the same on SQLite and on PostgreSQL. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, type TestContext } from "vitest";
import { openStore, type Store, type StoreSettings } from "#server/store/openStore.ts";

import { startPostgres, type TestPostgres } from "./postgres.ts";

export const databaseKinds = ["sqlite", "postgresql"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** To be called once, outside of all tests; what it makes is gone when the file has run. */
export function openTestDatabases() {
  let postgres: TestPostgres | null = null;
  let folder = "";
  let stores = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "tassel-databases-"));
    postgres = await startPostgres();
  }, 600_000);
  afterAll(async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  return {
    /** Of a store that nobody has opened yet. A test that needs PostgreSQL is skipped where there is none. */
    async newSettings(
      kind: DatabaseKind,
      context: Pick<TestContext, "skip"> | null = null,
    ): Promise<StoreSettings> {
      if (kind === "postgresql" && postgres === null) context?.skip("There is no PostgreSQL here.");
      stores += 1;
      const databaseUrl = kind === "sqlite" ? null : ((await postgres?.newDatabase()) ?? null);
      return { dataFolder: join(folder, `store-${stores}`), databaseUrl };
    },
    /** A folder of this file's own, for what is no store. */
    folder: () => folder,
  };
}

export async function openAt(settings: StoreSettings, now: () => Date): Promise<Store> {
  const opened = await openStore(settings, now);
  if (!opened.ok) throw new Error(opened.problem);
  return opened.value;
}
