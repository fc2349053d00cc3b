/** The order in which colleges are displayed. */
import { describe, expect, test } from "vitest";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { makeRow, type Row } from "../../../test/support/rankedRow.ts";
import { sortByProven } from "./provenOrder.ts";

const known = { completionRate: 0.8, earningsUsd: 65_000, undergraduates: 10_000 };
const orderRows = (rows: readonly Row[], profile = emptyProfile, money = emptyMoney) =>
  sortByProven(rows, profile, money).map(({ row }) => row.college.unitId);

describe("the display order", () => {
  test("a college with one good figure comes after one with two", () => {
    const oneFigure = makeRow({
      unitId: 1,
      match: 100,
      college: { ...known, completionRate: 1, earningsUsd: null },
    });
    const two = makeRow({ unitId: 2, match: 83, college: known });
    expect(orderRows([oneFigure, two])).toEqual([2, 1]);
  });

  test("a college with six students does not lead the list", () => {
    const tiny = makeRow({
      unitId: 1,
      match: 100,
      college: { ...known, completionRate: 1, earningsUsd: 90_000, undergraduates: 6 },
    });
    const large = makeRow({ unitId: 2, match: 83, college: known });
    expect(orderRows([tiny, large])).toEqual([2, 1]);
  });

  test("a small college with good outcomes still comes before a large one with poor outcomes", () => {
    const small = makeRow({
      unitId: 1,
      match: 95,
      college: { ...known, completionRate: 0.9, undergraduates: 900 },
    });
    const poor = makeRow({
      unitId: 2,
      match: 40,
      college: { ...known, completionRate: 0.4, earningsUsd: 45_000, undergraduates: 40_000 },
    });
    expect(orderRows([poor, small])).toEqual([1, 2]);
  });

  test("an unknown price counts as average, and only if the family asked about price", () => {
    const unknownPrice = makeRow({ unitId: 1, match: 90, college: { ...known, completionRate: 0.82 } });
    const within = makeRow({
      unitId: 2,
      match: 90,
      college: known,
      priceBand: { lowUsd: 5_000, middleUsd: 8_000, highUsd: 10_000 },
    });
    expect(orderRows([unknownPrice, within])).toEqual([1, 2]);
    expect(orderRows([unknownPrice, within], emptyProfile, { ...emptyMoney, payPerYearUsd: 12_000 })).toEqual(
      [2, 1],
    );
  });

  test("open admission is not a missing figure", () => {
    const open = makeRow({
      unitId: 1,
      match: 90,
      chance: { kind: "open", because: "openAdmission" },
      college: known,
    });
    const silent = makeRow({
      unitId: 2,
      match: 90,
      chance: { kind: "unknown", because: "noAdmitRate" },
      college: known,
    });
    expect(orderRows([silent, open], { ...emptyProfile, gpa: 3.5 })).toEqual([1, 2]);
  });

  test("colleges without a match come last", () => {
    const none = makeRow({ unitId: 1, match: null, college: known });
    const poor = makeRow({
      unitId: 2,
      match: 1,
      college: { ...known, completionRate: 0.1, earningsUsd: 20_000 },
    });
    expect(orderRows([none, poor])).toEqual([2, 1]);
  });
});
