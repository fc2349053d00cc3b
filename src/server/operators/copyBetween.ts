/**
 * `npm run store:copy`: copies a store between SQLite and PostgreSQL, in either direction or within one kind. All rows
 * of one store go into an empty one: all or none, counted on both sides.
 */
import { existsSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { Kysely, sql } from "kysely";
import { fail, type Result, succeed } from "#lib/result.ts";
import { migrations } from "#server/migrations.ts";
import { openStore } from "#server/openStore.ts";
import { migrate } from "#server/store/migrate.ts";
import { openMemory } from "#server/store/sqlite.ts";
import type { Store, StoreSettings } from "#server/store/store.ts";
import type { OperatorAnswer } from "./answer.ts";

/** `from` and `to` are each a PostgreSQL address or the path of a SQLite file. */
export async function copyBetween(from: string, to: string, now: () => Date): Promise<OperatorAnswer> {
  const [source, target] = [storeAt(from), storeAt(to)];
  if (source.databaseUrl === null && !existsSync(from)) return refused(`There is no file ${resolve(from)}.`);
  if (describePlace(from) === describePlace(to))
    return refused("Both are the same place. Nothing was copied.");
  const reading = await openStore(source, now);
  if (!reading.ok) return refused(`--from: ${reading.problem}`);
  try {
    const writing = await openStore(target, now);
    if (!writing.ok) return refused(`--to: ${writing.problem}`);
    try {
      const copied = await copyStore(reading.value, writing.value);
      if (!copied.ok) return refused(copied.problem);
      const lines = Object.entries(copied.value).map(([table, rows]) => `${table}: ${rows}\n`);
      const next = "Everything is there. The file of SECRETS_FILE goes along unchanged.\n";
      return { isOk: true, text: `${lines.join("")}${next}` };
    } finally {
      await writing.value.close();
    }
  } finally {
    await reading.value.close();
  }
}

function storeAt(place: string): StoreSettings {
  if (isAddress(place)) return { databaseUrl: place, dataFolder: "" };
  return { databaseUrl: null, dataFolder: dirname(place), fileName: basename(place) };
}

function describePlace(place: string): string {
  return isAddress(place) ? place : resolve(place);
}

function isAddress(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

function refused(sentence: string): OperatorAnswer {
  return { isOk: false, text: `${sentence}\n` };
}

/** Rows in memory at a time; a plan's command may have 100,000 characters. */
const rowsAtATime = 100;

type CopiedRows = Readonly<Record<string, number>>;

// Tables by the names found in the database, not by the program's types.
type AnyDatabase = Kysely<unknown>;
type Row = Record<string, unknown>;
type Shape = { table: string; columns: readonly string[]; key: readonly string[] };

class Differing extends Error {}

/** How many rows of each table were copied; or one sentence, with the target left unchanged. */
async function copyStore(from: Store, to: Store): Promise<Result<CopiedRows, string>> {
  const shapes = await tableShapes();
  const target: AnyDatabase = anyDatabase(to);
  try {
    return await target.transaction().execute(async (into) => {
      for (const { table } of shapes) {
        if ((await countRows(into, table)) > 0) {
          return fail(
            "The target holds rows already. Nothing was copied: name an empty database or a new file.",
          );
        }
      }
      // PostgreSQL reads one snapshot of all tables; SQLite locks out other writers.
      const reading = anyDatabase(from).transaction();
      const level = from.kind === "postgresql" ? reading.setIsolationLevel("repeatable read") : reading;
      return level.execute(async (out) => succeed(await copyAll(out, into, shapes)));
    });
  } catch (error) {
    if (error instanceof Differing) return fail(error.message);
    throw error;
  }
}

async function copyAll(out: AnyDatabase, into: AnyDatabase, shapes: readonly Shape[]): Promise<CopiedRows> {
  const copied: Record<string, number> = {};
  for (const shape of shapes) {
    let last: Row | null = null;
    for (;;) {
      const rows: Row[] = await readRows(out, shape, last);
      if (rows.length === 0) break;
      await writeRows(into, shape, rows);
      last = rows.at(-1) ?? null;
    }
    const [there, here] = [await countRows(out, shape.table), await countRows(into, shape.table)];
    if (there !== here) {
      throw new Differing(
        `The table ${shape.table} has ${there} rows, and ${here} arrived. Nothing was copied.`,
      );
    }
    copied[shape.table] = here;
  }
  return copied;
}

/** The next rows by primary key, after `last`. */
async function readRows(out: AnyDatabase, { table, columns, key }: Shape, last: Row | null): Promise<Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const after =
    last === null ? sql`` : sql`where (${keys}) > (${sql.join(key.map((column) => last[column]))})`;
  const found = await sql<Row>`select ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(table)} ${after} order by ${keys} limit ${sql.lit(rowsAtATime)}`.execute(out);
  return found.rows;
}

async function writeRows(into: AnyDatabase, { table, columns }: Shape, rows: readonly Row[]): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(into);
}

async function countRows(database: AnyDatabase, table: string): Promise<number> {
  const counted = await sql<{
    rows: number | string;
  }>`select count(*) as rows from ${sql.table(table)}`.execute(database);
  return Number(counted.rows[0]?.rows ?? 0);
}

/** Every table of this version in creation order: referenced tables come first. A heartbeat is of its process alone. */
export async function tableShapes(): Promise<Shape[]> {
  const empty: AnyDatabase = new Kysely<unknown>({ dialect: openMemory() });
  await migrate(empty, "sqlite", () => new Date(0), migrations);
  const tables = await sql<{ name: string }>`select name from sqlite_master
    where type = 'table' and name not in ('migrations', 'heartbeats') and name not like 'sqlite%' order by rowid`.execute(
    empty,
  );
  const shapes: Shape[] = [];
  for (const { name: table } of tables.rows) {
    const found = await sql<{ name: string; pk: number }>`select name, pk
      from pragma_table_info(${table}) order by cid`.execute(empty);
    const key = found.rows.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
    shapes.push({ table, columns: found.rows.map(({ name }) => name), key: key.map(({ name }) => name) });
  }
  await empty.destroy();
  return shapes;
}

function anyDatabase({ database }: Store): AnyDatabase {
  // Kysely's table types exist only at compile time.
  return database as unknown as AnyDatabase;
}
