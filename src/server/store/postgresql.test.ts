/** A connection to PostgreSQL that breaks while it is in use: that request fails, and the process goes on. */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openStore } from "#server/openStore.ts";
import { newPostgresDatabase, openAt } from "../../../test/support/testDatabases.ts";

test("a connection that ends in the middle of a transaction fails that transaction and is said, and the next one works", async (context) => {
  const databaseUrl = await newPostgresDatabase(context, "withTables");
  const lost: string[] = [];
  const now = () => new Date();
  const opened = await openStore({ databaseUrl, dataFolder: "" }, now, (error) => lost.push(error.message));
  if (!opened.ok) throw new Error(opened.problem);
  const { database, close } = opened.value;
  const other = await openAt({ databaseUrl, dataFolder: "" }, now);
  try {
    const broken = database.transaction().execute(async (transaction) => {
      const own = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(transaction);
      await sql`select pg_terminate_backend(${own.rows[0]?.id ?? 0})`.execute(other.database);
      // Its end has arrived once it is said; nothing is asked of it meanwhile, so no query could take the error.
      await expect.poll(() => lost.length).toBeGreaterThan(0);
      await sql`select 1`.execute(transaction);
    });
    await expect(broken).rejects.toThrow();
    const again = await sql<{ one: number }>`select 1 as one`.execute(database);
    expect(again.rows).toEqual([{ one: 1 }]);
    expect(lost.join(" ")).toMatch(/terminat/i);
  } finally {
    await other.close();
    await close();
  }
});
