/** Chances against one school's real decisions: bounds that hold, and the totals that /methodology prints. */
import { describe, expect, test } from "vitest";
import { runSchoolBacktest } from "#domain/admission/schoolBacktest.ts";
import { schoolTest } from "#screens/methodology/schoolTestFigures.ts";
import { readSchoolDecisions } from "./support/schoolDecisions.ts";
import { findShippedCollege } from "./support/shippedColleges.ts";

const cells = readSchoolDecisions();
const result = runSchoolBacktest(cells, findShippedCollege);

/** Points; what the chance reached when decision 0097 was made, rounded up. By the chance itself, or by college. */
const mostError = {
  all: 10.2,
  underTenth: 6,
  reach: 15,
  target: 20,
  likely: 10,
  safety: 2.5,
  newYorkPublic: 16,
  otherPublic: 11.7,
  private: 8.6,
  onePart: 14.4,
};

describe("the decisions of one New York school", () => {
  test("are as they were read: groups of ten or more, shares, bands and scores within their scales", () => {
    expect(cells).toHaveLength(192);
    for (const { averageFrom, averageTo, medianSat, applicants, admittedShare } of cells) {
      expect(applicants).toBeGreaterThanOrEqual(10);
      expect(admittedShare).toBeGreaterThanOrEqual(0);
      expect(admittedShare).toBeLessThanOrEqual(1);
      expect(averageFrom).toBeLessThan(averageTo);
      expect(averageTo).toBeLessThanOrEqual(100);
      expect(medianSat % 5).toBe(0);
    }
  });

  test.each(result.groups)("$name: the mean error stays within its bound", ({ name, meanErrorPoints }) => {
    expect(meanErrorPoints).toBeLessThanOrEqual(mostError[name]);
  });

  test("at New York's publics the chance rises with grades at least half as much as admissions do", () => {
    expect(result.gradeSlopeShare).toBeGreaterThanOrEqual(0.5);
    expect(result.gradeSlopeShare).toBeLessThan(1);
  });

  test("nearly two groups in three are inside the range shown, without the shift", () => {
    expect(result.covered / cells.length).toBeGreaterThanOrEqual(0.64);
  });

  test("decisions that have nothing to do with the records are not explained", () => {
    const shuffled = cells.map((cell, index) => ({
      ...cell,
      admittedShare: cells[(index + 97) % cells.length]?.admittedShare ?? 0,
    }));
    expect(runSchoolBacktest(shuffled, findShippedCollege).groups[0]?.meanErrorPoints).toBeGreaterThan(25);
  });

  test("/methodology prints these totals", () => {
    expect(schoolTest).toEqual({
      colleges: result.colleges,
      shift: Number(result.shift.toFixed(2)),
      slopePercent: Math.round(100 * result.gradeSlopeShare),
      covered: result.covered,
      rows: result.groups.map((group) => ({
        name: group.name,
        cells: group.cells,
        applicants: group.applicants,
        predicted: Math.round(100 * group.predicted),
        admitted: Math.round(100 * group.admitted),
        error: Number(group.meanErrorPoints.toFixed(1)),
      })),
    });
  });
});
