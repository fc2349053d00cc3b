/** Holds the chance method to its test table: worse than this and the build stops. */
import { describe, expect, test } from "vitest";
import { gradeParameters } from "#domain/admission/chanceParameters.ts";
import { ucAdmitTable } from "#domain/admission/ucAdmitTable.ts";
import { runChanceBacktest, fitMeanGpaLine } from "./backtest.ts";

describe("the back-test on nine University of California campuses", () => {
  const result = runChanceBacktest(ucAdmitTable);

  test("the method is within 5.5 points, 35 of 36 labels, none too optimistic, 85% covered", () => {
    expect(result.method.cells).toBe(36);
    expect(result.method.meanErrorPoints).toBeLessThanOrEqual(5.5);
    expect(result.method.labelsRight).toBeGreaterThanOrEqual(35);
    expect(result.method.tooOptimistic).toBe(0);
    expect((result.method.covered ?? 0) / result.method.cells).toBeGreaterThanOrEqual(0.85);
  });

  test("the admit rate alone does far worse: 19.9 points and 8 too optimistic", () => {
    expect(result.admitRateAlone.meanErrorPoints).toBeCloseTo(19.9, 1);
    expect(result.admitRateAlone.tooOptimistic).toBe(8);
    expect(result.admitRateAlone.covered).toBeNull();
  });

  test("the method's two figures are the fit on all campuses, rounded", () => {
    const line = fitMeanGpaLine(ucAdmitTable);
    expect(line.base).toBeCloseTo(gradeParameters.meanBase, 2);
    expect(line.perLogRate).toBeCloseTo(gradeParameters.meanPerLogRate, 2);
  });

  test("a table that grades do not explain is not explained", () => {
    const shuffled = {
      ...ucAdmitTable,
      rows: ucAdmitTable.rows.map((row) => ({ ...row, byBand: row.byBand.toReversed() })),
    };
    expect(runChanceBacktest(shuffled).method.meanErrorPoints).toBeGreaterThan(20);
  });
});
