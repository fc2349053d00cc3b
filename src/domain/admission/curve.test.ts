/** The chance curve's average over all applicants is the published admit rate. */
import { describe, expect, test } from "vitest";
import {
  calculateMeanAdmittedZ,
  calculateMeanChance,
  findSlope,
  holdZ,
  solveIntercept,
  toShare,
} from "./curve.ts";

describe("the chance curve", () => {
  test("at a college that admits half, the average applicant has about an even chance", () => {
    // Not exactly even: very strong applicants are held at two deviations, very weak ones only at three.
    expect(toShare(solveIntercept(0.5) ?? -9)).toBeCloseTo(0.5, 2);
  });

  test.each([0.006, 0.04, 0.1, 0.15, 0.2, 0.25, 0.4, 0.6, 0.85, 0.994])(
    "the mean chance of all applicants is the admit rate %d",
    (admitRate) => {
      const intercept = solveIntercept(admitRate);
      expect(intercept).not.toBeNull();
      expect(calculateMeanChance(intercept ?? 0, findSlope(admitRate))).toBeCloseTo(admitRate, 8);
    },
  );

  test("the average agrees with a sum over ten thousand simulated ranks", () => {
    // Independent of the grid: equal slices of a numerically inverted normal distribution.
    const intercept = solveIntercept(0.3) ?? 0;
    let sum = 0;
    let weights = 0;
    for (let z = -6; z <= 6; z += 0.001) {
      const weight = Math.exp((-z * z) / 2);
      sum += weight * toShare(intercept + 1.6 * Math.min(2, Math.max(-3, z)));
      weights += weight;
    }
    expect(sum / weights).toBeCloseTo(0.3, 4);
  });

  test.each([0.05, 0.15, 0.5, 0.9])(
    "where %d are admitted, the admitted class stands above all applicants",
    (rate) => {
      const shift = calculateMeanAdmittedZ(solveIntercept(rate) ?? 0, findSlope(rate));
      expect(shift).toBeGreaterThan(0);
      expect(shift).toBeLessThan(1.5);
    },
  );

  test.each([
    { z: -9, held: -9 },
    { z: -3, held: -3 },
    { z: 0.4, held: 0.4 },
    { z: 2, held: 2 },
    { z: 2.01, held: 2 },
  ])("a z-score of $z counts as $held", ({ z, held }) => {
    expect(holdZ(z)).toBe(held);
  });

  test.each([
    { admitRate: 0.005, has: false },
    { admitRate: 0.0051, has: true },
    { admitRate: 0.9949, has: true },
    { admitRate: 0.995, has: false },
    { admitRate: 0, has: false },
    { admitRate: 1, has: false },
    { admitRate: Number.NaN, has: false },
  ])("an admit rate of $admitRate has a curve: $has", ({ admitRate, has }) => {
    expect(solveIntercept(admitRate) !== null).toBe(has);
  });

  test.each([
    { admitRate: 0.03, slope: 1.0 },
    { admitRate: 0.1, slope: 1.0 },
    { admitRate: 0.175, slope: 1.3 },
    { admitRate: 0.25, slope: 1.6 },
    { admitRate: 0.9, slope: 1.6 },
  ])("the slope at an admit rate of $admitRate is $slope", ({ admitRate, slope }) => {
    expect(findSlope(admitRate)).toBeCloseTo(slope, 10);
  });
});
