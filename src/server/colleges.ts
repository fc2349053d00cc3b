/** The data set in memory: read once, never changed, the same in every process. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Aggregates, aggregatesSchema } from "#domain/college/aggregates.ts";
import { aidPolicies } from "#domain/college/aidPolicies.ts";
import { applyChange } from "#domain/college/changes.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type DataSource, dataSourcesSchema } from "#domain/college/dataSources.ts";
import { type Deadline, deadlineSchema } from "#domain/college/deadline.ts";
import {
  type AidPolicy,
  admissionFactorsSchema,
  awardLevels,
  type CollegeDetails,
  commonDataSetPageSchema,
  commonDataSetSchema,
  earlyRoundSchema,
  type Program,
  waitingListSchema,
  yellowRibbonSchema,
} from "#domain/college/details.ts";
import * as detailTables from "#domain/college/detailTables.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { majorFamilies, toMajorFamily } from "#domain/college/majorFamilies.ts";
import { listAnyProgramOfDegree } from "#domain/college/majorPrograms.ts";
import { buildMajorsIndex, type DegreeAwards, type MajorsIndex } from "#domain/college/majorsIndex.ts";
import { omitOverruledAid, omitOverruledMerit } from "#domain/college/overruledAid.ts";
import { addPlaces } from "#domain/college/places.ts";
import type { ProgramEarnings } from "#domain/college/programEarnings.ts";
import { programEarningsRowSchema, programMiddleSchema } from "#domain/college/programEarningsRows.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { decodeRecord, recordColumns } from "#domain/college/recordTable.ts";
import { omitOverruledSurvey, type Requirements, requirementsSchema } from "#domain/college/requirements.ts";
import { isStateCode } from "#domain/college/states.ts";
import { readSummary } from "#domain/college/summaryText.ts";
import { decodeRow, splitLine } from "#domain/college/tableText.ts";
import { omitOverruledEssay } from "#domain/essays/overruledEssay.ts";
import {
  decodeZipTable,
  encodeZipTable,
  findZip,
  type ZipPlace,
  type ZipTable,
  zipCodeColumns,
} from "#domain/geography/zip.ts";
import { zipAreas } from "#domain/geography/zipAreas.ts";
import { listOtherPromises } from "#domain/price/otherPromises.ts";
import type { Result } from "#lib/result.ts";
import { openDataLines, readDataLines, readDataRows } from "#server/dataFiles.ts";

export type Colleges = {
  /** The release the figures come from, and the day the data set last changed (ISO dates). */
  release: string;
  asOf: string;
  sources: readonly DataSource[];
  /** Counts and medians of the nation and its states. */
  aggregates: Aggregates;
  /** All colleges, by state and then name. */
  /** Where it was read from, for a thread that reads it again. */
  dataFolder: string;
  summaries: readonly CollegeSummary[];
  byUnitId: (unitId: number) => CollegeSummary | null;
  bySlug: (slug: string) => CollegeSummary | null;
  /** Everything we know about a college; null if no college has this number. */
  recordOf: (unitId: number) => CollegeRecord | null;
  /** Earliest first; rolling admission, which has no date, last. In memory, unlike the rest of a college's details. */
  deadlinesOf: (unitId: number) => readonly Deadline[];
  /** What it asks of applicants; null if the Common App's grid does not have it. In memory as well. */
  requirementsOf: (unitId: number) => Requirements | null;
  /** Empty lists and nulls for a college with no further details. */
  detailsOf: (unitId: number) => CollegeDetails;
  /** With every four-digit program, where the browser has those a page can name; made when first asked for. */
  majors: () => MajorsIndex;
  /** Where a ZIP code is, rounded as in the browser's table; null if there is none. */
  findZip: (zip: string) => ZipPlace | null;
};

/**
 * Reads the data set in this folder, in about 0.3 s. Throws with file and line if it is incomplete. Records
 * and majors stay on disk and are read and parsed on request, which keeps the process small.
 */
export function loadColleges(dataFolder: string): Colleges {
  const { release, asOf, sources } = dataSourcesSchema.parse(readJson(dataFolder, "sources.json"));
  const nextFall = toEntryYear(null, asOf);
  const yellowRibbon = byUnitId(
    readDataRows(dataFolder, "yellowRibbon.csv", detailTables.yellowRibbonColumns, yellowRibbonSchema),
  );
  const summaries: CollegeSummary[] = [];
  const lines = openDataLines(dataFolder, "colleges.csv", recordColumns, (line, row) => {
    const summary = readSummary(line);
    if (summary === null) throw new Error(`colleges.csv, line ${row + 2}: not valid.`);
    if (yellowRibbon.has(summary.unitId)) summary.takesYellowRibbon = true;
    summaries.push(addPlaces(applyChange(copyStrings(summary), nextFall)));
  });
  const rowOf = new Map(summaries.map((summary, row) => [summary.unitId, row]));
  const bySlug = new Map(summaries.map((summary) => [summary.slug, summary]));
  const { programsOf, listDegrees } = loadPrograms(dataFolder);
  const programEarningsOf = loadProgramEarnings(dataFolder);
  const zipTable = loadZipTable(dataFolder, asOf);
  let majors: MajorsIndex | null = null;
  const deadlines = Map.groupBy(
    readDataRows(dataFolder, "deadlines.csv", detailTables.deadlineColumns, deadlineSchema).toSorted(byDate),
    ({ unitId }) => unitId,
  );
  const summaryOf = (unitId: number) => summaries[rowOf.get(unitId) ?? -1] ?? null;
  // Whoever wrote the dates down did so before the college closed.
  const deadlinesOf = (unitId: number) =>
    summaryOf(unitId)?.changeStatus === "takesNoFirstYears" ? [] : (deadlines.get(unitId) ?? []);
  const policies = byUnitId(aidPolicies.map(addOtherPromises));
  const factors = byUnitId(
    readDataRows(
      dataFolder,
      "admissionFactors.csv",
      detailTables.admissionFactorColumns,
      admissionFactorsSchema,
    ),
  );
  const commonDataSets = byUnitId(
    readDataRows(dataFolder, "commonDataSet.csv", detailTables.commonDataSetColumns, commonDataSetSchema),
  );
  const earlyRounds = Map.groupBy(
    readDataRows(dataFolder, "earlyRounds.csv", detailTables.earlyRoundColumns, earlyRoundSchema),
    ({ unitId }) => unitId,
  );
  const requirements = byUnitId(
    readDataRows(dataFolder, "requirements.csv", detailTables.requirementColumns, requirementsSchema),
  );
  const requirementsOf = (unitId: number) => requirements.get(unitId) ?? null;
  const waitingLists = byUnitId(
    readDataRows(dataFolder, "waitingLists.csv", detailTables.waitingListColumns, waitingListSchema),
  );
  const commonDataSetPages = byUnitId(
    readDataRows(
      dataFolder,
      "commonDataSetPages.csv",
      detailTables.commonDataSetPageColumns,
      commonDataSetPageSchema,
    ),
  );
  return {
    dataFolder,
    release,
    asOf,
    sources,
    aggregates: aggregatesSchema.parse(readJson(dataFolder, "aggregates.json")),
    summaries,
    byUnitId: summaryOf,
    bySlug: (slug) => bySlug.get(slug) ?? null,
    recordOf(unitId) {
      const row = rowOf.get(unitId);
      if (row === undefined) return null;
      const record = decodeRecord(lines.lineAt(row));
      if (record === null) throw new Error(`colleges.csv, line ${row + 2}: not valid.`);
      const current = omitOverruledSurvey(omitOverruledEssay(record), requirementsOf(unitId));
      return addPlaces(applyChange(current, nextFall));
    },
    deadlinesOf,
    requirementsOf,
    detailsOf(unitId) {
      const aidPolicy = policies.get(unitId) ?? null;
      const factorsRow = factors.get(unitId);
      const dataSetRow = commonDataSets.get(unitId);
      return {
        deadlines: [...deadlinesOf(unitId)],
        programs: programsOf(unitId),
        aidPolicy,
        factors: factorsRow === undefined ? null : omitOverruledMerit(factorsRow, aidPolicy),
        commonDataSet: dataSetRow === undefined ? null : omitOverruledAid(dataSetRow, aidPolicy),
        earlyRounds: earlyRounds.get(unitId) ?? [],
        programEarnings: programEarningsOf(unitId),
        requirements: requirementsOf(unitId),
        waitingList: waitingLists.get(unitId) ?? null,
        commonDataSetPage: commonDataSetPages.get(unitId) ?? null,
        yellowRibbon: yellowRibbon.get(unitId) ?? null,
      };
    },
    majors() {
      majors ??= buildMajorsIndex(listDegrees(), asOf, listAnyProgramOfDegree);
      return majors;
    },
    findZip: (zip) => findZip(zipTable, zip),
  };
}

const unitIdDigits = 6;

type Programs = {
  /** The majors of one college, most degrees first. */
  programsOf: (unitId: number) => Program[];
  /** Of all colleges. */
  listDegrees: () => DegreeAwards[];
};

function loadPrograms(folder: string): Programs {
  const titles = new Map<string, string>();
  for (const line of readDataLines(folder, "cipTitles.csv", detailTables.cipTitleColumns)) {
    const [cip = "", title = ""] = splitLine(line);
    titles.set(cip, title);
  }
  /** The first and last line of each college; a college's lines are adjacent. */
  const spans = new Map<number, { first: number; last: number }>();
  const lines = openDataLines(folder, "programs.csv", detailTables.programColumns, (line, row) => {
    const unitId = Number(line.slice(0, unitIdDigits));
    const span = spans.get(unitId);
    if (span === undefined) spans.set(unitId, { first: row, last: row });
    else span.last = row;
  });
  const programsOf = (unitId: number) => {
    const span = spans.get(unitId);
    if (span === undefined) return [];
    const rows = lines.textBetween(span.first, span.last + 1).split("\n");
    const programs = rows.map((line) => toProgram(line, titles));
    return programs.toSorted((a, b) => b.awards - a.awards || (a.cip < b.cip ? -1 : 1));
  };
  const listDegrees = () => {
    const degrees: DegreeAwards[] = [];
    for (const line of lines.wholeText().split("\n")) {
      const { cip, level, awards } = toProgram(line, titles);
      degrees.push({ unitId: Number(line.slice(0, unitIdDigits)), cip, level, awards });
    }
    return degrees;
  };
  return { programsOf, listDegrees };
}

function loadZipTable(folder: string, asOf: string): ZipTable {
  const places = readDataLines(folder, "zipCodes.csv", zipCodeColumns).map((line, index) => {
    const [zip = "", state = "", latitude = "", longitude = ""] = splitLine(line);
    if (!isStateCode(state)) throw new Error(`zipCodes.csv, line ${index + 2}: not valid.`);
    return { zip, state, latitude: Number(latitude), longitude: Number(longitude) };
  });
  return requireValue(decodeZipTable(encodeZipTable(places, asOf, zipAreas)));
}

function requireValue<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

function toProgram(line: string, titles: ReadonlyMap<string, string>): Program {
  const [, cip = "", levelName = "", count = ""] = splitLine(line);
  const level = awardLevels.find((one) => one === levelName);
  const awards = Number(count);
  const family = toMajorFamily(cip);
  if (level === undefined || family === null || !Number.isInteger(awards)) {
    throw new Error(`programs.csv, "${line}": not valid.`);
  }
  return { cip, title: titles.get(cip) ?? majorFamilies[family], level, awards };
}

/**
 * With strings of its own. V8 cuts a name out of a line by keeping the line, and all lines are twelve times as long as
 * what is wanted of them.
 */
function copyStrings(summary: CollegeSummary): CollegeSummary {
  // The same plain values, so the type is the same.
  return JSON.parse(JSON.stringify(summary)) as CollegeSummary;
}

function byUnitId<Row extends { unitId: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.unitId, row]));
}

function addOtherPromises(policy: AidPolicy): AidPolicy {
  const otherPromises = listOtherPromises(policy.unitId);
  return otherPromises.length === 0 ? policy : { ...policy, otherPromises };
}

function byDate(a: Deadline, b: Deadline): number {
  const [first, second] = [a.date ?? "9999", b.date ?? "9999"];
  return first < second ? -1 : first > second ? 1 : 0;
}

function readJson(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), "utf8"));
}

/**
 * What graduates of a college's programs earn, in the file's order, the largest program first: the middles in memory, the
 * colleges' own figures on disk until asked for.
 */
function loadProgramEarnings(folder: string): (unitId: number) => ProgramEarnings[] {
  const rows = readDataRows(
    folder,
    "programMiddles.csv",
    detailTables.programMiddleColumns,
    programMiddleSchema,
  );
  const middles = new Map(rows.map((middle) => [middle.cip4, middle]));
  /** The first and last line of each college; a college's lines are adjacent. */
  const spans = new Map<number, { first: number; last: number }>();
  const columns = detailTables.programEarningsColumns;
  const lines = openDataLines(folder, "programEarnings.csv", columns, (line, row) => {
    const unitId = Number(line.slice(0, unitIdDigits));
    const span = spans.get(unitId);
    if (span === undefined) spans.set(unitId, { first: row, last: row });
    else span.last = row;
  });
  const toProgram = (line: string): ProgramEarnings => {
    const row = programEarningsRowSchema.safeParse(decodeRow(columns, line));
    const middle = row.success ? middles.get(row.data.cip4) : undefined;
    if (!row.success || middle === undefined) throw new Error(`programEarnings.csv, "${line}": not valid.`);
    const { cip4, earningsUsd } = row.data;
    return { cip4, title: middle.title, earningsUsd, middleUsd: middle.middleUsd };
  };
  return (unitId) => {
    const span = spans.get(unitId);
    if (span === undefined) return [];
    return lines
      .textBetween(span.first, span.last + 1)
      .split("\n")
      .map(toProgram);
  };
}
