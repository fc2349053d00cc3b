/** Reads the institution file into records of all operating colleges. */
import { fields } from "#domain/college/fields.ts";
import { type CollegeRecord, collegeRecordSchema } from "#domain/college/record.ts";
import { assignSlugs } from "#domain/college/slug.ts";
import { collegeColumns } from "./collegeColumns.ts";
import { listOtherNames, nameColleges } from "./collegeNames.ts";
import { type FromOtherFiles, type Tally, toCollege } from "./collegeRow.ts";
import { ImportProblem } from "./importProblem.ts";
import { findFile, readTable, type Table } from "./readTable.ts";

/** The assembled file, or the official yearly download under its own name, with or without a date suffix. */
export const collegeFilePatterns = [
  /^scorecard.*\.csv(\.gz)?$/i,
  /^Most-Recent-Cohorts-Institution.*\.csv(\.gz)?$/i,
];

export type ImportedColleges = { table: Table; records: CollegeRecord[] };

/**
 * Sorted by state, then name: neighbors on the map are neighbors in the file, so that it diffs and compresses
 * well.
 */
export function importColleges(
  folder: string,
  findOtherFiles: (unitId: number) => FromOtherFiles,
  tally: Tally,
): ImportedColleges {
  const path = findFile(folder, collegeFilePatterns);
  if (path === null) {
    throw new ImportProblem({ file: folder }, "no scorecard.csv or Most-Recent-Cohorts-Institution.csv");
  }
  const table = readTable(path, collegeColumns);
  const lineOf = new Map<number, number>();
  const records: CollegeRecord[] = [];
  for (const row of table.rows) {
    if (row.text("CURROPER") === "0") {
      tally("colleges no longer operating, left out");
      continue;
    }
    const record = toCollege(row, table.columns, findOtherFiles(Number(row.text("UNITID"))), tally);
    const earlier = lineOf.get(record.unitId);
    if (earlier !== undefined) {
      throw new ImportProblem(row.place("UNITID"), `${record.unitId} stands already in row ${earlier}`);
    }
    lineOf.set(record.unitId, row.line);
    records.push(record);
  }
  // Addresses follow the federal name, so that a better name changes none.
  records.sort(compareByStateAndName);
  const slugs = assignSlugs(records);
  const names = nameColleges(records.map((record) => record.name));
  const checked = records.map((record, index) => {
    const name = names[index] ?? record.name;
    const aliases = listOtherNames(record.aliases, name, record.name);
    const result = collegeRecordSchema.safeParse({ ...record, name, aliases, slug: slugs[index] });
    if (result.success) return result.data;
    const issue = result.error.issues[0];
    const row = lineOf.get(record.unitId);
    const where = { file: table.file, ...(row === undefined ? {} : { row }) };
    throw new ImportProblem({ ...where, column: listColumns(issue?.path[0]) }, issue?.message ?? "not valid");
  });
  return { table, records: checked.toSorted(compareByStateAndName) };
}

/** The source columns of a record's field. */
function listColumns(field: unknown): string {
  for (const [name, { columns }] of Object.entries(fields)) if (name === field) return columns.join(" or ");
  return "unknown";
}

function compareByStateAndName(a: CollegeRecord, b: CollegeRecord): number {
  return compareText(a.state, b.state) || compareText(a.name, b.name) || a.unitId - b.unitId;
}

/** Compares by code unit, which is the same on every machine. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
