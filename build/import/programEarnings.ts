/** Reads what graduates of each bachelor's program earn, and works out the national middle of each program. */
import { calculateMedian } from "#domain/college/aggregates.ts";
import { toMajorFamily } from "#domain/college/majorFamilies.ts";
import { fewestAwards, fewestForProgramMiddle } from "#domain/college/programEarnings.ts";
import type { ProgramEarningsRow, ProgramMiddle } from "#domain/college/programEarningsRows.ts";
import { readIntegerCell, readRequiredTextCell, readUnitIdCell, readUsdCell } from "./cells.ts";
import type { Tally } from "./collegeRow.ts";
import { ImportProblem } from "./importProblem.ts";
import { type Row, readTable, type Table } from "./readTable.ts";

export const programEarningsFilePattern = /^program_earnings_.*\.csv(\.gz)?$/;
export const programTitlesFilePattern = /^program_cip4_titles\.csv(\.gz)?$/;

/** The federal code of a bachelor's degree in this file. */
const bachelors = "3";

/**
 * The programs worth a figure, each college's largest first. `cohort_count` is not read: nobody says what it counts, and it
 * is not the graduates whose earnings these are.
 */
export function importProgramEarnings(
  path: string,
  tally: Tally,
): { table: Table; programs: ProgramEarningsRow[] } {
  const table = readTable(path, {
    needed: ["unitid", "cip4", "credlev", "earn_mdn_5yr", "ipeds_awards"],
    optional: [],
  });
  const seen = new Set<string>();
  const programs = table.rows.flatMap((row): ProgramEarningsRow[] => {
    const unitId = readUnitIdCell(row, "unitid");
    const cip4 = readCip4(row);
    if (row.text("credlev") !== bachelors) return [];
    const key = `${unitId} ${cip4}`;
    if (seen.has(key)) throw new ImportProblem(row.place("cip4"), "this college has this program already");
    seen.add(key);
    const earningsUsd = readUsdCell(row, "earn_mdn_5yr");
    const awards = readIntegerCell(row, "ipeds_awards", { from: 0, to: 100_000 });
    if (earningsUsd === null || toMajorFamily(cip4) === null) return [];
    if (awards === null || awards < fewestAwards) {
      tally(`programs with earnings and fewer than ${fewestAwards} degrees a year, left out`);
      return [];
    }
    return [{ unitId, cip4, awards, earningsUsd }];
  });
  programs.sort((a, b) => a.unitId - b.unitId || b.awards - a.awards || (a.cip4 < b.cip4 ? -1 : 1));
  return { table, programs };
}

/** By code, as the file writes them but for the period at the end. */
export function importProgramTitles(path: string): Map<string, string> {
  const table = readTable(path, { needed: ["cip4", "title"], optional: [] });
  return new Map(
    table.rows.map((row) => [readCip4(row), readRequiredTextCell(row, "title").replace(/\.$/, "")]),
  );
}

/**
 * Every program that occurs with its title, and the median over the colleges whose figure we show. Fewer colleges have no
 * middle.
 */
export function calculateProgramMiddles(
  programs: readonly ProgramEarningsRow[],
  titles: ReadonlyMap<string, string>,
): ProgramMiddle[] {
  return [...Map.groupBy(programs, ({ cip4 }) => cip4)]
    .map(([cip4, ofProgram]) => {
      const title = titles.get(cip4);
      if (title === undefined)
        throw new ImportProblem({ file: "program_cip4_titles" }, `no title for the program ${cip4}`);
      const earnings = ofProgram.map(({ earningsUsd }) => earningsUsd);
      const isEnough = earnings.length >= fewestForProgramMiddle;
      const middleUsd = isEnough ? calculateMedian(earnings, "usd").median : null;
      return { cip4, title, middleUsd, colleges: earnings.length };
    })
    .toSorted((a, b) => (a.cip4 < b.cip4 ? -1 : 1));
}

/** "1107" → "11.07", as longer codes are written. */
function readCip4(row: Row): string {
  const cip4 = readRequiredTextCell(row, "cip4");
  if (!/^\d{4}$/.test(cip4)) throw new ImportProblem(row.place("cip4"), `"${cip4}" is not a four-digit code`);
  return `${cip4.slice(0, 2)}.${cip4.slice(2)}`;
}
