/** Starts the one PostgreSQL of a test run; each test file creates its databases on it. */
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Null where this machine has no PostgreSQL. */
    postgresAddress: string | null;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgresAddress", postgres?.address ?? null);
  return async () => {
    await postgres?.stop();
  };
}
