/** The importer rejects broken files with one line that says where, and leaves nothing half-written. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runImport } from "./import.ts";

const fixtures = join(import.meta.dirname, "fixtures");
const assembled = join(fixtures, "assembled");
const zipCodes = join(fixtures, "US.txt");
const work = mkdtempSync(join(tmpdir(), "broken-files-test-"));
const today = "2026-11-21";

afterAll(() => rmSync(work, { recursive: true, force: true }));

let turn = 0;
function makeFreshFolder(): string {
  turn += 1;
  return join(work, `data-${turn}`);
}

function runImportInto(from: string, to: string, ...more: string[]): { code: number; said: string[] } {
  const said: string[] = [];
  const args = ["--from", from, "--to", to, "--zip-codes", zipCodes, ...more];
  return { code: runImport(args, (line) => said.push(line), today), said };
}

describe("a broken file stops the import with one line, and the old data set stays", () => {
  const target = makeFreshFolder();
  beforeAll(() => void runImportInto(assembled, target));

  /** Changes one file of the fixture. */
  function broken(file: string, change: (text: string) => string): string {
    const folder = makeFreshFolder();
    cpSync(assembled, folder, { recursive: true });
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), "utf8")));
    return folder;
  }

  /** Sets one cell in the first row that has a value in this column. */
  function withCell(file: string, column: string, value: string): string {
    return broken(file, (text) => {
      const [heading = "", ...lines] = text.split("\n");
      const position = heading.split(",").indexOf(column);
      const row = lines.findIndex((line) => !line.includes('"') && line.split(",")[position] !== "");
      const cells = lines[row]?.split(",") ?? [];
      cells[position] = value;
      lines[row] = cells.join(",");
      return [heading, ...lines].join("\n");
    });
  }

  const scorecard = "scorecard.csv";
  test.each([
    [
      "an admit rate above 1",
      () => withCell(scorecard, "ADM_RATE", "1.2"),
      /^scorecard\.csv, row \d+, column ADM_RATE: 1\.2 is not between 0 and 1$/,
    ],
    [
      "a section score of 801",
      () => withCell(scorecard, "SATMT75", "801"),
      /^scorecard\.csv, row \d+, column SATMT75: 801 is not between 200 and 800$/,
    ],
    [
      "an SAT average of 1601",
      () => withCell(scorecard, "SAT_AVG", "1601"),
      /^scorecard\.csv, row \d+, column SAT_AVG: 1601 is not between 400 and 1600$/,
    ],
    [
      "an ACT of 37",
      () => withCell(scorecard, "ACTCM75", "37"),
      /column ACTCM75: 37 is not between 1 and 36$/,
    ],
    [
      "quartiles in the wrong order",
      () => withCell(scorecard, "SATVR25", "800"),
      /^scorecard\.csv, row \d+, column .*SATVR25.*: the lower end is above the upper$/,
    ],
    [
      "an unknown state",
      () => withCell(scorecard, "STABBR", "ZZ"),
      /^scorecard\.csv, row \d+, column STABBR: "ZZ" is not a state$/,
    ],
    [
      "a latitude of 200",
      () => withCell(scorecard, "LATITUDE", "200"),
      /^scorecard\.csv, row \d+, column LATITUDE: 200 is not between -90 and 90$/,
    ],
    [
      "negative tuition",
      () => withCell(scorecard, "TUITIONFEE_IN", "-1"),
      /column TUITIONFEE_IN: -1 is not between 0 and 300000$/,
    ],
    [
      "a text for a number",
      () => withCell(scorecard, "UGDS", "many"),
      /column UGDS: "many" is not a number$/,
    ],
    [
      "half a student",
      () => withCell(scorecard, "UGDS", "10.5"),
      /column UGDS: 10\.5 is not a whole number$/,
    ],
    [
      "an unknown code",
      () => withCell(scorecard, "CONTROL", "7"),
      /column CONTROL: "7" is not a known code$/,
    ],
    [
      "a net price that is no number",
      () => withCell("net_price_by_income.csv", "np_2023_24_b2", "cheap"),
      /^net_price_by_income\.csv, row \d+, column np_2023_24_b2: "cheap" is not a number$/,
    ],
    [
      "a check of net prices that we do not know",
      () => withCell("net_price_by_income.csv", "check_2023_24", "perhaps"),
      /column check_2023_24: "perhaps" is not a known code$/,
    ],
    [
      "fewer than no students",
      () => withCell("net_price_by_income.csv", "n_aided_2022_23_b1", "-5"),
      /column n_aided_2022_23_b1: -5 is not between 0 and 1000000$/,
    ],
    [
      "a college twice in the net prices",
      () => broken("net_price_by_income.csv", (text) => `${text}${text.split("\n")[1]}\n`),
      /^net_price_by_income\.csv, row \d+, column unitid: \d+ is there already$/,
    ],
    ["no name", () => withCell(scorecard, "INSTNM", ""), /column INSTNM: a value is needed and missing$/],
    ["a number twice", twice, /^scorecard\.csv, row 3, column UNITID: 100654 stands already in row 2$/],
    [
      "more admitted than applied",
      () => withCell(scorecard, "ADMSSN", "999999"),
      /column ADMSSN: 999999 admitted of \d+ applicants$/,
    ],
    [
      "a missing column",
      () => broken(scorecard, (text) => text.replace("ADM_RATE", "ADMIT")),
      /^scorecard\.csv, column ADM_RATE: this column is needed and missing$/,
    ],
    [
      "a row cut short",
      () => broken(scorecard, cutSecondRow),
      /^scorecard\.csv, row 3: 3 values where the heading has 145$/,
    ],
    [
      "a file cut in a line",
      () => broken(scorecard, (text) => text.slice(0, -20)),
      /^scorecard\.csv: the file ends in the middle of a line$/,
    ],
    [
      "a quote that does not end",
      () => broken(scorecard, (text) => text.replace("Alabama A & M", '"Alabama A & M')),
      /^scorecard\.csv/,
    ],
    [
      "a heading alone",
      () => broken(scorecard, (text) => text.slice(0, text.indexOf("\n") + 1)),
      /^scorecard\.csv: the file has a heading but no rows$/,
    ],
    [
      "an empty file",
      () => broken(scorecard, () => ""),
      /^scorecard\.csv: the file ends in the middle of a line$/,
    ],
    [
      "a compressed file cut short",
      cutGzip,
      /^scorecard\.csv\.gz: the compressed file is cut short or damaged$/,
    ],
    ["no institution file", withoutColleges, /: no scorecard\.csv or Most-Recent-Cohorts-Institution\.csv$/],
    ["a folder that is not there", () => join(work, "nowhere"), /nowhere: this folder cannot be read$/],
    [
      "most colleges gone",
      () => broken(scorecard, (text) => text.split("\n").slice(0, 10).join("\n").concat("\n")),
      /^colleges: 9 colleges where the present data set has 42; if that is right, add --allow-fewer$/,
    ],
    [
      "February 30",
      () => withCell("deadlines_2026-27.csv", "deadline", "2/30"),
      /column deadline: "2\/30" is not a month and day$/,
    ],
    [
      "an unknown round",
      () => withCell("deadlines_2026-27.csv", "round", "XX"),
      /column round: "XX" is not a known code$/,
    ],
    [
      "a major of no family",
      () => withCell("programs_c2024.csv", "CIPCODE", "99.0101"),
      /column CIPCODE: "99\.0101" is of a family without a name$/,
    ],
    [
      "negative awards",
      () => withCell("programs_c2024.csv", "CTOTALT", "-5"),
      /column CTOTALT: -5 is not between 0 and 100000$/,
    ],
    [
      "an importance of no kind",
      () => withCell("cds_c7_2024-26.csv", "c7_gpa", "Huge"),
      /column c7_gpa: "Huge" is not a known code$/,
    ],
    [
      "more admitted early than applied",
      () => withCell("early_rounds.csv", "admits", "99999"),
      /column admits: 99999 admitted of \d+ applicants$/,
    ],
    [
      "an early round of no kind",
      () => withCell("early_rounds.csv", "plan", "ED9"),
      /column plan: "ED9" is not a known code$/,
    ],
    [
      "need met at 150%",
      () => withCell("cds_finaid_2024-25.csv", "pct_need_met", "150"),
      /column pct_need_met: 150 is not between 0 and 120$/,
    ],
  ])("%s", (_, folder, expected) => {
    const before = readSnapshot(target);
    const { code, said } = runImportInto(folder(), target);
    expect(code).toBe(1);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(expected);
    expect(said[0]).not.toContain("\n");
    expect(readSnapshot(target)).toEqual(before);
    expect(readdirSync(work).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("nothing appears where there was nothing", () => {
    const nowhere = makeFreshFolder();
    expect(runImportInto(withCell(scorecard, "ADM_RATE", "2"), nowhere).code).toBe(1);
    expect(existsSync(nowhere)).toBe(false);
  });

  test("a call without a folder says how to call it", () => {
    const said: string[] = [];
    expect(runImport([], (line) => said.push(line), today)).toBe(1);
    expect(runImport(["--from", assembled, "--release", "soon"], (line) => said.push(line), today)).toBe(1);
    expect(runImport(["--sideways"], (line) => said.push(line), today)).toBe(1);
    expect(said).toHaveLength(3);
    for (const line of said) expect(line).toContain("--from FOLDER");
  });

  function twice(): string {
    return broken(scorecard, (text) => {
      const lines = text.split("\n");
      lines.splice(2, 0, lines[1] ?? "");
      return lines.join("\n");
    });
  }

  function cutGzip(): string {
    const folder = makeFreshFolder();
    cpSync(assembled, folder, { recursive: true });
    const zipped = gzipSync(readFileSync(join(folder, scorecard)));
    writeFileSync(join(folder, "scorecard.csv.gz"), zipped.subarray(0, zipped.length - 400));
    rmSync(join(folder, scorecard));
    return folder;
  }

  function withoutColleges(): string {
    const folder = makeFreshFolder();
    cpSync(assembled, folder, { recursive: true });
    rmSync(join(folder, scorecard));
    return folder;
  }
});

function cutSecondRow(text: string): string {
  const lines = text.split("\n");
  lines[2] = lines[2]?.split(",").slice(0, 3).join(",") ?? "";
  return lines.join("\n");
}

function readSnapshot(folder: string): [string, string][] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => [name, readFileSync(join(folder, name), "utf8")]);
}
