/** Tests of the order in which colleges are shown. */
import { describe, expect, test } from "vitest";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { type Row, makeRow } from "../../../test/support/rankedRow.ts";
import { sortByProven } from "./provenOrder.ts";

const known = { completionRate: 0.8, earningsUsd: 65_000, undergraduates: 10_000 };
const orderRows = (rows: readonly Row[], profile = emptyProfile, money = emptyMoney) =>
  sortByProven(rows, profile, money).map(({ row }) => row.college.unitId);

describe("the order shown", () => {
  test("a college with one good figure stands behind one with two", () => {
    const oneFigure = makeRow({
      unitId: 1,
      match: 100,
      college: { ...known, completionRate: 1, earningsUsd: null },
    });
    const two = makeRow({ unitId: 2, match: 83, college: known });
    expect(orderRows([oneFigure, two])).toEqual([2, 1]);
  });

  test("a college of six students does not lead the list", () => {
    const tiny = makeRow({
      unitId: 1,
      match: 100,
      college: { ...known, completionRate: 1, earningsUsd: 90_000, undergraduates: 6 },
    });
    const large = makeRow({ unitId: 2, match: 83, college: known });
    expect(orderRows([tiny, large])).toEqual([2, 1]);
  });

  test("a small college of good outcomes still stands before a large one of poor outcomes", () => {
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

  test("a price that is asked for and not known counts as middling, and only when it is asked for", () => {
    const unknownPrice = makeRow({ unitId: 1, match: 90, college: { ...known, completionRate: 0.82 } });
    const within = makeRow({
      unitId: 2,
      match: 90,
      college: known,
      priceBand: { lowUsd: 5_000, middleUsd: 8_000, highUsd: 10_000 },
    });
    expect(orderRows([unknownPrice, within])).toEqual([1, 2]);
    expect(orderRows([unknownPrice, within], emptyProfile, { ...emptyMoney, payPerYearUsd: 12_000 })).toEqual([
      2, 1,
    ]);
  });

  test("open admission is no gap in what is published", () => {
    const open = makeRow({ unitId: 1, match: 90, chance: { kind: "open" }, college: known });
    const silent = makeRow({
      unitId: 2,
      match: 90,
      chance: { kind: "unknown", because: "noAdmitRate" },
      college: known,
    });
    expect(orderRows([silent, open], { ...emptyProfile, gpa: 3.5 })).toEqual([1, 2]);
  });

  test("without a match there is no place but the last", () => {
    const none = makeRow({ unitId: 1, match: null, college: known });
    const poor = makeRow({
      unitId: 2,
      match: 1,
      college: { ...known, completionRate: 0.1, earningsUsd: 20_000 },
    });
    expect(orderRows([none, poor])).toEqual([2, 1]);
  });
});
