/** The importer: figures match the source, for the assembled file and the official download. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fields } from "#domain/college/fields.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { isTooFewToSay } from "#domain/college/tooFewToSay.ts";
import { type Colleges, loadColleges } from "#server/colleges.ts";
import { loadShippedColleges } from "../../test/support/shippedColleges.ts";
import { nameColleges } from "./collegeNames.ts";
import { runImport } from "./import.ts";

const fixtures = join(import.meta.dirname, "fixtures");
const assembled = join(fixtures, "assembled");
const official = join(fixtures, "official");
const zipCodes = join(fixtures, "US.txt");
const work = mkdtempSync(join(tmpdir(), "import-test-"));
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

type RawRow = Record<string, string>;

function readRawRows(file: string): RawRow[] {
  // The fixture is our own: a header row and rows of strings.
  return parse<RawRow>(readFileSync(file, "utf8"), { columns: true, bom: true });
}

/** The expected figure, read directly from the source columns that `fields.ts` names. */
function findExpectedFigure(raw: RawRow, columns: readonly string[], isPercent: boolean): number | null {
  const text = columns.map((column) => raw[column] ?? "").find((cell) => cell !== "");
  if (text === undefined) return null;
  const value = Number(text);
  return isPercent ? Math.round(value * 100) / 10_000 : Math.round(value * 10_000) / 10_000;
}

describe("the assembled file", () => {
  const target = makeFreshFolder();
  const raw = readRawRows(join(assembled, "scorecard.csv"));
  const names = nameColleges(raw.map(({ INSTNM = "" }) => INSTNM));
  let colleges: Colleges;
  beforeAll(() => {
    expect(runImportInto(assembled, target).code).toBe(0);
    colleges = loadColleges(target);
  });

  test("holds at least 30 colleges of all kinds", () => {
    expect(colleges.summaries.length).toBeGreaterThanOrEqual(30);
    const kinds = new Set(colleges.summaries.map(({ control, level }) => `${control} ${level}`));
    expect(kinds.size).toBeGreaterThanOrEqual(7);
  });

  const percents = /^(SATPCT|ACTPCT|GBA4RTT|TRRTTOT|PGGRRTT|[AIS]GRNT_P|LOAN_P)$/;
  test.each(raw.map((row) => [row.INSTNM ?? "", row] as const))(
    "%s: every figure is the source's",
    (_, row) => {
      const record = colleges.recordOf(Number(row.UNITID));
      if (record === null) throw new Error("The college was imported.");
      let compared = 0;
      for (const [name, facts] of Object.entries(fields)) {
        const value: unknown = record[name as keyof CollegeRecord];
        if (
          facts.isDerived ||
          facts.source === "admissionFactors" ||
          facts.source === "netPrices" ||
          (typeof value !== "number" && value !== null)
        )
          continue;
        if (["code", "text", "url", "yesNo", "importance", "list"].includes(facts.unit)) continue;
        if (["satTotal", "actComposite", "satReading", "satMath", "netPriceByIncomeUsd"].includes(name))
          continue;
        const [first = ""] = facts.columns;
        const published = findExpectedFigure(row, facts.columns, percents.test(first));
        const figure = isTooFewToSay(record, name) ? null : published;
        const isEmptyTotal = name.startsWith("total") && figure === 0;
        // The fee that the college told the Common App is newer than the survey's.
        const newerFee = name === "applicationFeeUsd" ? colleges.requirementsOf(record.unitId)?.feeUsd : null;
        const isOld = newerFee != null && newerFee !== figure;
        expect(value, name).toBe(isEmptyTotal || isOld ? null : figure);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(60);
    },
  );

  test.each(raw.map((row) => [row.INSTNM ?? "", row] as const))(
    "%s: scores and prices by income",
    (_, row) => {
      const record = colleges.recordOf(Number(row.UNITID));
      const number = (column: string) => (row[column] ? Number(row[column]) : null);
      const kind = row.CONTROL === "1" ? "PUB" : "PRIV";
      expect(record?.netPriceByIncomeUsd).toEqual([1, 2, 3, 4, 5].map((n) => number(`NPT4${n}_${kind}`)));
      expect(record?.actComposite?.lower ?? null).toBe(number("ACTCM25"));
      expect(record?.satReading?.upper ?? null).toBe(number("SATVR75"));
      const lower = number("SATVR25");
      expect(record?.satTotal?.lower ?? null).toBe(lower === null ? null : lower + Number(row.SATMT25));
      expect(record?.name).toBe(names[raw.indexOf(row)]);
      expect(record?.state).toBe(row.STABBR);
    },
  );

  test("prices by income of two-year colleges come from the federal survey, where students stand behind them", () => {
    expect(colleges.recordOf(143_215)).toMatchObject({
      netPriceByIncomeUsd: [null, null, null, null, null],
      // 28 students in the fourth bracket and 13 in the fifth are too few.
      aidedPriceByIncomeUsd: [9_136, 8_769, 11_473, null, null],
      aidedStudentsByIncome: [155, 78, 57, 28, 13],
      aidedPriceCheck: "fits",
    });
    expect(colleges.byUnitId(119_137)).toMatchObject({
      name: "Moorpark College",
      aidedPriceByIncomeUsd: [-4_158, -3_488, -143, null, null],
    });
    // No prices of 2023-24, and a school of less than two years.
    for (const unitId of [240_745, 101_277])
      expect(colleges.byUnitId(unitId)?.aidedPriceByIncomeUsd).toEqual([null, null, null, null, null]);
  });

  test("what is worked out is right where it is known by hand", () => {
    expect(colleges.recordOf(143_215)).toMatchObject({
      tuitionInDistrictUsd: 3_960,
      tuitionInStateUsd: 7_740,
      tuitionOutOfStateUsd: 6_720,
      livingOffCampusUsd: 19_912,
      livingOnCampusUsd: null,
    });
    expect(colleges.recordOf(499_811)).toMatchObject({
      livingOffCampusUsd: null,
      tuitionInDistrictUsd: 0,
    });
    expect(colleges.recordOf(228_778)).toMatchObject({
      isDegreeGranting: true,
      setting: "city",
      gpaImportance: 1,
      tuitionGrowthShare: -0.0018,
    });
  });

  test("dates have their year, and rolling admission has none", () => {
    const rounds = colleges
      .detailsOf(166_027)
      .deadlines.map(({ round, date, isBinding }) => [round, date, isBinding]);
    expect(rounds).toEqual([
      ["restrictiveEarlyAction", "2026-11-01", false],
      ["regularDecision", "2027-01-01", false],
    ]);
    expect(colleges.detailsOf(499_811).deadlines).toEqual([]);
  });

  test("early rounds are counts with a source, and a figure too weak to show is left out", () => {
    expect(colleges.detailsOf(166_027).earlyRounds).toMatchObject([
      { plan: "restrictiveEarlyAction", fall: 2024, applicants: 7_921, admitted: 692, sourceYear: null },
    ]);
    expect(colleges.detailsOf(117_946).earlyRounds).toMatchObject([{ sourceYear: "2024-25" }]);
    expect(colleges.detailsOf(166_683).earlyRounds).toEqual([]);
  });

  test("what colleges ask for, waiting lists and Yellow Ribbon stand with the college", () => {
    expect(colleges.detailsOf(166_027)).toMatchObject({
      requirements: {
        cycle: "2026-27",
        feeUsd: 95,
        tests: "always",
        teacherLetters: 2,
        counselorLetter: true,
      },
      waitingList: null,
      yellowRibbon: { fall: 2023 },
    });
    expect(colleges.detailsOf(110_404)).toMatchObject({
      waitingList: { sourceYear: "2024-25", offered: 206, accepted: 171, admitted: 41 },
      commonDataSetPage: { url: expect.stringMatching(/^https:/) as string },
    });
    expect(colleges.detailsOf(143_215)).toMatchObject({ requirements: null, waitingList: null });
  });

  test("majors stand most degrees first with their titles", () => {
    const { programs } = colleges.detailsOf(166_027);
    expect(programs[0]).toEqual({
      cip: "45.0603",
      title: "Econometrics and Quantitative Economics",
      level: "bachelors",
      awards: 242,
    });
  });

  test("the assembled file and a gzipped one make the same data set", () => {
    const zipped = makeFreshFolder();
    cpSync(assembled, zipped, { recursive: true });
    rmSync(join(zipped, "scorecard.csv"));
    writeFileSync(join(zipped, "scorecard.csv.gz"), gzipSync(readFileSync(join(assembled, "scorecard.csv"))));
    const other = makeFreshFolder();
    expect(runImportInto(zipped, other).code).toBe(0);
    expect(readFileSync(join(other, "colleges.csv"))).toEqual(readFileSync(join(target, "colleges.csv")));
  });

  test("importing the same files on another day changes nothing", () => {
    const again = makeFreshFolder();
    cpSync(target, again, { recursive: true });
    const args = ["--from", assembled, "--to", again, "--zip-codes", zipCodes];
    expect(runImport(args, () => undefined, "2027-02-03")).toBe(0);
    for (const name of readdirSync(target)) {
      expect(readFileSync(join(again, name), "utf8"), name).toBe(readFileSync(join(target, name), "utf8"));
    }
  });

  test("the committed data set has the same colleges, figure for figure", () => {
    const committed = loadShippedColleges();
    // A later release has different figures; then only the fixture itself is checked.
    if (committed.release !== colleges.release) return;
    for (const { unitId } of colleges.summaries) {
      // Slugs depend on all names, and the fixture has the degrees of a few colleges only.
      const {
        slug: _slug,
        isRanked: _isRanked,
        specialFocus,
        ...expected
      } = colleges.recordOf(unitId) ?? { slug: "", isRanked: false, specialFocus: null };
      expect(committed.recordOf(unitId)).toMatchObject(expected);
      if (specialFocus !== null) expect(committed.recordOf(unitId)?.specialFocus).toBe(specialFocus);
    }
  });
});

describe("the official yearly download", () => {
  test("is taken without the columns it lacks, and keeps the rest of the data set", () => {
    const target = makeFreshFolder();
    runImportInto(assembled, target);
    const { code, said } = runImportInto(official, target, "--release", "2027-05-01");
    expect(code).toBe(0);
    expect(said.join("\n")).toContain("1 colleges no longer operating, left out");
    const colleges = loadColleges(target);
    expect(colleges.release).toBe("2027-05-01");
    expect(colleges.summaries).toHaveLength(42);
    expect(colleges.recordOf(228_778)).toMatchObject({
      aliases: ["UT Austin"],
      admitRate: 0.2664,
      tuitionInStateUsd: 11_688,
      // Its own parts, for the tuition's year: 724 + 14,136 + 5,034.
      livingOnCampusUsd: 19_894,
      livingWithFamilyUsd: 5_758,
      medianDebtUsd: 20_500,
      grantShare: null,
      tuitionGrowthShare: null,
      applicationUrl: null,
    });
    // A community college's in-state price cannot be derived from this file.
    expect(colleges.recordOf(143_215)).toMatchObject({
      tuitionInDistrictUsd: 3_960,
      tuitionInStateUsd: null,
    });
    expect(colleges.detailsOf(166_027).deadlines).toHaveLength(2);
    expect(colleges.byUnitId(166_027)?.gpaImportance).toBe(1);
    // The file of net prices was not given again, so what it said stays.
    expect(colleges.byUnitId(143_215)?.aidedPriceByIncomeUsd).toEqual([9_136, 8_769, 11_473, null, null]);
    expect(colleges.sources.map(({ id }) => id)).toContain("netPrices");
  });

  test("must be told its release", () => {
    const { code, said } = runImportInto(official, makeFreshFolder());
    expect(code).toBe(1);
    expect(said).toEqual([
      "Most-Recent-Cohorts-Institution.csv: say which release this is: --release YYYY-MM-DD",
    ]);
  });
});
