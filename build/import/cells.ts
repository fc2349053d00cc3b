/** Reads single cells of a row, and rejects invalid values. */
import { ImportProblem } from "./importProblem.ts";
import type { Row } from "./readTable.ts";

/** A required text, with whitespace collapsed. */
export function readRequiredTextCell(row: Row, column: string): string {
  const text = row.text(column);
  if (text === null) throw new ImportProblem(row.place(column), "a value is needed and missing");
  return text.replace(/\s+/g, " ");
}

export function readTextCell(row: Row, column: string): string | null {
  return row.text(column)?.replace(/\s+/g, " ") ?? null;
}

type Limits = { from: number; to: number };

/** A number within inclusive limits; null if the column or value is missing. */
export function readDecimalCell(row: Row, column: string, { from, to }: Limits): number | null {
  const cell = row.text(column);
  if (cell === null) return null;
  const value = /^-?(\d+(\.\d*)?|\.\d+)(e-?\d+)?$/i.test(cell) ? Number(cell) : Number.NaN;
  if (Number.isNaN(value)) throw new ImportProblem(row.place(column), `"${cell}" is not a number`);
  if (value < from || value > to) {
    throw new ImportProblem(row.place(column), `${cell} is not between ${from} and ${to}`);
  }
  return value;
}

/** A whole number; "12.0" is accepted, since official files write it that way. */
export function readIntegerCell(row: Row, column: string, limits: Limits): number | null {
  const value = readDecimalCell(row, column, limits);
  if (value !== null && !Number.isInteger(value)) {
    throw new ImportProblem(row.place(column), `${value} is not a whole number`);
  }
  return value;
}

/** Whole dollars per year, never negative. */
export function readUsdCell(row: Row, column: string): number | null {
  return readIntegerCell(row, column, { from: 0, to: 300_000 });
}

/** A share from 0 to 1, to four decimals. */
export function readShareCell(row: Row, column: string): number | null {
  const value = readDecimalCell(row, column, { from: 0, to: 1 });
  return value === null ? null : Math.round(value * 10_000) / 10_000;
}

/** A percentage from 0 to 100, as a share. */
export function readPercentCell(row: Row, column: string): number | null {
  const value = readDecimalCell(row, column, { from: 0, to: 100 });
  return value === null ? null : Math.round(value * 100) / 10_000;
}

/** Looks up a code in its table; -1, -2 and -3 mean not applicable or not reported. */
export function readCodeCell<Meaning>(
  row: Row,
  column: string,
  meanings: ReadonlyMap<string, Meaning>,
): Meaning | null {
  const cell = row.text(column)?.replace(/\.0$/, "") ?? null;
  if (cell === null || cell === "-1" || cell === "-2" || cell === "-3") return null;
  const meaning = meanings.get(cell);
  if (meaning === undefined) throw new ImportProblem(row.place(column), `"${cell}" is not a known code`);
  return meaning;
}

/** A code every row must have. */
export function readRequiredCodeCell<Meaning>(
  row: Row,
  column: string,
  meanings: ReadonlyMap<string, Meaning>,
): Meaning {
  const meaning = readCodeCell(row, column, meanings);
  if (meaning === null) throw new ImportProblem(row.place(column), "a value is needed and missing");
  return meaning;
}

const flags = new Map([
  ["0", false],
  ["1", true],
]);

/** 1 yes, 0 no. */
export function readFlagCell(row: Row, column: string): boolean | null {
  return readCodeCell(row, column, flags);
}

const institutionNumber = { from: 100_000, to: 999_999 };

export function readUnitIdCell(row: Row, column = "UNITID"): number {
  const unitId = readIntegerCell(row, column, institutionNumber);
  if (unitId === null) throw new ImportProblem(row.place(column), "a value is needed and missing");
  return unitId;
}
