/** Reads the data set's text files and checks every row. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod/mini";
import { type Column, decodeRow, toHeadingLine } from "#domain/college/tableText.ts";

/**
 * A file's lines, located without turning them all into strings, so that the process holds the bytes only
 * once.
 */
export type DataLines = {
  count: number;
  lineAt: (index: number) => string;
  /** The text of the lines from one index up to, but not including, another. */
  textBetween: (from: number, to: number) => string;
};

/** The lines below the header row, left as bytes. Throws as `readDataLines` does. */
export function openDataLines(folder: string, file: string, columns: readonly Column[]): DataLines {
  const bytes = readFileSync(join(folder, file));
  const starts: number[] = [];
  for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, end + 1))
    starts.push(end + 1);
  const last = starts.at(-1) ?? 0;
  if (last !== bytes.length) throw new Error(`${file}: the file ends in the middle of a line.`);
  const textBetween = (from: number, to: number) => {
    const start = starts[from] ?? bytes.length;
    return bytes.toString("utf8", start, Math.max(start, (starts[to] ?? bytes.length) - 1));
  };
  if (bytes.toString("utf8", 0, (starts[0] ?? 1) - 1) !== toHeadingLine(columns)) {
    throw new Error(`${file}: the heading is not this version's.`);
  }
  return { count: starts.length - 1, lineAt: (index) => textBetween(index, index + 1), textBetween };
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
