/** The stores of a test file whose cases are the same on SQLite and on PostgreSQL. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject, type TestContext } from "vitest";
import { openStore } from "#server/openStore.ts";
import type { Store, StoreSettings } from "#server/store/store.ts";
import { createDatabase } from "./postgres.ts";
import { putEmptyStore } from "./testStore.ts";

export const databaseKinds = ["sqlite", "postgresql"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** Call once, outside all tests; everything it creates is removed after the file has run. */
export function openTestDatabases() {
  let folder = "";
  let stores = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "tassel-databases-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  return {
    /** For a store without rows. A test that needs PostgreSQL is skipped if there is none. */
    async newSettings(
      kind: DatabaseKind,
      context: Pick<TestContext, "skip"> | null = null,
    ): Promise<StoreSettings> {
      stores += 1;
      const dataFolder = join(folder, `store-${stores}`);
      if (kind === "sqlite") {
        await putEmptyStore(dataFolder);
        return { dataFolder, databaseUrl: null };
      }
      return { dataFolder, databaseUrl: await newPostgresDatabase(context, "withTables") };
    },
    /** For a store nobody has opened yet, so that it has no tables. */
    async newEmptySettings(kind: DatabaseKind): Promise<StoreSettings> {
      stores += 1;
      const databaseUrl = kind === "sqlite" ? null : await newPostgresDatabase();
      return { dataFolder: join(folder, `store-${stores}`), databaseUrl };
    },
    /** This file's own folder, for anything that is not a store. */
    folder: () => folder,
  };
}

/** A database on the run's PostgreSQL server; the test is skipped if there is none. */
export async function newPostgresDatabase(
  context: Pick<TestContext, "skip"> | null = null,
  content: "empty" | "withTables" = "empty",
): Promise<string | null> {
  const postgres = inject("postgres");
  if (postgres !== null)
    return createDatabase(postgres.address, content === "empty" ? undefined : postgres.withTables);
  context?.skip("There is no PostgreSQL here.");
  return null;
}

export async function openAt(settings: StoreSettings, now: () => Date): Promise<Store> {
  const opened = await openStore(settings, now);
  if (!opened.ok) throw new Error(opened.problem);
  return opened.value;
}
