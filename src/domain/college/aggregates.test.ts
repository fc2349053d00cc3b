/** Medians and counts of a group of colleges. */
import { describe, expect, test } from "vitest";
import { calculateMedian } from "./aggregates.ts";

describe("the median over colleges", () => {
  test.each([
    ["an odd number: the middle one", [30, 10, 20], "usd", 20, 3],
    ["an even number: the mean of the middle two, in whole dollars", [10, 21, 30, 5], "usd", 16, 4],
    ["unknown figures are left out, not taken for 0", [null, 10, null, 30], "usd", 20, 2],
    ["negative net prices count", [-500, 100], "usd", -200, 2],
    ["zero is a figure", [0, 0, 9], "usd", 0, 3],
    ["shares keep four decimals", [0.12344, 0.12348], "share", 0.1235, 2],
    ["one college", [7], "usd", 7, 1],
    ["none", [], "usd", null, 0],
    ["none that is known", [null, null], "share", null, 0],
  ] as const)("%s", (_, values, unit, median, n) => {
    expect(calculateMedian(values, unit)).toEqual({ median, n });
  });
});
