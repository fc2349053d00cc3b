/**
 * The previous release, started on this one's database: prints one sentence, exits with 1, and writes
 * nothing.
 */
import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { migrations } from "#server/migrations.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { migrate } from "./migrate.ts";
import type { Store } from "./store.ts";

const run = promisify(execFile);
const entry = pathToFileURL(resolve(import.meta.dirname, "..", "..", "server.ts")).href;
const now = () => new Date("2026-11-22T12:00:00Z");
const databases = openTestDatabases();

/** Every table with its rows. */
async function dump({ database }: Store): Promise<unknown> {
  const tables = await database.introspection.getTables();
  const names = ["migrations", ...tables.map(({ name }) => name)];
  const rows = names.map(
    async (name) => (await sql`select * from ${sql.table(name)}`.execute(database)).rows,
  );
  return { tables, rows: await Promise.all(rows) };
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("what the release before knows is too little: it refuses and writes nothing", async (context) => {
    const settings = await databases.newSettings(kind, context);
    const store = await openAt(settings, now);
    const before = await dump(store);
    const known = migrations.filter(({ name }) => name < "0008");
    const answer = await migrate(store.database, kind, now, known);
    expect(answer).toEqual({
      ok: false,
      problem: expect.stringMatching(/^The database was made by a newer version/),
    });
    expect(await dump(store)).toEqual(before);
    await store.close();
  });

  test("the server says so in one line and ends with 1", async (context) => {
    const settings = await databases.newSettings(kind, context);
    const store = await openAt(settings, now);
    const tomorrow = { name: "9999 of tomorrow", up: () => Promise.resolve() };
    await migrate(store.database, kind, now, [...migrations, tomorrow]);
    const before = await dump(store);
    const env = {
      PATH: process.env["PATH"],
      DATA_DIR: settings.dataFolder,
      SECRETS_FILE: join(settings.dataFolder, "secrets.json"),
      ...(settings.databaseUrl === null ? {} : { DATABASE_URL: settings.databaseUrl }),
    };
    const started = run(
      process.execPath,
      ["--input-type=module", "--eval", `(await import(${JSON.stringify(entry)})).runServer()`],
      { env, encoding: "utf8" },
    );
    await expect(started).rejects.toMatchObject({
      code: 1,
      stdout: "",
      stderr:
        "The database was made by a newer version of this program: start that version, or bring back an older backup.\n",
    });
    expect(await dump(store)).toEqual(before);
    await store.close();
    // Loading the whole server in a new process takes a while on a busy machine.
  }, 60_000);
});
