/** The spread of applicants' GPAs: by a college's own figures where they say something, and by one line where not. */
import { describe, expect, test } from "vitest";
import { calculateGpaSpread, type SpreadInput } from "./gpaSpread.ts";

const state: SpreadInput = {
  unitId: 100_001,
  level: "fourYear",
  undergraduates: 8_000,
  completionRate: 0.5,
  enrolledGpa: null,
};

describe("the spread of applicants' GPAs", () => {
  test("where half finish and 90% are admitted, a 2.8 is not far below the middle", () => {
    // 2.70 + 1.47 × 0.5 = 3.435 and 0.915 − 0.69 × 0.5 = 0.57 enrolled; applicants 0.57 / 0.93, lower by 0.13 of it.
    const { unweighted, from } = calculateGpaSpread(state, 0.9);
    expect(from).toBe("completion");
    expect(unweighted.sd).toBeCloseTo(0.57 / 0.93, 6);
    expect(unweighted.mean).toBeCloseTo(3.435 - 0.13 * (0.57 / 0.93), 6);
  });

  test("the college's own average counts for more than completion, up to 3.75", () => {
    const own = calculateGpaSpread({ ...state, enrolledGpa: 3.25 }, 0.9);
    expect(own.from).toBe("ownAverage");
    expect(own.unweighted.sd).toBeCloseTo((0.24 + 0.51 * 0.75) / 0.93, 6);
    expect(calculateGpaSpread({ ...state, enrolledGpa: 3.76 }, 0.9)).toEqual(calculateGpaSpread(state, 0.9));
    expect(calculateGpaSpread({ ...state, enrolledGpa: 4.3 }, 0.9)).toEqual(calculateGpaSpread(state, 0.9));
  });

  test("two colleges that admit alike differ where one graduates its students and the other does not", () => {
    const iowa = calculateGpaSpread({ ...state, completionRate: 0.75 }, 0.85);
    const southBend = calculateGpaSpread({ ...state, completionRate: 0.4 }, 0.85);
    expect(iowa.unweighted.mean - southBend.unweighted.mean).toBeGreaterThan(0.4);
  });

  test.each([
    ["completion is not known", { completionRate: null }],
    ["nobody finished, which is more often a gap than a fact", { completionRate: 0.05 }],
    ["everybody did", { completionRate: 0.99 }],
    ["there are too few students", { undergraduates: 299 }],
    ["their number is not known", { undergraduates: null }],
    ["it is a two-year college", { level: "twoYear" as const }],
  ])("where %s, one line serves all, and its own average does not change that", (_case, changed) => {
    const spread = calculateGpaSpread({ ...state, enrolledGpa: 3.2, ...changed }, 0.9);
    expect(spread.from).toBe("line");
    expect(spread.weighted.mean).toBeCloseTo(3.6 - 0.14 * Math.log(0.9), 6);
    expect(spread.unweighted.mean).toBeCloseTo(spread.weighted.mean - 0.2, 6);
  });

  test("few who finish do not make a college easy that admits one in ten", () => {
    const { unweighted, weighted } = calculateGpaSpread({ ...state, completionRate: 0.45 }, 0.1);
    expect(unweighted.mean).toBeGreaterThanOrEqual(3.4 - 0.14 * Math.log(0.1));
    expect(weighted.mean).toBeCloseTo(unweighted.mean + 0.1, 6);
  });

  test("a twentieth of a grade point never moves a chance by more than five points, but on California's own table", () => {
    const narrow: SpreadInput = { ...state, completionRate: 0.97 };
    // The slope there is 1.6, and a quarter of 4 log-odds a point is a chance of 5 points in a twentieth.
    expect(calculateGpaSpread(narrow, 0.5).unweighted.sd).toBe(0.4);
    expect(calculateGpaSpread(narrow, 0.5).weighted.sd).toBe(0.4);
    // Where one in ten is admitted the slope is 1.
    expect(calculateGpaSpread({ ...narrow, completionRate: null }, 0.1).weighted.sd).toBe(0.35);
    const berkeley = calculateGpaSpread({ ...narrow, unitId: 110_635 }, 0.5);
    expect(berkeley.weighted.sd).toBe(0.35);
    expect(berkeley.unweighted.sd).toBe(0.4);
  });

  test("no step: a point more of admission or completion never moves the mean by a tenth", () => {
    for (let rate = 0.06; rate < 0.98; rate += 0.01) {
      for (let completion = 0.06; completion < 0.97; completion += 0.01) {
        const here = calculateGpaSpread({ ...state, completionRate: completion }, rate);
        const further = calculateGpaSpread({ ...state, completionRate: completion + 0.01 }, rate);
        const easier = calculateGpaSpread({ ...state, completionRate: completion }, rate + 0.01);
        for (const next of [further, easier]) {
          for (const scale of ["weighted", "unweighted"] as const) {
            expect(Math.abs(next[scale].mean - here[scale].mean)).toBeLessThan(0.1);
            expect(next[scale].sd).toBeGreaterThan(0);
          }
        }
      }
    }
  });
});
