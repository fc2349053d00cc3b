/** Reads application deadlines: adds the year to dates and unifies the names of rounds. */
import { type Deadline, type DeadlineRound, deadlineSchema } from "#domain/college/details.ts";
import { readRequiredCodeCell, readRequiredTextCell, readUnitIdCell } from "./cells.ts";
import { checkRow } from "./checkedRow.ts";
import { ImportProblem } from "./importProblem.ts";
import { type Row, readTable, type Table } from "./readTable.ts";

export const deadlineFilePattern = /^deadlines_\d{4}-\d{2}\.csv(\.gz)?$/;

const columns = { needed: ["UNITID", "round", "deadline", "binding"], optional: [] };

const rounds = new Map<string, DeadlineRound>([
  ["EA", "earlyAction"],
  ["EA (GA)", "earlyActionInState"],
  ["EA (non-GA)", "earlyActionOutOfState"],
  ["EA I", "earlyAction1"],
  ["EA II", "earlyAction2"],
  ["EA III", "earlyAction3"],
  ["EA IV", "earlyAction4"],
  ["REA", "restrictiveEarlyAction"],
  ["ED", "earlyDecision"],
  ["ED I", "earlyDecision1"],
  ["ED II", "earlyDecision2"],
  ["RD", "regularDecision"],
  ["RD Final", "regularDecisionFinal"],
]);

const yesNo = new Map([
  ["yes", true],
  ["no", false],
]);

/**
 * The first month of a cycle: September to December fall in its first year, the other months in its second.
 */
const firstMonth = 9;

/** `asOf` is the day the list was compiled. The cycle comes from the file's name, "deadlines_2026-27.csv". */
export function importDeadlines(path: string, asOf: string): { table: Table; deadlines: Deadline[] } {
  const table = readTable(path, columns);
  const startYear = Number(/_(\d{4})-/.exec(table.file)?.[1]);
  const seen = new Set<string>();
  const deadlines = table.rows.map((row) => {
    const round = readRequiredCodeCell(row, "round", rounds);
    const key = `${readUnitIdCell(row)} ${round}`;
    if (seen.has(key)) throw new ImportProblem(row.place("round"), "this college has this round already");
    seen.add(key);
    const date = readDate(row, startYear);
    return checkRow(row, deadlineSchema, {
      unitId: readUnitIdCell(row),
      round,
      date,
      isRolling: date === null,
      isBinding: readRequiredCodeCell(row, "binding", yesNo),
      asOf,
    });
  });
  return { table, deadlines };
}

function readDate(row: Row, startYear: number): string | null {
  const text = readRequiredTextCell(row, "deadline");
  if (text === "Rolling") return null;
  const fits = /^(\d{1,2})\/(\d{1,2})$/.exec(text);
  const month = Number(fits?.[1]);
  const day = Number(fits?.[2]);
  const year = month >= firstMonth ? startYear : startYear + 1;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (fits === null || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    throw new ImportProblem(row.place("deadline"), `"${text}" is not a month and day`);
  }
  return date.toISOString().slice(0, 10);
}
