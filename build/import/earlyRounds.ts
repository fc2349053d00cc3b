/** Reads how many applied and were admitted in early rounds: the newest fall of each college and plan. */
import { type EarlyRound, type EarlyRoundPlan, earlyRoundSchema } from "#domain/college/details.ts";
import {
  readCodeCell,
  readIntegerCell,
  readRequiredCodeCell,
  readRequiredTextCell,
  readUnitIdCell,
} from "./cells.ts";
import { checkRow } from "./checkedRow.ts";
import { ImportProblem } from "./importProblem.ts";
import { type Row, readTable, type Table } from "./readTable.ts";

export const earlyRoundFilePattern = /^early_rounds\.csv(\.gz)?$/;

const columns = {
  needed: ["UNITID", "plan", "fall", "applicants", "admits", "source", "confidence"],
  optional: [],
};

const plans = new Map<string, EarlyRoundPlan>([
  ["ED", "earlyDecision"],
  ["EA", "earlyAction"],
  ["REA", "restrictiveEarlyAction"],
  ["SCEA", "restrictiveEarlyAction"],
]);

/** L is too weak to show. */
const confidences = new Map([
  ["H", true],
  ["M", true],
  ["L", false],
]);

const count = { from: 0, to: 1_000_000 };

export function importEarlyRounds(path: string): { table: Table; earlyRounds: EarlyRound[] } {
  const table = readTable(path, columns);
  const newest = new Map<string, EarlyRound>();
  for (const row of table.rows) {
    const round = readRound(row);
    if (round === null) continue;
    const key = `${round.unitId} ${round.plan}`;
    const known = newest.get(key);
    if (known?.fall === round.fall) throw new ImportProblem(row.place("fall"), "this round is there already");
    if (known === undefined || known.fall < round.fall) newest.set(key, round);
  }
  return { table, earlyRounds: [...newest.values()] };
}

/** Null without both counts, a year and a source, or if the figure is too weak. */
function readRound(row: Row): EarlyRound | null {
  const applicants = readIntegerCell(row, "applicants", count);
  const admitted = readIntegerCell(row, "admits", count);
  const fall = readIntegerCell(row, "fall", { from: 2015, to: 2100 });
  const source = readSource(row);
  const isUsable = readCodeCell(row, "confidence", confidences) === true;
  if (!isUsable || applicants === null || admitted === null || fall === null || source === null) return null;
  if (admitted > applicants) {
    throw new ImportProblem(row.place("admits"), `${admitted} admitted of ${applicants} applicants`);
  }
  return checkRow(row, earlyRoundSchema, {
    unitId: readUnitIdCell(row),
    plan: readRequiredCodeCell(row, "plan", plans),
    fall,
    applicants,
    admitted,
    ...source,
  });
}

/** "Common Data Set 2024-25, C21" or an address; remarks in parentheses are left out. */
function readSource(row: Row): Pick<EarlyRound, "sourceYear" | "sourceUrl"> | null {
  const text = readRequiredTextCell(row, "source");
  const sourceUrl = /https?:\/\/\S+/.exec(text)?.[0] ?? null;
  const sourceYear = /^Common Data Set (\d{4}-\d{2})/.exec(text)?.[1] ?? null;
  return sourceUrl === null && sourceYear === null ? null : { sourceYear, sourceUrl };
}
