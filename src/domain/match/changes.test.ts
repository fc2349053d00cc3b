/** Tests of what an answer changed in the ranking. */
import { describe, expect, test } from "vitest";
import { makeEstimate, type Row, makeRow } from "../../../test/support/rankedRow.ts";
import { listRankingChanges } from "./changes.ts";

const makeRanking = (rows: readonly Row[], payPerYearUsd: number | null = null) => ({ rows, payPerYearUsd });
const makeBand = (lowUsd: number, highUsd: number) => ({ lowUsd, middleUsd: (lowUsd + highUsd) / 2, highUsd });
const listCodes = (before: ReturnType<typeof makeRanking>, after: ReturnType<typeof makeRanking>) =>
  listRankingChanges(before, after).map((change) => change.code);

describe("what an answer changed", () => {
  test("nothing, where nothing moved", () => {
    const same = makeRanking([makeRow({ unitId: 1, priceBand: makeBand(1, 2) })], 10);
    expect(listRankingChanges(same, same)).toEqual([]);
  });

  test("a first grade average gives chances where there were none", () => {
    const before = makeRanking([makeRow({ unitId: 1, label: "unknown" })]);
    const after = makeRanking([makeRow({ unitId: 1, label: "target", chance: makeEstimate(0.5, 0.3, 0.7) })]);
    expect(listRankingChanges(before, after)).toEqual([{ code: "chances", before: 0, after: 1 }]);
  });

  test("a test score moves the chance at one of the best matches", () => {
    const before = makeRanking([makeRow({ unitId: 1, chance: makeEstimate(0.5, 0.2, 0.8) })]);
    const after = makeRanking([makeRow({ unitId: 1, chance: makeEstimate(0.6, 0.4, 0.8) })]);
    expect(listRankingChanges(before, after)).toMatchObject([
      { code: "chance", before: { low: 0.2 }, after: { low: 0.4 } },
    ]);
  });

  test("a chance that looks the same after rounding did not change", () => {
    const before = makeRanking([makeRow({ unitId: 1, chance: makeEstimate(0.5, 0.3, 0.7) })]);
    const after = makeRanking([makeRow({ unitId: 1, chance: makeEstimate(0.501, 0.302, 0.702) })]);
    expect(listRankingChanges(before, after)).toEqual([]);
  });

  test("what the family can pay counts the colleges whose whole price fits", () => {
    const rows = [
      makeRow({ unitId: 1, priceBand: makeBand(5_000, 20_000) }),
      makeRow({ unitId: 2, priceBand: makeBand(5_000, 20_001) }),
      makeRow({ unitId: 3 }),
    ];
    expect(listRankingChanges(makeRanking(rows), makeRanking(rows, 20_000))).toEqual([
      { code: "withinPrice", before: null, after: 1 },
    ]);
    expect(listRankingChanges(makeRanking(rows, 20_000), makeRanking(rows, 20_001))).toEqual([
      { code: "withinPrice", before: 1, after: 2 },
    ]);
  });

  test.each<[string, number, string[]]>([
    ["$500 narrower is said", 19_500, ["price", "pricesNarrower"]],
    ["$499 narrower is not", 19_501, []],
    ["$500 wider is said", 20_500, ["price", "pricesWider"]],
  ])("%s", (_name, highUsd, expected) => {
    const before = makeRanking([makeRow({ unitId: 1, priceBand: makeBand(10_000, 20_000) })]);
    const after = makeRanking([makeRow({ unitId: 1, priceBand: makeBand(10_000, highUsd) })]);
    expect(listCodes(before, after)).toEqual(expected);
  });

  test("labels that moved are counted, a first label is not a move", () => {
    const before = makeRanking([
      makeRow({ unitId: 1, label: "likelyPriceNotSafe" }),
      makeRow({ unitId: 2, label: "unknown" }),
    ]);
    const after = makeRanking([makeRow({ unitId: 1, label: "safety" }), makeRow({ unitId: 2, label: "target" })]);
    expect(listRankingChanges(before, after)).toEqual([
      { code: "labels", count: 1, safetiesBefore: 0, safetiesAfter: 1 },
    ]);
  });

  test("kinds of college that are not wanted leave the ranking, and new ones come to the top", () => {
    const before = makeRanking([makeRow({ unitId: 1 }), makeRow({ unitId: 2 })]);
    expect(listRankingChanges(before, makeRanking([makeRow({ unitId: 2 })]))).toEqual([
      { code: "colleges", before: 2, after: 1 },
    ]);
    expect(listRankingChanges(makeRanking([makeRow({ unitId: 2 })]), before)).toEqual([
      { code: "colleges", before: 1, after: 2 },
      { code: "best", count: 1, of: 2 },
    ]);
  });
});
