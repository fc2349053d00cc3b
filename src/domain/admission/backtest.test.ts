/** Fails the build if the chance model does worse than this on its two test tables. */
import { describe, expect, test } from "vitest";
import { gradeParameters } from "#domain/admission/chanceParameters.ts";
import { ucAdmitTable } from "#domain/admission/ucAdmitTable.ts";
import { findShippedCollege } from "../../../test/support/shippedColleges.ts";
import { fitMeanGpaLine, runChanceBacktest } from "./backtest.ts";
import { gpaBandTable, runGpaBandBacktest } from "./gpaBandBacktest.ts";

describe("the back-test on nine University of California campuses", () => {
  const result = runChanceBacktest(ucAdmitTable, findShippedCollege);

  test("the shipped formula is within 5 points, all 36 labels right, none too optimistic, 85% covered", () => {
    expect(result.method.cells).toBe(36);
    expect(result.method.meanErrorPoints).toBeLessThanOrEqual(5);
    expect(result.method.labelsRight).toBe(36);
    expect(result.method.tooOptimistic).toBe(0);
    expect((result.method.covered ?? 0) / result.method.cells).toBeGreaterThanOrEqual(0.85);
  });

  test("the admit rate alone does far worse: 19.9 points and 8 too optimistic", () => {
    expect(result.admitRateAlone.meanErrorPoints).toBeCloseTo(19.9, 1);
    expect(result.admitRateAlone.tooOptimistic).toBe(8);
    expect(result.admitRateAlone.covered).toBeNull();
  });

  test("the model's two parameters are the fit on all campuses, rounded", () => {
    const line = fitMeanGpaLine(ucAdmitTable);
    expect(line.base).toBeCloseTo(gradeParameters.meanBase, 2);
    expect(line.perLogRate).toBeCloseTo(gradeParameters.meanPerLogRate, 2);
  });

  test("a table unrelated to grades is not explained", () => {
    const shuffled = {
      ...ucAdmitTable,
      rows: ucAdmitTable.rows.map((row) => ({ ...row, byBand: row.byBand.toReversed() })),
    };
    expect(runChanceBacktest(shuffled, findShippedCollege).method.meanErrorPoints).toBeGreaterThan(20);
  });
});

describe("the back-test on the published GPA bands of ten colleges that admit 70% or more", () => {
  const { cells, three, threeAndHalf } = runGpaBandBacktest(gpaBandTable.rows, findShippedCollege);

  test("the low grades among the admitted are about as many as among those who enrolled", () => {
    expect(cells).toHaveLength(10);
    expect(Math.abs(three.bias)).toBeLessThanOrEqual(0.03);
    expect(three.meanError).toBeLessThanOrEqual(0.05);
    expect(Math.abs(threeAndHalf.bias)).toBeLessThanOrEqual(0.06);
    expect(threeAndHalf.meanError).toBeLessThanOrEqual(0.07);
  });

  test("without what sets one college apart from another it does far worse", () => {
    const nothingKnown = { level: "fourYear", undergraduates: null, completionRate: null, enrolledGpa: null };
    const line = runGpaBandBacktest(gpaBandTable.rows, () => nothingKnown as never);
    expect(line.three.bias).toBeLessThan(-0.03);
    expect(line.three.meanError).toBeGreaterThan(0.07);
    expect(line.threeAndHalf.bias).toBeGreaterThan(0.1);
    expect(line.threeAndHalf.meanError).toBeGreaterThan(0.15);
  });
});
