/**
 * Reads the CSV files of a Search Console export: "Pages.csv" and "Queries.csv", or a table of both as its API gives.
 * A file is taken whole or not at all, and a refusal is a sentence for the administrator.
 */
import { CsvError, parse } from "csv-parse/sync";
import { type ImportKind, seoLimits } from "#contract/adminSeo.ts";
import { fail, type Result, succeed } from "#lib/result.ts";

export type FoundRow = {
  path: string | null;
  query: string | null;
  clicks: number;
  impressions: number;
  /** The mean place in the results, 1 for the first. */
  position: number;
};

export type SearchConsoleExport = { kind: ImportKind; rows: FoundRow[] };

declare module "#server/longWork/tasks.ts" {
  interface AdministratorTasks {
    readSearchConsole: (input: { csv: string }) => Result<SearchConsoleExport, string>;
  }
}

/** What the columns are called: in the downloaded files, in older ones, and by the API. */
const columnNames = {
  path: ["top pages", "page", "pages", "url", "landing page"],
  query: ["top queries", "query", "queries", "keys"],
  clicks: ["clicks"],
  impressions: ["impressions"],
  position: ["position", "average position", "avg. position"],
} as const;
type Column = keyof typeof columnNames;

const longestQuery = 300;
/** Characters. An address has some hundred, and a file of commas alone would be a row of two million cells. */
const longestRow = 10_000;
const wanted =
  "Export from Search Console’s Performance report, unpack the file, and choose Pages.csv or Queries.csv.";

export function readSearchConsole(csv: string): Result<SearchConsoleExport, string> {
  if (csv.length > seoLimits.importBytes) return fail("This file is larger than 2 MB.");
  if (csv.startsWith("PK")) return fail(`This file is packed. ${wanted}`);
  const table = readTable(csv);
  if (!table.ok) return table;
  const [heading = [], ...lines] = table.value;
  const names = heading.map((name) => name.trim().toLowerCase());
  const placeOf = (column: Column) =>
    names.findIndex((name) => columnNames[column].some((one) => one === name));
  const missing = (["clicks", "impressions", "position"] as const).filter((column) => placeOf(column) < 0);
  const places = { path: placeOf("path"), query: placeOf("query") };
  if (missing.length > 0 || (places.path < 0 && places.query < 0))
    return fail(`This file doesn’t have the columns of an export of pages or queries. ${wanted}`);
  if (lines.length === 0) return fail("This file has no rows below its heading.");
  if (lines.length > seoLimits.importRows) return fail("This file has more than 10,000 rows.");
  const rows: FoundRow[] = [];
  for (const [index, cells] of lines.entries()) {
    const cell = (place: number) => (place < 0 ? null : (cells[place] ?? "").trim());
    const row = {
      path: toPath(cell(places.path)),
      query: cell(places.query)?.slice(0, longestQuery) ?? null,
      clicks: toNumber(cell(placeOf("clicks"))),
      impressions: toNumber(cell(placeOf("impressions"))),
      position: toNumber(cell(placeOf("position"))),
    };
    const { clicks, impressions, position } = row;
    if (row.path === undefined) return fail(`Line ${index + 2} does not name a page by its address.`);
    if (clicks === null || impressions === null || position === null)
      return fail(`Line ${index + 2} has something other than a number for clicks, impressions or position.`);
    rows.push({
      ...row,
      path: row.path,
      clicks: Math.round(clicks),
      impressions: Math.round(impressions),
      position,
    });
  }
  const kind = places.path < 0 ? "queries" : places.query < 0 ? "pages" : "both";
  return succeed({ kind, rows: merge(rows) });
}

function readTable(csv: string): Result<string[][], string> {
  // Binary files and pages of HTML may parse as one strange column.
  if (csv.includes("\0") || /^\s*</.test(csv)) return fail(`This is no CSV file. ${wanted}`);
  if (csv.split("\n").some(({ length }) => length > longestRow))
    return fail(`This file has a row of more than 10,000 characters. ${wanted}`);
  try {
    const table: string[][] = parse(csv, {
      bom: true,
      skip_empty_lines: true,
      // The heading, and one row too many to be told.
      to: seoLimits.importRows + 2,
    });
    return table.length === 0 ? fail("This file is empty.") : succeed(table);
  } catch (error) {
    if (error instanceof CsvError) return fail(`This is no CSV file. ${wanted}`);
    throw error;
  }
}

/** The path of an address, without its query and anchor; undefined if it is none. */
function toPath(address: string | null): string | null | undefined {
  if (address === null) return null;
  const text = address.startsWith("/") ? `https://site.invalid${address}` : address;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { pathname } = new URL(text);
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}

/** "1,204" and "12.5" and "3%"; null if it is no number, or below zero. */
function toNumber(text: string | null): number | null {
  const plain = (text ?? "").replace(/[,\s]|%$/g, "");
  return /^\d{1,9}(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** Addresses that differ behind "?" or "#" are one page: their counts add up, and places are weighed by them. */
function merge(rows: readonly FoundRow[]): FoundRow[] {
  const merged = new Map<string, FoundRow>();
  for (const row of rows) {
    const key = JSON.stringify([row.path, row.query]);
    const known = merged.get(key);
    if (known === undefined) {
      merged.set(key, row);
      continue;
    }
    const impressions = known.impressions + row.impressions;
    const weighed = known.position * known.impressions + row.position * row.impressions;
    merged.set(key, {
      ...known,
      clicks: known.clicks + row.clicks,
      impressions,
      position: impressions === 0 ? known.position : weighed / impressions,
    });
  }
  return [...merged.values()];
}
