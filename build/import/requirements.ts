/**
 * Reads what colleges ask for from copies of the Common App's requirements grid. Only a filled cell whose meaning is
 * known becomes a fact; everything else is left out, and named.
 */
import {
  feeMaximumUsd,
  type GridTests,
  type Requirements,
  requirementsSchema,
} from "#domain/college/requirements.ts";
import { readRequiredTextCell, readTextCell } from "./cells.ts";
import { checkRow } from "./checkedRow.ts";
import { ImportProblem } from "./importProblem.ts";
import { type Row, readTable, type Table } from "./readTable.ts";
import { gridEditions } from "./sources.ts";

export const requirementFilePattern = /^common_app_requirements\.csv(\.gz)?$/;

const columns = {
  needed: [
    "unitid",
    "common_app_name",
    "cycle",
    "fee_us",
    "fee_waiver",
    "personal_essay_required",
    "courses_grades_required",
    "portfolio",
    "writing_supplement_required",
    "test_policy_code",
    "tests_used",
    "teacher_recs",
    "other_recs",
    "mid_year_report",
    "counselor_rec",
  ],
  optional: [],
};

const yes = new Map([
  ["Y", true as const],
  ["Yes", true as const],
]);

const waivers = new Map<string, Requirements["feeWaiver"]>([
  ["Accepted", "accepted"],
  ["U.S. only", "usOnly"],
  ["Not Accepted", "notAccepted"],
]);

/** As the grid's legend has them. */
const portfolios = new Map<string, Requirements["portfolio"]>([
  ["SR", "slideRoom"],
  ["COL", "own"],
]);

/** The grid's legend: tests always required, sometimes required, flexible, never required, ignored. */
const testCodes = new Map<string, GridTests>([
  ["A", "always"],
  ["S", "sometimes"],
  ["F", "flexible"],
  ["N", "never"],
  ["I", "ignored"],
]);

const letterCounts = new Map([1, 2, 3, 4, 5].map((count) => [String(count), count]));

/** An entry of $1 stands in for a fee that is not there, at colleges that charge $25 or nothing. */
const placeholderUsd = 1;

export type ImportedRequirements = { table: Table; requirements: Requirements[] };

export function importRequirements(
  path: string,
  tally: (what: string) => void,
  note: (line: string) => void,
): ImportedRequirements {
  const table = readTable(path, columns);
  const left = new Map<string, string[]>();
  const leaveOut: LeaveOut = (what, row) => {
    const name = readTextCell(row, "common_app_name") ?? "a college without a name";
    left.set(what, [...(left.get(what) ?? []), name]);
    return null;
  };
  const byUnitId = Map.groupBy(
    table.rows.flatMap((row) => {
      const unitId = readUnitId(row);
      if (unitId === null) tally("rows of the requirements grid for no college we know");
      return unitId === null ? [] : [{ unitId, row, cycle: readCycle(row) }];
    }),
    ({ unitId }) => unitId,
  );
  const requirements = [...byUnitId.values()].flatMap((rows): Requirements[] => {
    const newest = rows.reduce((last, { cycle }) => (cycle > last ? cycle : last), "");
    const [first, second] = rows.filter(({ cycle }) => cycle === newest);
    if (first === undefined) return [];
    if (second !== undefined) {
      // Two entries of one cycle are usually two programs: either would be wrong for some applicants.
      leaveOut(`the entries of colleges that the grid of ${newest} has twice`, first.row);
      return [];
    }
    return [readRequirements(first.row, first.unitId, newest, leaveOut)];
  });
  for (const [what, names] of left) note(`Left out: ${what}, ${names.length}: ${names.join(", ")}`);
  const { size } = byUnitId;
  const current = requirements.filter(({ cycle }) => cycle === newestEdition).length;
  note(`What colleges ask for: ${requirements.length} of ${size}, ${current} of them for ${newestEdition}`);
  return { table, requirements: requirements.toSorted((a, b) => a.unitId - b.unitId) };
}

/** Notes what is not taken over, and of which row; gives null, the value of a cell that tells nothing. */
type LeaveOut = (what: string, row: Row) => null;

const newestEdition = Object.keys(gridEditions).toSorted().at(-1) ?? "";

function readRequirements(row: Row, unitId: number, cycle: string, leaveOut: LeaveOut): Requirements {
  const code = <Meaning>(column: string, meanings: ReadonlyMap<string, Meaning>): Meaning | null => {
    const text = readTextCell(row, column);
    if (text === null) return null;
    return meanings.get(text) ?? leaveOut(`${column} "${text}", which is in no legend`, row);
  };
  const tests = code("test_policy_code", testCodes);
  const usesNone = readTextCell(row, "tests_used") === "None";
  // "Sometimes required" beside "tests used: none" says two things at once.
  const isTestClear = !usesNone || tests === null || tests === "never" || tests === "ignored";
  return checkRow(row, requirementsSchema, {
    unitId,
    cycle,
    asOf: gridEditions[cycle] ?? "",
    feeUsd: readFee(row, leaveOut),
    feeWaiver: code("fee_waiver", waivers),
    essay: code("personal_essay_required", yes),
    writingSupplement: code("writing_supplement_required", yes),
    portfolio: code("portfolio", portfolios),
    coursesAndGrades: code("courses_grades_required", yes),
    tests: isTestClear ? tests : leaveOut(`tests "${tests}" beside "None" of the tests used`, row),
    teacherLetters: code("teacher_recs", letterCounts),
    otherLetters: code("other_recs", letterCounts),
    counselorLetter: code("counselor_rec", yes),
    midYearReport: code("mid_year_report", yes),
  });
}

/** "$50"; a number without a currency may be of any, and "See Website" is no fee. */
function readFee(row: Row, leaveOut: LeaveOut): number | null {
  const text = readTextCell(row, "fee_us");
  if (text === null || text === "See Website") return null;
  const amount = /^\$(\d{1,4})$/.exec(text)?.[1];
  if (amount === undefined) return leaveOut(`a fee of "${text}", which is no amount in dollars`, row);
  if (Number(amount) === placeholderUsd) return leaveOut("a fee of $1, which is no fee", row);
  if (Number(amount) > feeMaximumUsd) return leaveOut(`a fee of $${amount}, which is too high for one`, row);
  return Number(amount);
}

function readUnitId(row: Row): number | null {
  const text = readTextCell(row, "unitid");
  if (text === null) return null;
  if (/^\d{6}$/.test(text)) return Number(text);
  throw new ImportProblem(row.place("unitid"), `"${text}" is no institution number`);
}

function readCycle(row: Row): string {
  const cycle = readRequiredTextCell(row, "cycle");
  if (gridEditions[cycle] !== undefined) return cycle;
  throw new ImportProblem(row.place("cycle"), `no edition of the grid is known for "${cycle}"`);
}
