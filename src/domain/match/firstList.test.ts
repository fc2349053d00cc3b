/** Tests of the first list: its balance, what fills a gap, and what the first three answers add to the match. */
import { describe, expect, test } from "vitest";
import type { LabelCode } from "#domain/admission/label.ts";
import { type Row, rowOf } from "../../../test/support/rankedRow.ts";
import { type FirstListInput, firstListOf as firstListOfOrdered } from "./firstList.ts";

const nothingSaid: FirstListInput = {
  homeState: null,
  hasDistanceLimit: false,
  hasAcademics: true,
  wantsTwoYear: false,
  wantsForProfit: false,
  payPerYearUsd: null,
};

/** The order shown has its own tests; here the match stands for it. */
function firstListOf(rows: readonly Row[], input: FirstListInput): Row[] {
  return firstListOfOrdered(
    rows.map((row) => ({ row, score: row.matchPercent })),
    input,
  );
}

/** Many rows of the given labels, best match first, numbered from 1. */
function rowsOf(...labels: LabelCode[]): Row[] {
  return labels.map((label, index) => rowOf({ unitId: index + 1, label, match: 95 - index }));
}

const labelsOf = (rows: readonly Row[]) => rows.map((row) => row.label.code);
const idsOf = (rows: readonly Row[]) => rows.map((row) => row.college.unitId);

function many(label: LabelCode, count: number): LabelCode[] {
  return Array.from({ length: count }, () => label);
}

describe("the first list", () => {
  test("holds two safeties, two likelies, two targets and two reaches where there are enough", () => {
    const rows = rowsOf(
      ...many("reach", 9),
      ...many("target", 9),
      ...many("likely", 9),
      ...many("safety", 9),
    );
    const list = firstListOf(rows, nothingSaid);
    expect(labelsOf(list)).toEqual([
      "safety",
      "safety",
      "likely",
      "likely",
      "target",
      "target",
      "reach",
      "reach",
    ]);
    expect(idsOf(list)).toEqual([28, 29, 19, 20, 10, 11, 1, 2]);
  });

  test.each<[string, LabelCode[], LabelCode[]]>([
    ["nothing to choose from", [], []],
    ["three colleges in all", ["target", "reach", "safety"], ["safety", "target", "reach"]],
    [
      "no likelies: those whose price is not sure stand in",
      [...many("safety", 2), ...many("likelyPriceNotSafe", 2), ...many("target", 2), ...many("reach", 2)],
      ["safety", "safety", "likelyPriceNotSafe", "likelyPriceNotSafe", "target", "target", "reach", "reach"],
    ],
    [
      "no safeties: targets fill the places",
      [...many("target", 9), ...many("likely", 2), ...many("reach", 2)],
      ["likely", "likely", "target", "target", "target", "target", "reach", "reach"],
    ],
    ["reaches alone fill only half", many("reach", 20), many("reach", 4)],
    ["no chances known yet", many("unknown", 20), many("unknown", 8)],
  ])("%s", (_name, labels, expected) => {
    expect(labelsOf(firstListOf(rowsOf(...labels), nothingSaid))).toEqual(expected);
  });

  test("of two that match alike the nearer one comes first", () => {
    const far = rowOf({ unitId: 1, match: 80, distanceMiles: 900 });
    const near = rowOf({ unitId: 2, match: 79, distanceMiles: 60 });
    expect(idsOf(firstListOf([far, near], nothingSaid))).toEqual([2, 1]);
    expect(idsOf(firstListOf([far, near], { ...nothingSaid, hasDistanceLimit: true }))).toEqual([1, 2]);
  });

  test("without miles the own state comes first", () => {
    const other = rowOf({ unitId: 1, match: 80, college: { state: "AK" } });
    const own = rowOf({ unitId: 2, match: 70, college: { state: "TX" } });
    expect(idsOf(firstListOf([other, own], { ...nothingSaid, homeState: "TX" }))).toEqual([2, 1]);
  });

  test("one that is surely too dear stands behind one that may be in reach of the purse", () => {
    const dear = rowOf({
      unitId: 1,
      match: 80,
      priceBand: { lowUsd: 30_000, middleUsd: 35_000, highUsd: 40_000 },
    });
    const fair = rowOf({
      unitId: 2,
      match: 70,
      priceBand: { lowUsd: 10_000, middleUsd: 15_000, highUsd: 40_000 },
    });
    expect(idsOf(firstListOf([dear, fair], { ...nothingSaid, payPerYearUsd: 20_000 }))).toEqual([2, 1]);
  });

  test("two-year colleges step back unless they were asked for", () => {
    const two = rowOf({ unitId: 1, match: 80, college: { level: "twoYear" } });
    const four = rowOf({ unitId: 2, match: 75 });
    expect(idsOf(firstListOf([two, four], nothingSaid))).toEqual([2, 1]);
    expect(idsOf(firstListOf([two, four], { ...nothingSaid, wantsTwoYear: true }))).toEqual([1, 2]);
  });

  test("for-profit and online colleges step back, for-profit ones unless they were asked for", () => {
    const profit = rowOf({ unitId: 1, match: 80, college: { control: "forProfit" } });
    const online = rowOf({ unitId: 2, match: 80, college: { isOnlineOnly: true } });
    const usual = rowOf({ unitId: 3, match: 70 });
    expect(idsOf(firstListOf([profit, online, usual], nothingSaid))).toEqual([3, 1, 2]);
    expect(idsOf(firstListOf([profit, online, usual], { ...nothingSaid, wantsForProfit: true }))).toEqual([
      1, 3, 2,
    ]);
  });

  test("a tiny college, and one without a known price, step back", () => {
    const tiny = rowOf({ unitId: 1, match: 80, college: { undergraduates: 299 } });
    const usual = rowOf({ unitId: 2, match: 70, college: { undergraduates: 300 } });
    expect(idsOf(firstListOf([tiny, usual], nothingSaid))).toEqual([2, 1]);
    const priced = rowOf({
      unitId: 3,
      match: 60,
      priceBand: { lowUsd: 5_000, middleUsd: 8_000, highUsd: 12_000 },
    });
    expect(idsOf(firstListOf([usual, priced], { ...nothingSaid, payPerYearUsd: 20_000 }))).toEqual([3, 2]);
  });

  test("without grades or scores labels say little, so that fit alone decides", () => {
    const rows = rowsOf(...many("unknown", 9), "likelyPriceNotSafe");
    expect(labelsOf(firstListOf(rows, { ...nothingSaid, hasAcademics: false }))).toEqual(many("unknown", 8));
  });

  test("a college without any match is not shown first", () => {
    expect(firstListOf([rowOf({ unitId: 1, match: null })], nothingSaid)).toEqual([]);
  });

  test("nobody stands on the list twice", () => {
    const rows = rowsOf(...many("target", 30), ...many("safety", 1));
    const ids = idsOf(firstListOf(rows, nothingSaid));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
