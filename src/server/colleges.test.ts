/** The committed data set as the server loads it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { summarizeArea } from "#domain/college/aggregates.ts";
import { dataSourceIds } from "#domain/college/dataSources.ts";
import { fields } from "#domain/college/fields.ts";
import { toCollegeSlug } from "#domain/college/slug.ts";
import { type Colleges, loadColleges } from "#server/colleges.ts";

const dataFolder = join(import.meta.dirname, "..", "..", "data");
const colleges = loadColleges(dataFolder);
const work = mkdtempSync(join(tmpdir(), "colleges-test-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe("the data set", () => {
  test("holds every college once, with its own address", () => {
    expect(colleges.summaries.length).toBeGreaterThanOrEqual(5_000);
    expect(new Set(colleges.summaries.map((college) => college.unitId)).size).toBe(colleges.summaries.length);
    expect(new Set(colleges.summaries.map((college) => college.slug)).size).toBe(colleges.summaries.length);
  });

  test("finds a college by number and by address", () => {
    const austin = colleges.bySlug("the-university-of-texas-at-austin");
    expect(austin).toMatchObject({ unitId: 228_778, city: "Austin", state: "TX" });
    expect(colleges.byUnitId(228_778)).toBe(austin);
    expect(colleges.recordOf(228_778)).toMatchObject({ name: austin?.name, county: "Travis County" });
  });

  test("says of an unknown number or address that there is none", () => {
    expect(colleges.byUnitId(1)).toBeNull();
    expect(colleges.bySlug("no-such-college")).toBeNull();
    expect(colleges.bySlug("")).toBeNull();
    expect(colleges.recordOf(999_999)).toBeNull();
    expect(colleges.detailsOf(999_999)).toEqual({
      deadlines: [],
      programs: [],
      aidPolicy: null,
      factors: null,
      commonDataSet: null,
      earlyRounds: [],
      programEarnings: [],
      requirements: null,
      waitingList: null,
      commonDataSetPage: null,
      yellowRibbon: null,
    });
  });

  test("colleges whose names collide carry their number", () => {
    const bethels = colleges.summaries.filter(
      (college) => toCollegeSlug(college.name) === "bethel-university",
    );
    expect(bethels.length).toBeGreaterThan(1);
    for (const { slug, unitId } of bethels) expect(slug).toBe(`bethel-university-${unitId}`);
  });

  test("every record is whole, and its summary is the summary", () => {
    // Who takes part in Yellow Ribbon is a file of its own, which a record has among its details.
    for (const { tooFewToSay, takesYellowRibbon: _, ...all } of colleges.summaries) {
      // Of a state's grants a summary has what prices count, in steps of 4% and of $256.
      const { averageStateGrantUsd, stateGrantShare, ...summary } = all;
      const record = colleges.recordOf(summary.unitId);
      expect(record).toMatchObject(summary);
      if (averageStateGrantUsd === null) continue;
      expect(Math.abs((record?.stateGrantShare ?? 0) - (stateGrantShare ?? 0))).toBeLessThan(0.0201);
      expect(Math.abs((record?.averageStateGrantUsd ?? 0) - averageStateGrantUsd)).toBeLessThanOrEqual(128);
      // The record has rates that no summary has.
      expect(record?.tooFewToSay).toEqual(expect.arrayContaining([...tooFewToSay]));
    }
  });

  test("the summary says who takes part in Yellow Ribbon, as the details do", () => {
    const taking = colleges.summaries.filter(({ takesYellowRibbon }) => takesYellowRibbon === true);
    expect(taking.length).toBeGreaterThan(2_500);
    for (const { unitId } of taking.slice(0, 20))
      expect(colleges.detailsOf(unitId).yellowRibbon).not.toBeNull();
    expect(colleges.byUnitId(228_778)?.takesYellowRibbon).toBe(
      colleges.detailsOf(228_778).yellowRibbon !== null,
    );
  });

  test("every source is named with its file's checksum, and every field's source is among them", () => {
    expect(colleges.sources.map(({ id }) => id).toSorted()).toEqual([...dataSourceIds].toSorted());
    const ids = new Set(colleges.sources.map(({ id }) => id));
    for (const { source } of Object.values(fields)) expect(ids.has(source)).toBe(true);
  });

  test("the aggregates are those of its records", () => {
    const vermont = colleges.summaries.filter((college) => college.state === "VT");
    const records = vermont.flatMap((college) => colleges.recordOf(college.unitId) ?? []);
    expect(colleges.aggregates.states.VT).toEqual(summarizeArea(records));
    const counted = Object.values(colleges.aggregates.nation.counts).reduce((sum, count) => sum + count, 0);
    const open = colleges.summaries.filter(({ changeStatus }) => changeStatus !== "takesNoFirstYears");
    expect(counted).toBe(open.length);
  });

  test("deadlines are in their cycle, each with its source", () => {
    const dated = allDeadlines(colleges);
    // Of the colleges that take first-years.
    expect(dated.length).toBeGreaterThan(1_890);
    for (const { date, isRolling, cycle = "", confidence, source, url } of dated) {
      expect(date === null).toBe(isRolling);
      expect(cycle).toBe(confidence === "lastCycle" ? "2025-26" : "2026-27");
      const year = Number(cycle.slice(0, 4));
      if (date !== null) expect(date >= `${year}-09-01` && date < `${year + 1}-09-01`).toBe(true);
      // Only the first list names no address.
      expect(url === null).toBe(source === "list");
    }
  });
});

describe("a data set that is not whole is refused at start, with file and place", () => {
  test.each([
    [
      "a record cut short",
      "colleges.csv",
      (text: string) => text.slice(0, -30),
      /^colleges\.csv: the file ends/,
    ],
    [
      "a record altered",
      "colleges.csv",
      (text: string) => text.replace(",public,", ",nobody,"),
      /^colleges\.csv, line \d+/,
    ],
    [
      "another heading",
      "colleges.csv",
      (text: string) => text.replace("unitId", "id"),
      /^colleges\.csv: the heading/,
    ],
    [
      "a date of no calendar",
      "deadlines.csv",
      (text: string) => text.replace("2026-11-01", "soon"),
      /^deadlines\.csv, line \d+, date/,
    ],
  ])("%s", (_, file, change, expected) => {
    const folder = mkdtempSync(join(work, "data-"));
    cpSync(dataFolder, folder, { recursive: true });
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), "utf8")));
    expect(() => loadColleges(folder)).toThrow(expected);
  });
});

function allDeadlines({ summaries, detailsOf }: Colleges) {
  return summaries.flatMap((college) => detailsOf(college.unitId).deadlines);
}
