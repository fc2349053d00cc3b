/** The lowest figure of a row is marked only where it says something. */
import { describe, expect, test } from "vitest";
import { lowestOf } from "./lowest.ts";

describe("the lowest of a row", () => {
  test.for([
    ["the second of three", [12_000, 9_000, 15_000], 1],
    ["an unknown figure is not zero", [null, 9_000, 15_000], 1],
    ["two alike at the bottom", [9_000, 9_000, 15_000], null],
    ["all alike", [0, 0], null],
    ["only one known", [null, 9_000], null],
    ["below zero counts as lower", [-500, 0], 0],
  ] as const)("%s", ([, amounts, expected]) => {
    expect(lowestOf(amounts)).toBe(expected);
  });
});
