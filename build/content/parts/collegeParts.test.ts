/** A state's college table and charts, compared with the data set. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { guideStates } from "#content/guideStates.ts";
import { admitBands } from "#content/parts/collegeCharts.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { buildCollegeCharts, findAdmitBand } from "./collegeCharts.ts";
import { buildCollegeTable } from "./collegeTable.ts";

const dataFolder = join(import.meta.dirname, "../../../data");
const colleges = loadShippedColleges();
const makeInput = (state: "OH" | "CA" | "MD" | "NY") => ({ state, colleges, dataFolder });

describe("the table", () => {
  test("Ohio State's row matches its record", () => {
    const { rows, systems } = buildCollegeTable(makeInput("OH"));
    const record = colleges.bySlug("ohio-state-university-main-campus");
    expect(rows[0]).toEqual([
      "Ohio State University",
      "ohio-state-university-main-campus",
      "Columbus",
      0,
      systems.indexOf("Ohio State University"),
      record?.undergraduates,
      Math.round((record?.admitRate ?? 0) * 100) * 10,
      record?.netPriceUsd,
      record?.netPriceByIncomeUsd,
      Math.round((record?.completionRate ?? 0) * 100) * 10,
      record?.earningsUsd,
    ]);
  });

  test("a share reads the same in the table as in a sentence: 61.45% is 61%, not 62%", () => {
    const row = buildCollegeTable(makeInput("NY")).rows.find(([name]) => name === "University at Albany");
    expect(row?.[9]).toBe(610);
  });

  test("Franklin University’s completion rate is of too few full-time first-years to say", () => {
    const row = buildCollegeTable(makeInput("OH")).rows.find(([name]) => name === "Franklin University");
    expect(row?.[9]).toBe(false);
  });

  test("a community college has open admission, and its students with aid have prices by income", () => {
    const row = buildCollegeTable(makeInput("OH")).rows.find(
      ([name]) => name === "Columbus State Community College",
    );
    expect(row?.[6]).toBe(true);
    const college = colleges.bySlug("columbus-state-community-college");
    expect(row?.[8]).toEqual([...(college?.aidedPriceByIncomeUsd.slice(0, 4) ?? []), null]);
    expect(college?.aidedPriceByIncomeUsd[0]).toBeGreaterThan(0);
    expect(row?.[4]).toBe(-1);
  });

  test("what a college does not publish stays unknown", () => {
    const row = buildCollegeTable(makeInput("MD")).rows.find(
      ([name]) => name === "United States Naval Academy",
    );
    expect(row?.[7]).toBeNull();
  });

  test("colleges with the same name keep their own addresses", () => {
    const { rows } = buildCollegeTable(makeInput("CA"));
    const kept = rows.filter(([, slug]) => slug !== 0);
    expect(kept.length).toBeGreaterThan(0);
    for (const [, slug] of kept) expect(colleges.bySlug(String(slug))?.state).toBe("CA");
  });
});

describe("the charts", () => {
  test.each(Object.values(guideStates))("%s: every college is in one band of one type", (state) => {
    const { groups } = buildCollegeCharts({ state, colleges, dataFolder });
    for (const { colleges: count, admits } of groups)
      expect(admits.reduce((sum, one) => sum + one, 0)).toBe(count);
    const all = groups.reduce((sum, { colleges: count }) => sum + count, 0);
    expect(all).toBe(colleges.aggregates.states[state]?.degreeGranting);
  });

  test.each(Object.values(guideStates))("%s: prices by income match the figures in the text", (state) => {
    const { groups } = buildCollegeCharts({ state, colleges, dataFolder });
    const named = colleges.aggregates.states[state]?.medians["public-fourYear"];
    // Where a state has no public college of mostly four-year degrees, the charts leave the group out.
    const none = { median: null, n: 0 };
    const prices = groups.find(({ group }) => group === "publicFour")?.bracketPricesUsd;
    expect(prices?.[0] ?? none).toEqual(named?.netPriceBracket1Usd);
    expect(prices?.[4] ?? none).toEqual(named?.netPriceBracket5Usd);
  });

  test("dots are colleges with both figures, and the largest are named", () => {
    const { groups, largest } = buildCollegeCharts(makeInput("MD"));
    const both = colleges.summaries.filter(
      (one) =>
        one.state === "MD" && one.isDegreeGranting && one.netPriceUsd !== null && one.completionRate !== null,
    );
    expect(groups.reduce((sum, { dots }) => sum + dots.length, 0)).toBe(both.length);
    expect(largest).toHaveLength(10);
    expect(largest[0]?.name).toBe("University of Maryland Global Campus");
  });

  test("systems are listed with their number of campuses, largest first", () => {
    const { systems } = buildCollegeCharts(makeInput("NY"));
    expect(systems.map(({ name, colleges: count }) => [name, count])).toEqual([
      ["SUNY", 58],
      ["CUNY", 19],
    ]);
  });

  test("a system with very different campuses shows the lowest and highest next to the median", () => {
    const { systems } = buildCollegeCharts(makeInput("OH"));
    const completion = systems.find(({ name }) => name === "Ohio State University")?.completion;
    // Columbus and the regional campuses, which most students leave before finishing.
    expect(completion?.least).toBeLessThan(0.3);
    expect(completion?.most).toBeGreaterThan(0.85);
  });

  const bands = [
    ["open admission, whatever the rate", true, 0.4, "all"],
    ["three quarters", false, 0.75, "from75"],
    ["just under, which reads 74%", false, 0.7449, "from50"],
    ["what reads 25%", false, 0.2461, "from25"],
    ["half", false, 0.5, "from50"],
    ["a quarter", false, 0.25, "from25"],
    ["less", false, 0.04, "under25"],
    ["no rate", null, null, "unknown"],
  ] as const;

  test.each(bands)("%s", (_, hasOpenAdmission, admitRate, band) => {
    expect(findAdmitBand({ hasOpenAdmission, admitRate })).toBe(band);
    expect(admitBands).toContain(band);
  });
});
