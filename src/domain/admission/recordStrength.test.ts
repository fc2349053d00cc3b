/** How much a record says: the published slope for grades alone, more for a full record, less for a lone score. */
import { describe, expect, test } from "vitest";
import { calculateMeanChance, findSlope, solveIntercept } from "./curve.ts";
import { calculateRecordStrengths, type RecordStrength } from "./recordStrength.ts";

const rates = [0.02, 0.05, 0.1, 0.15, 0.25, 0.4, 0.6, 0.8, 0.9, 0.97];
const weights = [0, 0.1, 0.25, 0.35, 0.5, 0.6, 0.75, 1];

describe("how much a record says", () => {
  test("where tests are not read, grades are the full record and keep the published curve", () => {
    const { full, gradesAlone, compositeSpread } = calculateRecordStrengths(0, 1.6);
    expect(full).toEqual({ perIntercept: 1, perSlope: 1 });
    expect(gradesAlone).toEqual({ perIntercept: 1, perSlope: 1 });
    expect(compositeSpread).toBe(1);
  });

  test("half and half, at a slope of 1.6: worked by hand", () => {
    const { full, gradesAlone, scoreAlone, compositeSpread } = calculateRecordStrengths(0.5, 1.6);
    // √(¼ + ¼ + ¼); each part shows (½ + ¼) / 0.866 = 0.866 of the sum.
    expect(compositeSpread).toBeCloseTo(Math.sqrt(0.75), 10);
    // b² = 1.6² / (0.75 − 0.346 · 1.6² · 0.25) = 4.845; the rest of it is flattened by √(1 + 0.346 · 4.845 · 0.25).
    expect(1.6 * full.perSlope).toBeCloseTo(2.201, 3);
    expect(full.perIntercept).toBeCloseTo(1.191, 3);
    expect(gradesAlone.perSlope).toBeCloseTo(1, 10);
    expect(gradesAlone.perIntercept).toBeCloseTo(1, 10);
    // A lone score shows three quarters of 0.866: 2.201 · 0.65 / √(1 + 0.346 · 4.845 · 0.578) / 1.6.
    expect(scoreAlone.perSlope).toBeCloseTo(0.637, 3);
  });

  test.each(weights)(
    "with tests at a weight of %d, the mean over all applicants stays the admit rate",
    (weight) => {
      for (const rate of rates) {
        const slope = findSlope(rate);
        const intercept = solveIntercept(rate) ?? 0;
        const mean = ({ perIntercept, perSlope }: RecordStrength) =>
          calculateMeanChance(intercept * perIntercept, slope * perSlope);
        const { full, gradesAlone, scoreAlone } = calculateRecordStrengths(weight, slope);
        expect(Math.abs(mean(full) - rate), `${rate} full`).toBeLessThan(0.002);
        expect(Math.abs(mean(gradesAlone) - rate), `${rate} grades`).toBeLessThan(0.01);
        expect(Math.abs(mean(scoreAlone) - rate), `${rate} score`).toBeLessThan(0.01);
      }
    },
  );

  test.each(weights)("with tests at a weight of %d, a part never shows more than the whole", (weight) => {
    for (const slope of [1, 1.3, 1.6]) {
      const { full, gradesAlone, scoreAlone } = calculateRecordStrengths(weight, slope);
      expect(full.perSlope).toBeGreaterThanOrEqual(gradesAlone.perSlope - 1e-12);
      expect(full.perSlope).toBeGreaterThanOrEqual(scoreAlone.perSlope - 1e-12);
      expect(scoreAlone.perSlope).toBeGreaterThanOrEqual(0);
      expect(gradesAlone.perSlope).toBeGreaterThan(0);
    }
  });
});
