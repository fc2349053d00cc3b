/** Reads a CSV file, plain or gzipped, row by row, and rejects a broken one. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { ImportProblem, type Place } from "./importProblem.ts";

/**
 * One row: the value of a column, and its position. Missing values are null however the source writes them.
 */
export type Row = {
  line: number;
  text: (column: string) => string | null;
  place: (column?: string) => Place;
};

export type Table = {
  file: string;
  /** Of the file on disk, compressed or not. */
  sha256: string;
  columns: ReadonlySet<string>;
  rows: Row[];
};

/** Required columns, and those that may be missing entirely. Others are not read. */
export type WantedColumns = { needed: readonly string[]; optional: readonly string[] };

/** The files in this folder whose names match, by name. */
export function listFiles(folder: string, pattern: RegExp): string[] {
  return listNames(folder)
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    throw new ImportProblem({ file: folder }, "this folder cannot be read");
  }
}

/** The file in this folder that matches the first pattern with any match; null if there is none. */
export function findFile(folder: string, patterns: readonly RegExp[]): string | null {
  const names = listNames(folder);
  for (const pattern of patterns) {
    const found = names.filter((name) => pattern.test(name));
    if (found.length > 1)
      throw new ImportProblem({ file: folder }, `more than one of ${found.join(" and ")}`);
    const name = found[0];
    if (name !== undefined) return join(folder, name);
  }
  return null;
}

/** Reads the wanted columns. `missing` lists the publisher's markers for a missing value. */
export function readTable(
  path: string,
  wanted: WantedColumns,
  missing: readonly string[] = ["", "NA", "NULL", "PrivacySuppressed", "PS"],
): Table {
  const file = basename(path);
  const raw = readFileSync(path);
  const text = toUnquotedText(file, raw);
  if (text.at(-1) !== "\n") throw new ImportProblem({ file }, "the file ends in the middle of a line");

  let heading: string[] | null = null;
  let positions = new Map<string, number>();
  const rows: Row[] = [];
  const none = new Set(missing);

  const onRecord = (cells: string[], line: number) => {
    if (heading === null) {
      heading = cells.map((cell) => cell.trim());
      positions = findPositions(file, heading, wanted);
      return;
    }
    if (cells.length !== heading.length) {
      const what = `${cells.length} values where the heading has ${heading.length}`;
      throw new ImportProblem({ file, row: line }, what);
    }
    // Only wanted columns are stored: the official download has over 3,000.
    const kept = new Map<string, string>();
    for (const [column, position] of positions) {
      const cell = (cells[position] ?? "").trim();
      if (!none.has(cell)) kept.set(column, cell);
    }
    rows.push({
      line,
      text: (column) => kept.get(column) ?? null,
      place: (column) => (column === undefined ? { file, row: line } : { file, row: line, column }),
    });
  };

  try {
    parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }: { lines: number }) => {
        onRecord(cells, lines);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    throw new ImportProblem({ file }, error instanceof Error ? error.message : "not a CSV file");
  }
  if (heading === null) throw new ImportProblem({ file }, "the file is empty");
  if (rows.length === 0) throw new ImportProblem({ file }, "the file has a heading but no rows");
  const sha256 = createHash("sha256").update(raw).digest("hex");
  return { file, sha256, columns: new Set(positions.keys()), rows };
}

function toUnquotedText(file: string, raw: Buffer): string {
  if (!file.endsWith(".gz")) return raw.toString("utf8");
  try {
    return gunzipSync(raw).toString("utf8");
  } catch {
    throw new ImportProblem({ file }, "the compressed file is cut short or damaged");
  }
}

function findPositions(file: string, heading: string[], wanted: WantedColumns): Map<string, number> {
  const positions = new Map<string, number>();
  for (const column of [...wanted.needed, ...wanted.optional]) {
    const position = heading.indexOf(column);
    if (position >= 0) positions.set(column, position);
  }
  const absent = wanted.needed.find((column) => !positions.has(column));
  if (absent !== undefined)
    throw new ImportProblem({ file, column: absent }, "this column is needed and missing");
  return positions;
}
