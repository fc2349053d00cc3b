/**
 * Migrates the tables to this version in one transaction under a lock, so that two processes may start at
 * once.
 */
import { type Kysely, sql } from "kysely";
import { fail, type Result, succeed } from "#lib/result.ts";
import type { Database, Migration, Tables } from "./tables.ts";

/** One number for all processes of the program; PostgreSQL identifies advisory locks by number. */
const lockNumber = 7_427_735;

type Recorded = Pick<Tables, "migrations">;

/** How many of these the store has not taken. */
export async function countMissingMigrations(
  database: Database,
  known: readonly Migration[],
): Promise<number> {
  const rows = await database.selectFrom("migrations").select("name").execute();
  const taken = new Set(rows.map((row) => row.name));
  return known.filter(({ name }) => !taken.has(name)).length;
}

/** Undoes what the transaction did. */
class Refused extends Error {}

/**
 * Fails with one sentence if the database is of a newer version than the program, or if `check`, which sees the tables of
 * this version, does; then nothing was changed.
 */
export async function migrate<Any>(
  database: Kysely<Any>,
  kind: "sqlite" | "postgresql",
  now: () => Date,
  known: readonly Migration[],
  check: (transaction: Kysely<Any>) => Promise<Result<null, string>> = () => Promise.resolve(succeed(null)),
): Promise<Result<null, string>> {
  try {
    return await migrateAll(database, kind, now, known, check);
  } catch (error) {
    if (error instanceof Refused) return fail(error.message);
    throw error;
  }
}

async function migrateAll<Any>(
  database: Kysely<Any>,
  kind: "sqlite" | "postgresql",
  now: () => Date,
  known: readonly Migration[],
  check: (transaction: Kysely<Any>) => Promise<Result<null, string>>,
): Promise<Result<null, string>> {
  // The migration table is not part of the program's schema.
  const recorded = database as unknown as Kysely<Recorded>;
  return recorded.transaction().execute(async (transaction) => {
    // SQLite transactions begin with the write lock (see sqlite.ts); PostgreSQL needs an explicit one.
    if (kind === "postgresql")
      await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(transaction);
    await transaction.schema
      .createTable("migrations")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("taken_at", "text", (column) => column.notNull())
      .execute();
    const rows = await transaction.selectFrom("migrations").select("name").execute();
    const taken = new Set(rows.map((row) => row.name));
    const names = new Set(known.map((migration) => migration.name));
    if ([...taken].some((name) => !names.has(name))) {
      return fail(
        "The database was made by a newer version of this program: start that version, or bring back an older backup.",
      );
    }
    for (const migration of known.filter(({ name }) => !taken.has(name))) {
      await migration.up(transaction as unknown as Kysely<unknown>);
      await transaction
        .insertInto("migrations")
        .values({ name: migration.name, taken_at: now().toISOString() })
        .execute();
    }
    const checked = await check(transaction as unknown as Kysely<Any>);
    if (!checked.ok) throw new Refused(checked.problem);
    return checked;
  });
}
