/** The order in which colleges are displayed. */
import { describe, expect, test } from "vitest";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { type Row, rowOf } from "../../../test/support/rankedRow.ts";
import { inProvenOrder } from "./provenOrder.ts";

const known = { completionRate: 0.8, earningsUsd: 65_000, undergraduates: 10_000 };
const order = (rows: readonly Row[], profile = emptyProfile, money = emptyMoney) =>
  inProvenOrder(rows, profile, money).map(({ row }) => row.college.unitId);

describe("the display order", () => {
  test("a college with one good figure comes after one with two", () => {
    const oneFigure = rowOf({
      unitId: 1,
      match: 100,
      college: { ...known, completionRate: 1, earningsUsd: null },
    });
    const two = rowOf({ unitId: 2, match: 83, college: known });
    expect(order([oneFigure, two])).toEqual([2, 1]);
  });

  test("a college with six students does not lead the list", () => {
    const tiny = rowOf({
      unitId: 1,
      match: 100,
      college: { ...known, completionRate: 1, earningsUsd: 90_000, undergraduates: 6 },
    });
    const large = rowOf({ unitId: 2, match: 83, college: known });
    expect(order([tiny, large])).toEqual([2, 1]);
  });

  test("a small college with good outcomes still comes before a large one with poor outcomes", () => {
    const small = rowOf({
      unitId: 1,
      match: 95,
      college: { ...known, completionRate: 0.9, undergraduates: 900 },
    });
    const poor = rowOf({
      unitId: 2,
      match: 40,
      college: { ...known, completionRate: 0.4, earningsUsd: 45_000, undergraduates: 40_000 },
    });
    expect(order([poor, small])).toEqual([1, 2]);
  });

  test("an unknown price counts as average, and only if the family asked about price", () => {
    const unknownPrice = rowOf({ unitId: 1, match: 90, college: { ...known, completionRate: 0.82 } });
    const within = rowOf({
      unitId: 2,
      match: 90,
      college: known,
      priceBand: { lowUsd: 5_000, middleUsd: 8_000, highUsd: 10_000 },
    });
    expect(order([unknownPrice, within])).toEqual([1, 2]);
    expect(order([unknownPrice, within], emptyProfile, { ...emptyMoney, payPerYearUsd: 12_000 })).toEqual([
      2, 1,
    ]);
  });

  test("open admission is not a missing figure", () => {
    const open = rowOf({ unitId: 1, match: 90, chance: { kind: "open" }, college: known });
    const silent = rowOf({
      unitId: 2,
      match: 90,
      chance: { kind: "unknown", because: "noAdmitRate" },
      college: known,
    });
    expect(order([silent, open], { ...emptyProfile, gpa: 3.5 })).toEqual([1, 2]);
  });

  test("colleges without a match come last", () => {
    const none = rowOf({ unitId: 1, match: null, college: known });
    const poor = rowOf({
      unitId: 2,
      match: 1,
      college: { ...known, completionRate: 0.1, earningsUsd: 20_000 },
    });
    expect(order([none, poor])).toEqual([2, 1]);
  });
});
