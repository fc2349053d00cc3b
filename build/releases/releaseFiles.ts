/**
 * The yearly release of the data set as CSV: figures of the U.S. government and records of our own, with a dictionary of
 * every column. Left out is what others collected (the Common App's grid, Common Data Sets read by others).
 */
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { findChangeSource } from "#domain/college/changeSource.ts";
import { collegeChanges } from "#domain/college/changes.ts";
import type { DataSource, DataSourceId } from "#domain/college/dataSources.ts";
import { fields } from "#domain/college/fields.ts";
import { fieldWords } from "#domain/college/fieldWords.ts";
import type { CollegeField } from "#domain/college/record.ts";
import { recordColumns } from "#domain/college/recordTable.ts";
import { joinLine, listCellNames, splitLine } from "#domain/college/tableText.ts";
import type { Colleges } from "#server/colleges.ts";
import { ownColumns } from "./ownColumns.ts";

export const publicDomain = "Public domain (work of the U.S. government)";
/** Of what we wrote down ourselves. */
export const ownLicense = "Creative Commons Attribution 4.0, by Tassel";

export type ReleaseFile = {
  /** "colleges": the file is tassel-colleges-2026.csv. */
  name: string;
  title: string;
  license: string;
  /** The columns whose cells together name a row. */
  key: readonly string[];
  /** Heading first. */
  lines: string[];
};

/** What one column says, where from, and for which year. */
export type ColumnEntry = {
  file: string;
  column: string;
  meaning: string;
  unit: string;
  year: string;
  source: string;
  publisher: string;
  license: string;
  url: string;
};

export type Release = { files: readonly ReleaseFile[]; dictionary: readonly ColumnEntry[] };

/** `readLines`: the lines of a file of data/, heading first. */
export function makeRelease(
  { sources, deadlinesOf, summaries }: Pick<Colleges, "sources" | "deadlinesOf" | "summaries">,
  readLines: (name: string) => readonly string[],
): Release {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const findSource = (id: DataSourceId): DataSource => {
    const source = byId.get(id);
    if (source === undefined) throw new Error(`data/sources.json does not have ${id}.`);
    return source;
  };
  const isFree = (field: CollegeField) => findSource(fields[field].source).licence === publicDomain;
  const kept = recordColumns.filter(({ field }) => isFree(field as CollegeField));
  const files: ReleaseFile[] = [
    {
      name: "colleges",
      title: "Every college: place, cost, admission, aid and outcomes",
      license: publicDomain,
      key: ["unitId"],
      lines: keepColumns(readLines("colleges.csv"), kept.flatMap(listCellNames)),
    },
    {
      name: "programs",
      title: "Degrees awarded by college and field of study",
      license: publicDomain,
      key: ["unitId", "cip", "level"],
      lines: [...readLines("programs.csv")],
    },
    {
      name: "program-earnings",
      title: "What graduates earn by college and field of study",
      license: publicDomain,
      key: ["unitId", "cip4"],
      lines: [...readLines("programEarnings.csv")],
    },
    {
      name: "college-dates",
      title: "Application dates read on colleges’ own pages, each with its page",
      license: ownLicense,
      key: ["unitId", "round"],
      lines: toLines(
        "college-dates",
        summaries.flatMap(({ unitId, name }) =>
          deadlinesOf(unitId)
            .filter(({ source, url }) => source === "collegePage" && url != null)
            .map((deadline) => ({ ...deadline, college: name })),
        ),
      ),
    },
    {
      name: "college-changes",
      title: "Colleges that closed, merged or were renamed, each with its source",
      license: ownLicense,
      key: ["unitId"],
      lines: toLines(
        "college-changes",
        collegeChanges.map((change) => {
          const { title, url, year } = findChangeSource(change);
          return { ...change, sourceTitle: title, sourceUrl: url, sourceYear: year };
        }),
      ),
    },
    {
      name: "state-programs",
      title: "State aid programs: who runs each, and how to get it",
      license: ownLicense,
      key: ["id"],
      lines: toLines(
        "state-programs",
        // What nobody confirmed is not passed on.
        allStatePrograms
          .filter(({ confidence }) => confidence === "H" || confidence === "M")
          .map((program) => ({ ...program, sourceTitle: program.source.title })),
      ),
    },
  ];
  return { files, dictionary: listColumns(files, findSource) };
}

function keepColumns(lines: readonly string[], names: readonly string[]): string[] {
  const heading = splitLine(lines[0] ?? "");
  const places = names.map((name) => {
    const at = heading.indexOf(name);
    if (at < 0) throw new Error(`data/colleges.csv has no column ${name}.`);
    return at;
  });
  return lines.map((line) => {
    const cells = splitLine(line);
    return joinLine(places.map((at) => cells[at] ?? ""));
  });
}

/** `file`: whose own columns there are. */
function toLines(file: string, rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  const names = Object.keys(ownColumns[file] ?? {});
  return [joinLine(names), ...rows.map((row) => joinLine(names.map((name) => toCell(row[name]))))];
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(toCell).join("|");
  return (typeof value === "string" ? value : JSON.stringify(value)).replaceAll(/\s+/g, " ");
}

function listColumns(
  files: readonly ReleaseFile[],
  findSource: (id: DataSourceId) => DataSource,
): ColumnEntry[] {
  const ofColleges = new Map(
    recordColumns.flatMap((column) =>
      listCellNames(column).map((cell) => [cell, column.field as CollegeField] as const),
    ),
  );
  const ofSource = (id: DataSourceId) => {
    const { title, publisher, licence, url } = findSource(id);
    return { source: title, publisher, license: licence, url: url ?? "" };
  };
  return files.flatMap(({ name: file, license, lines }) =>
    splitLine(lines[0] ?? "").map((column): ColumnEntry => {
      const field = file === "colleges" ? ofColleges.get(column) : undefined;
      if (field !== undefined) {
        const { unit, year, source, isDerived } = fields[field];
        const { label, meaning } = fieldWords[field];
        const how = isDerived ? " Calculated here from the source’s columns." : "";
        return {
          file,
          column,
          meaning: `${label}: ${meaning}${how}`,
          unit,
          year: year ?? findSource(source).years,
          ...ofSource(source),
        };
      }
      const own = Object.entries(ownColumns[file] ?? {}).find(([name]) => name === column)?.[1];
      if (own === undefined) throw new Error(`Nothing says what the column ${column} of ${file} is.`);
      const { meaning, unit, source } = own;
      if (source === "own") {
        const year = "The year stands with each row";
        return {
          file,
          column,
          meaning,
          unit,
          year,
          source: "Tassel’s own records",
          publisher: "Tassel",
          license,
          url: "",
        };
      }
      return { file, column, meaning, unit, year: findSource(source).years, ...ofSource(source) };
    }),
  );
}
