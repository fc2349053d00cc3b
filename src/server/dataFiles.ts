/** Reads the data set's text files and checks every row. */
import { openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod/mini";
import { type Column, decodeRow, toHeadingLine } from "#domain/college/tableText.ts";

/** A file's lines, located and left on disk: few are asked for again, and all together would be megabytes. */
export type DataLines = {
  lineAt: (index: number) => string;
  /** The text of the lines from one index up to, but not including, another. */
  textBetween: (from: number, to: number) => string;
  /** The text of all of them. */
  wholeText: () => string;
};

/**
 * The lines below the header row, each of which `visit` sees once. The file stays open, so that a new one in its place
 * takes nothing away. Throws as `readDataLines` does.
 */
export function openDataLines(
  folder: string,
  file: string,
  columns: readonly Column[],
  visit: (line: string, index: number) => void = () => undefined,
): DataLines {
  const openFile = openSync(join(folder, file), "r");
  const bytes = readFileSync(openFile);
  const found: number[] = [];
  for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, end + 1)) found.push(end + 1);
  const length = bytes.length;
  if (found.at(-1) !== length) throw new Error(`${file}: the file ends in the middle of a line.`);
  const starts = Uint32Array.from(found);
  const startOf = (index: number) => starts[index] ?? length;
  if (bytes.toString("utf8", 0, startOf(0) - 1) !== toHeadingLine(columns)) {
    throw new Error(`${file}: the heading is not this version's.`);
  }
  for (let index = 0; index < starts.length - 1; index += 1) {
    visit(bytes.toString("utf8", startOf(index), startOf(index + 1) - 1), index);
  }
  const textBetween = (from: number, to: number) => {
    const part = Buffer.allocUnsafe(Math.max(0, startOf(to) - 1 - startOf(from)));
    const read = readSync(openFile, part, 0, part.byteLength, startOf(from));
    if (read < part.byteLength) throw new Error(`${file} became shorter while it was in use.`);
    return part.toString("utf8");
  };
  return {
    lineAt: (index) => textBetween(index, index + 1),
    textBetween,
    wholeText: () => textBetween(0, starts.length - 1),
  };
}

const newline = 10;

/** The lines below the header row. Throws if the header differs: the file is of another version. */
export function readDataLines(folder: string, file: string, columns: readonly Column[]): string[] {
  const text = readFileSync(join(folder, file), "utf8");
  const lines = text.split("\n");
  if (lines.pop() !== "") throw new Error(`${file}: the file ends in the middle of a line.`);
  if (lines.shift() !== toHeadingLine(columns))
    throw new Error(`${file}: the heading is not this version's.`);
  return lines;
}

/** All rows. Throws with file, line and field if one is invalid. */
export function readDataRows<Schema extends z.ZodMiniType>(
  folder: string,
  file: string,
  columns: readonly Column[],
  schema: Schema,
): z.output<Schema>[] {
  return readDataLines(folder, file, columns).map((line, index) => {
    const result = schema.safeParse(decodeRow(columns, line));
    if (result.success) return result.data;
    const field = result.error.issues[0]?.path.join(".") ?? "row";
    throw new Error(`${file}, line ${index + 2}, ${field}: not valid.`);
  });
}
