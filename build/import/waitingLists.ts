/** Reads waiting lists (Common Data Set C2), and where each college's Common Data Set is kept. */
import {
  type CommonDataSetPage,
  commonDataSetPageSchema,
  type WaitingList,
  waitingListSchema,
} from "#domain/college/details.ts";
import { readCodeCell, readIntegerCell, readRequiredTextCell } from "./cells.ts";
import { checkRow } from "./checkedRow.ts";
import { ImportProblem } from "./importProblem.ts";
import { type Row, readTable, type Table } from "./readTable.ts";

export const waitingListFilePattern = /^waitlist_c2\.csv(\.gz)?$/;

const columns = {
  needed: [
    "unitid",
    "name",
    "cds_year",
    "applied",
    "offered",
    "accepted_place",
    "admitted_from_list",
    "complete",
    "check",
    "source_url",
  ],
  optional: [],
};

/** Whether the document's applicants are those that the college told the federal survey of the same fall. */
const checks = new Map([
  ["applicantsMatch", true],
  ["plausible", false],
]);

const trueFalse = new Map([
  ["True", true],
  ["False", false],
]);

const heads = { from: 0, to: 1_000_000 };

type Entry = { unitId: number; year: string; applied: number | null; row: Row };

/** `applicantsOf` is what the federal survey has for a college: it tells two documents of one year apart. */
export function importWaitingLists(
  path: string,
  applicantsOf: (unitId: number) => number | null,
  note: (line: string) => void,
): { table: Table; waitingLists: WaitingList[]; pages: CommonDataSetPage[] } {
  const table = readTable(path, columns);
  const entries = table.rows.map(
    (row): Entry => ({
      unitId: readUnitId(row),
      year: readYear(row),
      applied: readIntegerCell(row, "applied", heads),
      row,
    }),
  );
  const pages = takeNewest(entries).map(({ unitId, year, row }) =>
    checkRow(row, commonDataSetPageSchema, {
      unitId,
      sourceYear: year,
      url: readRequiredTextCell(row, "source_url"),
    }),
  );
  const proven = entries.filter(
    ({ row }) =>
      readCodeCell(row, "check", checks) === true && readCodeCell(row, "complete", trueFalse) === true,
  );
  const latest = new Map(takeNewest(proven).map(({ unitId, year }) => [unitId, year]));
  const byCollege = Map.groupBy(
    proven.filter(({ unitId, year }) => latest.get(unitId) === year),
    ({ unitId }) => unitId,
  );
  const waitingLists = [...byCollege].flatMap(([unitId, rows]): WaitingList[] => {
    const read = chooseEntry(rows, applicantsOf(unitId));
    const [first] = rows;
    if (read === null) {
      note(`Left out: the waiting list of ${nameOf(first)}, on which two documents of one year differ`);
      return [];
    }
    const list = readCounts(read);
    const problem = findProblem(list);
    if (problem === null) return [checkRow(read.row, waitingListSchema, list)];
    note(`Left out: the waiting list of ${nameOf(read)}, ${problem}`);
    return [];
  });
  note(`Waiting lists of ${waitingLists.length} colleges, and pages of ${pages.length} Common Data Sets`);
  const byUnitId = (a: { unitId: number }, b: { unitId: number }) => a.unitId - b.unitId;
  return { table, waitingLists: waitingLists.toSorted(byUnitId), pages: pages.toSorted(byUnitId) };
}

/** Rows that say the same are one. Of those that differ, the one whose applicants are the survey's; null without one. */
function chooseEntry(rows: readonly Entry[], applicants: number | null): Entry | null {
  const different = new Map(rows.map((entry) => [JSON.stringify(readCounts(entry)), entry]));
  const [only, second] = different.values();
  if (only === undefined || second === undefined) return only ?? null;
  const [match, another] = [...different.values()].filter(({ applied }) => applied === applicants);
  return match === undefined || another !== undefined ? null : match;
}

function readCounts({ unitId, year, row }: Entry): WaitingList {
  const count = (column: string) => {
    const value = readIntegerCell(row, column, heads);
    if (value === null) throw new ImportProblem(row.place(column), "a complete row has all three counts");
    return value;
  };
  return {
    unitId,
    sourceYear: year,
    offered: count("offered"),
    accepted: count("accepted_place"),
    admitted: count("admitted_from_list"),
  };
}

/** What cannot be: more taken in than waited, more waiting than asked, or nobody of hundreds who said yes. */
function findProblem({ offered, accepted, admitted }: WaitingList): string | null {
  if (admitted > accepted) return `${admitted} admitted of ${accepted} who took a place`;
  if (accepted > offered) return `${accepted} took a place of ${offered} who were offered one`;
  return accepted === 0 && offered > 0 ? `nobody of ${offered} took a place` : null;
}

function takeNewest(entries: readonly Entry[]): Entry[] {
  const newest = new Map<number, Entry>();
  for (const entry of entries) {
    const known = newest.get(entry.unitId);
    if (known === undefined || known.year < entry.year) newest.set(entry.unitId, entry);
  }
  return [...newest.values()];
}

function readUnitId(row: Row): number {
  const text = readRequiredTextCell(row, "unitid");
  if (/^\d{6}$/.test(text)) return Number(text);
  throw new ImportProblem(row.place("unitid"), `"${text}" is no institution number`);
}

function readYear(row: Row): string {
  const text = readRequiredTextCell(row, "cds_year");
  if (/^\d{4}-\d{2}$/.test(text)) return text;
  throw new ImportProblem(row.place("cds_year"), "not a school year");
}

const nameOf = (entry: Entry | undefined) =>
  entry === undefined ? "a college" : readRequiredTextCell(entry.row, "name");
