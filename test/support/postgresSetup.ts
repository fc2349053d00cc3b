/** Starts the PostgreSQL server of a test run; each test that needs one creates a database on it. */
import type { TestProject } from "vitest/node";
import { openStore } from "#server/openStore.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Null if this machine has no PostgreSQL. */
    postgres: {
      address: string;
      /**
       * A database with this version's tables, used as a template: faster than creating them for each test.
       */
      withTables: string;
    } | null;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  if (server === null) {
    project.provide("postgres", null);
    return () => Promise.resolve();
  }
  const databaseUrl = await server.newDatabase();
  const opened = await openStore({ databaseUrl, dataFolder: "" }, () => new Date());
  if (!opened.ok) throw new Error(opened.problem);
  await opened.value.close();
  const withTables = new URL(databaseUrl).pathname.slice(1);
  project.provide("postgres", { address: server.address, withTables });
  return () => server.stop();
}
