/** Search Console exports in the store, by the day of their import; one of the same kind and day replaces another. */

import type { ImportKind, SeoPage } from "#contract/adminSeo.ts";
import { createPause } from "#server/longWork/turns.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";
import type { FoundRow, SearchConsoleExport } from "./readSearchConsole.ts";

const rowsAtATime = 500;

type Found = Pick<FoundRow, "clicks" | "impressions" | "position">;
type StoredRow = Tables["search_console_rows"];

export async function storeImport(
  transaction: DatabaseTransaction,
  day: string,
  { kind, rows }: SearchConsoleExport,
): Promise<void> {
  await transaction
    .deleteFrom("search_console_rows")
    .where("day", "=", day)
    .where("kind", "=", kind)
    .execute();
  const stored = rows.map(
    ({ path, query, clicks, impressions, position }, number): StoredRow => ({
      day,
      kind,
      number,
      path,
      query,
      clicks,
      impressions,
      position_tenths: Math.round(position * 10),
    }),
  );
  const pause = createPause();
  for (let at = 0; at < stored.length; at += rowsAtATime) {
    await transaction
      .insertInto("search_console_rows")
      .values(stored.slice(at, at + rowsAtATime))
      .execute();
    await pause();
  }
}

/** Newest first. */
export async function listImports(
  database: Database,
): Promise<{ day: string; kind: ImportKind; rows: number }[]> {
  const rows = await database
    .selectFrom("search_console_rows")
    .select(({ fn }) => ["day", "kind", fn.countAll().as("rows")])
    .groupBy(["day", "kind"])
    .orderBy("day", "desc")
    .orderBy("kind")
    .execute();
  // Only `storeImport` writes the kind.
  return rows.map(({ day, kind, rows: count }) => ({ day, kind: kind as ImportKind, rows: Number(count) }));
}

/** What the newest import that names pages, or queries, says of each. */
export async function listFound<Name extends "path" | "query">(
  database: Database,
  name: Name,
): Promise<(Found & Record<Name, string>)[]> {
  const kinds = name === "path" ? ["pages", "both"] : ["queries", "both"];
  const newest = await database
    .selectFrom("search_console_rows")
    .select(["day", "kind"])
    .where("kind", "in", kinds)
    .orderBy("day", "desc")
    // A table of pages alone counts more than one of pages by query, which leaves out rare queries.
    .orderBy("kind", "desc")
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined) return [];
  const rows = await database
    .selectFrom("search_console_rows")
    .select(["path", "query", "clicks", "impressions", "position_tenths"])
    .where("day", "=", newest.day)
    .where("kind", "=", newest.kind)
    .execute();
  const sums = new Map<string, Found & { weighed: number }>();
  for (const { [name]: key, clicks, impressions, position_tenths } of rows) {
    if (key === null) continue;
    const known = sums.get(key) ?? { clicks: 0, impressions: 0, position: position_tenths / 10, weighed: 0 };
    known.clicks += clicks;
    known.impressions += impressions;
    known.weighed += (position_tenths / 10) * impressions;
    sums.set(key, known);
  }
  return [...sums]
    .map(([key, { clicks, impressions, position, weighed }]) => ({
      [name]: key,
      clicks,
      impressions,
      position: impressions === 0 ? position : Math.round((weighed / impressions) * 10) / 10,
    }))
    .toSorted((one, other) => other.impressions - one.impressions) as (Found & Record<Name, string>)[]; // The key is `name`.
}

const mostPageRows = 200;

/** Newest import first, then the most seen. */
export async function listFoundOfPage(database: Database, path: string): Promise<SeoPage["rows"]> {
  const rows = await database
    .selectFrom("search_console_rows")
    .select(["day", "query", "clicks", "impressions", "position_tenths"])
    .where("path", "=", path)
    .orderBy("day", "desc")
    .orderBy("impressions", "desc")
    .limit(mostPageRows)
    .execute();
  return rows.map(({ position_tenths, ...row }) => ({ ...row, position: position_tenths / 10 }));
}

/** How many rows were deleted. */
export async function deleteImports(database: Database, beforeDay: string): Promise<number> {
  const gone = await database
    .deleteFrom("search_console_rows")
    .where("day", "<", beforeDay)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
