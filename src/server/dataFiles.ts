/** Reads the data set's own text files, each row checked. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod/mini";
import { type Column, decodeRow, headingLine } from "#domain/college/tableText.ts";

/** The lines below the heading. Throws where the heading is another one: the file is of another version. */
export function readDataLines(folder: string, file: string, columns: readonly Column[]): string[] {
  const text = readFileSync(join(folder, file), "utf8");
  const lines = text.split("\n");
  if (lines.pop() !== "") throw new Error(`${file}: the file ends in the middle of a line.`);
  if (lines.shift() !== headingLine(columns)) throw new Error(`${file}: the heading is not this version's.`);
  return lines;
}

/** All rows. Throws with file, line and field where one does not fit. */
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
