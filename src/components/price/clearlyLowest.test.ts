/** The lowest price of a row is marked only where it says something. */
import { describe, expect, test } from "vitest";
import { findClearlyLowest, type Range } from "./clearlyLowest.ts";

const makeFigure = (amountUsd: number): Range => ({ lowUsd: amountUsd, highUsd: amountUsd });
const makeBand = (lowUsd: number, highUsd: number): Range => ({ lowUsd, highUsd });

const cases: [string, (Range | null)[], number | null][] = [
  ["the second of three figures", [makeFigure(12_000), makeFigure(9_000), makeFigure(15_000)], 1],
  ["an unknown figure is not zero", [null, makeFigure(9_000), makeFigure(15_000)], 1],
  ["two alike at the bottom", [makeFigure(9_000), makeFigure(9_000), makeFigure(15_000)], null],
  ["all alike", [makeFigure(0), makeFigure(0)], null],
  ["only one known", [null, makeFigure(9_000)], null],
  ["below zero counts as lower", [makeFigure(-500), makeFigure(0)], 0],
  ["a band wholly below the other", [makeBand(15_000, 24_000), makeBand(38_000, 45_000)], 0],
  ["bands that touch", [makeBand(15_000, 24_000), makeBand(24_000, 45_000)], null],
  ["bands that overlap, however different their middles", [makeBand(0, 94_000), makeBand(40_000, 76_000)], null],
];

describe("the lowest price", () => {
  test.for(cases)("%s", ([, ranges, expected]) => {
    expect(findClearlyLowest(ranges)).toBe(expected);
  });
});
