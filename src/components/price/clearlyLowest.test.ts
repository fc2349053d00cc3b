/** The lowest price of a row is marked only where it says something. */
import { describe, expect, test } from "vitest";
import { clearlyLowest, type Range } from "./clearlyLowest.ts";

const figure = (amountUsd: number): Range => ({ lowUsd: amountUsd, highUsd: amountUsd });
const band = (lowUsd: number, highUsd: number): Range => ({ lowUsd, highUsd });

const cases: [string, (Range | null)[], number | null][] = [
  ["the second of three figures", [figure(12_000), figure(9_000), figure(15_000)], 1],
  ["an unknown figure is not zero", [null, figure(9_000), figure(15_000)], 1],
  ["two alike at the bottom", [figure(9_000), figure(9_000), figure(15_000)], null],
  ["all alike", [figure(0), figure(0)], null],
  ["only one known", [null, figure(9_000)], null],
  ["below zero counts as lower", [figure(-500), figure(0)], 0],
  ["a band wholly below the other", [band(15_000, 24_000), band(38_000, 45_000)], 0],
  ["bands that touch", [band(15_000, 24_000), band(24_000, 45_000)], null],
  ["bands that overlap, however different their middles", [band(0, 94_000), band(40_000, 76_000)], null],
];

describe("the lowest price", () => {
  test.for(cases)("%s", ([, ranges, expected]) => {
    expect(clearlyLowest(ranges)).toBe(expected);
  });
});
