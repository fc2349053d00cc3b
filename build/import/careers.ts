/** Reads national wages and job outlook by occupation, and which majors lead to which occupations. */
import { entryEducations, type Occupation, occupationSchema } from "#domain/college/occupations.ts";
import { readDecimalCell, readRequiredCodeCell, readRequiredTextCell } from "./cells.ts";
import { checkRow } from "./checkedRow.ts";
import { ImportProblem } from "./importProblem.ts";
import { type Row, readTable, type Table } from "./readTable.ts";

export const wageFilePattern = /^bls_oews_.*\.csv(\.gz)?$/;
export const outlookFilePattern = /^bls_projections_.*\.csv(\.gz)?$/;
export const crosswalkFilePattern = /^cip\d{4}_soc\d{4}\.csv(\.gz)?$/;

/** "*" is not released, "#" is above the highest published wage. */
const notReported = ["", "*", "**", "#", "—"];
const titleColumn = "2024 National Employment Matrix title";
const codeColumn = "2024 National Employment Matrix code";

const educations = new Map<string, (typeof entryEducations)[number]>([
  ["No formal educational credential", "none"],
  ["High school diploma or equivalent", "highSchool"],
  ["Some college, no degree", "someCollege"],
  ["Postsecondary nondegree award", "certificate"],
  ["Associate's degree", "associate"],
  ["Bachelor's degree", "bachelors"],
  ["Master's degree", "masters"],
  ["Doctoral or professional degree", "doctoral"],
]);

export type Careers = { wages: Table; outlook: Table; occupations: Occupation[] };

/** Detailed occupations in either file, by code. */
export function importOccupations(wagePath: string, outlookPath: string): Careers {
  const wages = readTable(
    wagePath,
    {
      needed: [
        "OCC_CODE",
        "OCC_TITLE",
        "O_GROUP",
        "TOT_EMP",
        "A_MEDIAN",
        "A_PCT10",
        "A_PCT25",
        "A_PCT75",
        "A_PCT90",
      ],
      optional: [],
    },
    notReported,
  );
  const outlook = readTable(
    outlookPath,
    {
      needed: [
        titleColumn,
        codeColumn,
        "Occupation type",
        "Employment, 2034",
        "Employment change, percent, 2024–34",
        "Occupational openings, 2024–34 annual average",
        "Typical education needed for entry",
      ],
      optional: [],
    },
    notReported,
  );
  const wageRows = new Map(
    wages.rows
      .filter((row) => row.text("O_GROUP") === "detailed")
      .map((row) => [readRequiredTextCell(row, "OCC_CODE"), row]),
  );
  const outlookRows = new Map(
    outlook.rows
      .filter((row) => row.text("Occupation type") === "Line item")
      .map((row) => [readRequiredTextCell(row, codeColumn), row]),
  );
  const codes = [...new Set([...wageRows.keys(), ...outlookRows.keys()])].toSorted();
  const occupations = codes.map((soc) => toOccupation(soc, wageRows.get(soc), outlookRows.get(soc)));
  return { wages, outlook, occupations };
}

function toOccupation(soc: string, wage: Row | undefined, outlook: Row | undefined): Occupation {
  const row = wage ?? outlook;
  if (row === undefined) throw new Error("A code comes from one of the files.");
  const usd = (column: string) =>
    wage === undefined ? null : toWholeNumber(readDecimalCell(wage, column, wageLimits), 1);
  const growth =
    outlook === undefined
      ? null
      : readDecimalCell(outlook, "Employment change, percent, 2024–34", growthLimits);
  return checkRow(row, occupationSchema, {
    soc,
    title:
      wage === undefined ? readRequiredTextCell(row, titleColumn) : readRequiredTextCell(row, "OCC_TITLE"),
    workers: usd("TOT_EMP"),
    lowWageUsd: usd("A_PCT10"),
    lowerQuartileWageUsd: usd("A_PCT25"),
    medianWageUsd: usd("A_MEDIAN"),
    upperQuartileWageUsd: usd("A_PCT75"),
    highWageUsd: usd("A_PCT90"),
    // The outlook is published in thousands.
    workersExpected:
      outlook === undefined
        ? null
        : toWholeNumber(readDecimalCell(outlook, "Employment, 2034", wageLimits), 1_000),
    growthShare: growth === null ? null : Math.round(growth * 10) / 1_000,
    openingsPerYear:
      outlook === undefined
        ? null
        : toWholeNumber(
            readDecimalCell(outlook, "Occupational openings, 2024–34 annual average", wageLimits),
            1_000,
          ),
    entryEducation:
      outlook?.text("Typical education needed for entry") == null
        ? null
        : readRequiredCodeCell(outlook, "Typical education needed for entry", educations),
  });
}

const wageLimits = { from: 0, to: 200_000_000 };
const growthLimits = { from: -100, to: 500 };

function toWholeNumber(value: number | null, unit: number): number | null {
  return value === null ? null : Math.round(value * unit);
}

export type Crosswalk = {
  table: Table;
  titles: { cip: string; title: string }[];
  majorOccupations: { cip: string; occupations: string[] }[];
};

/** Titles lose the source's trailing period; "no match" is skipped. */
export function importCrosswalk(path: string): Crosswalk {
  const table = readTable(path, {
    needed: ["CIP2020Code", "CIP2020Title", "SOC2018Code"],
    optional: [],
  });
  const titles = new Map<string, string>();
  const occupations = new Map<string, string[]>();
  for (const row of table.rows) {
    const cip = readRequiredTextCell(row, "CIP2020Code");
    if (!/^\d{2}\.\d{4}$/.test(cip)) {
      throw new ImportProblem(row.place("CIP2020Code"), `"${cip}" is not a six-digit code`);
    }
    titles.set(cip, readRequiredTextCell(row, "CIP2020Title").replace(/\.$/, ""));
    const soc = readRequiredTextCell(row, "SOC2018Code");
    if (!/^\d{2}-\d{4}$/.test(soc))
      throw new ImportProblem(row.place("SOC2018Code"), `"${soc}" is not a code`);
    if (soc !== "99-9999") occupations.set(cip, [...(occupations.get(cip) ?? []), soc]);
  }
  return {
    table,
    titles: sortEntries(titles).map(([cip, title]) => ({ cip, title })),
    majorOccupations: sortEntries(occupations).map(([cip, list]) => ({ cip, occupations: list })),
  };
}

function sortEntries<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
