/**
 * Copies every row from SQLite to PostgreSQL and back: all tables, nothing changed, never over existing rows.
 */
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#server/openStore.ts";
import { tableShapes } from "#server/operators/copyBetween.ts";
import { newPostgresDatabase } from "../../../test/support/testDatabases.ts";
import { copyBetween } from "./copyBetween.ts";

const now = () => new Date("2026-11-21T12:00:00Z");
/** More than one read batch, and not a multiple of it. */
const rowsPerTable = 251;

let folder: string;
let tables: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tassel-copy-"));
  tables = (await tableShapes()).map(({ table }) => table);
  await open(folder, "filled.sqlite");
  fill(join(folder, "filled.sqlite"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Creates the tables in an empty file. */
async function open(dataFolder: string, fileName: string): Promise<void> {
  const opened = await openStore({ databaseUrl: null, dataFolder, fileName }, now);
  if (!opened.ok) throw new Error(opened.problem);
  await opened.value.close();
}

/** Rows in every table, with every kind of value its columns allow. */
function fill(file: string): void {
  const database = new DatabaseSync(file);
  for (const table of tables) {
    const columns = database.prepare(`select name, type, "notnull", pk from pragma_table_info(?)`).all(table);
    const names = columns.map(({ name }) => String(name));
    const places = names.map(() => "?").join(", ");
    const insert = database.prepare(`insert into ${table} (${names.join(", ")}) values (${places})`);
    for (let row = 0; row < rowsPerTable; row += 1) {
      insert.run(
        ...columns.map((column): SQLInputValue => {
          if (column["notnull"] === 0 && column["pk"] === 0 && row % 2 === 1) return null;
          if (column["type"] !== "text") return row * 3;
          // A column that refers to another table's row is named like its key.
          if (/(^|_)id$/.test(String(column["name"]))) return `key-${String(row % 97)}-${row}`;
          return `${String(column["name"])} ${row} ' " \\ \n “ñ” \u{1F393} ${"x".repeat(row)}`;
        }),
      );
    }
  }
  database.close();
}

function rowsOfFile(file: string): Record<string, string[]> {
  const database = new DatabaseSync(file);
  const found = tables.map((table) => {
    const rows = database.prepare(`select * from ${table}`).all();
    return [table, rows.map((row) => sorted(row)).toSorted()];
  });
  database.close();
  return Object.fromEntries(found);
}

async function rowsOfAddress(address: string): Promise<Record<string, string[]>> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const found: [string, string[]][] = [];
  for (const table of tables) {
    const { rows } = await client.query<Record<string, unknown>>(`select * from ${table}`);
    found.push([table, rows.map((row) => sorted(row)).toSorted()]);
  }
  await client.end();
  return Object.fromEntries(found);
}

const sorted = (row: object) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));

test("from SQLite to PostgreSQL and back to SQLite every row of every table is the same", async (context) => {
  const address = (await newPostgresDatabase()) ?? context.skip("There is no PostgreSQL here.");
  const filled = rowsOfFile(join(folder, "filled.sqlite"));
  expect(tables).toEqual(expect.arrayContaining(["accounts", "outbox", "plans", "plan_commands"]));
  for (const table of tables) expect(filled[table]).toHaveLength(rowsPerTable);
  const over = await copyBetween(join(folder, "filled.sqlite"), address, now);
  expect(over).toMatchObject({
    isOk: true,
    text: expect.stringContaining(`plan_commands: ${rowsPerTable}\n`),
  });
  expect(await rowsOfAddress(address)).toEqual(filled);
  expect(await copyBetween(address, join(folder, "back.sqlite"), now)).toMatchObject({ isOk: true });
  expect(rowsOfFile(join(folder, "back.sqlite"))).toEqual(filled);
});

describe("nothing is copied", () => {
  test("into a file that holds a row, and it stays as it was", async () => {
    await open(folder, "taken.sqlite");
    const database = new DatabaseSync(join(folder, "taken.sqlite"));
    database.exec("insert into page_views (path, day, views) values ('/', '2026-11-21', 7)");
    database.close();
    const answer = await copyBetween(join(folder, "filled.sqlite"), join(folder, "taken.sqlite"), now);
    expect(answer).toMatchObject({ isOk: false, text: expect.stringContaining("holds rows already") });
    const counts = Object.values(rowsOfFile(join(folder, "taken.sqlite"))).map((rows) => rows.length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  });

  test("onto itself", async () => {
    const file = join(folder, "filled.sqlite");
    const answer = await copyBetween(
      file,
      join(folder, "..", folder.split("/").at(-1) ?? "", "filled.sqlite"),
      now,
    );
    expect(answer).toEqual({ isOk: false, text: "Both are the same place. Nothing was copied.\n" });
  });

  test("from a file that is not there, and none is made", async () => {
    const missing = join(folder, "missing.sqlite");
    expect(await copyBetween(missing, join(folder, "new.sqlite"), now)).toMatchObject({ isOk: false });
    expect([existsSync(missing), existsSync(join(folder, "new.sqlite"))]).toEqual([false, false]);
  });

  test("to a database that cannot be reached, and the password is not said", async () => {
    const address = "postgresql://ana:hunter2@127.0.0.1:1/none";
    const answer = await copyBetween(join(folder, "filled.sqlite"), address, now);
    expect(answer).toMatchObject({ isOk: false, text: expect.stringContaining("--to: ") });
    expect(answer.text).not.toContain("hunter2");
  });

  test("where the target takes fewer rows than there are: then none of them stay", async () => {
    await open(folder, "losing.sqlite");
    const database = new DatabaseSync(join(folder, "losing.sqlite"));
    database.exec(
      "create trigger losing before insert on outbox when new.attempts = 3 begin select raise(ignore); end",
    );
    database.close();
    const answer = await copyBetween(join(folder, "filled.sqlite"), join(folder, "losing.sqlite"), now);
    expect(answer.text).toMatch(/^The table outbox has 251 rows, and 250 arrived\. Nothing was copied\.\n$/);
    expect(Object.values(rowsOfFile(join(folder, "losing.sqlite"))).flat()).toEqual([]);
  });
});

test("every table has a primary key, and referenced tables come first", async () => {
  const shapes = await tableShapes();
  expect(shapes.filter(({ key }) => key.length === 0)).toEqual([]);
  expect(tables.indexOf("plans")).toBeLessThan(tables.indexOf("plan_members"));
  expect(tables).not.toContain("migrations");
});
