/** Reads the completions file: the degrees each college awarded by major, and the majors' titles. */
import type { AwardLevel } from "#domain/college/details.ts";
import { toMajorFamily } from "#domain/college/majorFamilies.ts";
import { readIntegerCell, readRequiredCodeCell, readRequiredTextCell, readUnitIdCell } from "./cells.ts";
import { ImportProblem } from "./importProblem.ts";
import { type Row, readTable, type Table } from "./readTable.ts";

export const programFilePattern = /^programs_.*\.csv(\.gz)?$/;

export type Completion = { unitId: number; cip: string; level: AwardLevel; awards: number };

const levels = new Map<string, AwardLevel>([
  ["3", "associate"],
  ["5", "bachelors"],
]);

/** Sorted by college, then major, so that the order is stable from year to year. */
export function importPrograms(path: string): { table: Table; programs: Completion[] } {
  const table = readTable(path, { needed: ["UNITID", "CIPCODE", "AWLEVEL", "CTOTALT"], optional: [] });
  const seen = new Set<string>();
  const programs = table.rows.map((row) => {
    const unitId = readUnitIdCell(row);
    const cip = readCip(row, "CIPCODE");
    const level = readRequiredCodeCell(row, "AWLEVEL", levels);
    const awards = readIntegerCell(row, "CTOTALT", { from: 0, to: 100_000 });
    if (awards === null) throw new ImportProblem(row.place("CTOTALT"), "a value is needed and missing");
    const key = `${unitId} ${cip} ${level}`;
    if (seen.has(key)) throw new ImportProblem(row.place("CIPCODE"), "this college has this major already");
    seen.add(key);
    return { unitId, cip, level, awards };
  });
  programs.sort(
    (a, b) => a.unitId - b.unitId || compareCompletions(a.cip, b.cip) || compareCompletions(a.level, b.level),
  );
  return { table, programs };
}

export type AwardSummary = {
  /** The two-digit families of its associate and bachelor's degrees; none if it awarded none. */
  families: ReadonlySet<string>;
  /** Of those degrees, the share in art and design, in the wide sense of an art school; null if it awarded none. */
  artShare: number | null;
  /** Bachelor's degrees in all; null if it awarded none of either. */
  bachelors: number | null;
};

/**
 * What art schools teach: media technology and the arts, and where they count some of their design: architecture, digital
 * media, web design and computer graphics, drafting, apparel, and fashion merchandising.
 */
const artDisciplines = ["04", "09.07", "10", "11.08", "15.13", "19.09", "50", "52.19"];

/** What each college awarded degrees in; a college that awarded none is not in it. */
export function summarizeAwards(programs: readonly Completion[]): Map<number, AwardSummary> {
  const tallies = new Map<number, { families: Set<string>; all: number; art: number; bachelors: number }>();
  for (const { unitId, cip, level, awards } of programs) {
    if (awards === 0) continue;
    const tally = tallies.get(unitId) ?? { families: new Set(), all: 0, art: 0, bachelors: 0 };
    tally.families.add(cip.slice(0, 2));
    tally.all += awards;
    if (level === "bachelors") tally.bachelors += awards;
    if (artDisciplines.some((discipline) => cip.startsWith(discipline))) tally.art += awards;
    tallies.set(unitId, tally);
  }
  return new Map(
    [...tallies].map(([unitId, { families, all, art, bachelors }]) => [
      unitId,
      { families, artShare: art / all, bachelors },
    ]),
  );
}

export const noAwards: AwardSummary = { families: new Set(), artShare: null, bachelors: null };

/** A six-digit code from a family that has a name here. */
export function readCip(row: Row, column: string): string {
  const cip = readRequiredTextCell(row, column);
  if (!/^\d{2}\.\d{4}$/.test(cip))
    throw new ImportProblem(row.place(column), `"${cip}" is not a six-digit code`);
  if (toMajorFamily(cip) === null)
    throw new ImportProblem(row.place(column), `"${cip}" is of a family without a name`);
  return cip;
}

function compareCompletions(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
