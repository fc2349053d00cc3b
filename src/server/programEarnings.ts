/** What graduates of a college's programs earn: the middles in memory, the colleges' own figures on disk until asked for. */
import * as detailTables from "#domain/college/detailTables.ts";
import type { ProgramEarnings } from "#domain/college/programEarnings.ts";
import { programEarningsRowSchema, programMiddleSchema } from "#domain/college/programEarningsRows.ts";
import { decodeRow } from "#domain/college/tableText.ts";
import { openDataLines, readDataRows } from "#server/dataFiles.ts";

const unitIdDigits = 6;

/** A college's programs in the file's order, the largest first. */
export function loadProgramEarnings(folder: string): (unitId: number) => ProgramEarnings[] {
  const rows = readDataRows(
    folder,
    "programMiddles.csv",
    detailTables.programMiddleColumns,
    programMiddleSchema,
  );
  const middles = new Map(rows.map((middle) => [middle.cip4, middle]));
  /** The first and last line of each college; a college's lines are adjacent. */
  const spans = new Map<number, { first: number; last: number }>();
  const columns = detailTables.programEarningsColumns;
  const lines = openDataLines(folder, "programEarnings.csv", columns, (line, row) => {
    const unitId = Number(line.slice(0, unitIdDigits));
    const span = spans.get(unitId);
    if (span === undefined) spans.set(unitId, { first: row, last: row });
    else span.last = row;
  });
  const toProgram = (line: string): ProgramEarnings => {
    const row = programEarningsRowSchema.safeParse(decodeRow(columns, line));
    const middle = row.success ? middles.get(row.data.cip4) : undefined;
    if (!row.success || middle === undefined) throw new Error(`programEarnings.csv, "${line}": not valid.`);
    const { cip4, earningsUsd } = row.data;
    return { cip4, title: middle.title, earningsUsd, middleUsd: middle.middleUsd };
  };
  return (unitId) => {
    const span = spans.get(unitId);
    if (span === undefined) return [];
    return lines
      .textBetween(span.first, span.last + 1)
      .split("\n")
      .map(toProgram);
  };
}
