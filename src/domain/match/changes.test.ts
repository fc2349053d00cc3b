/** What an answer changed in the ranking. */
import { describe, expect, test } from "vitest";
import { estimateOf, type Row, rowOf } from "../../../test/support/rankedRow.ts";
import { changesBetween } from "./changes.ts";

const ranking = (rows: readonly Row[], payPerYearUsd: number | null = null) => ({ rows, payPerYearUsd });
const band = (lowUsd: number, highUsd: number) => ({ lowUsd, middleUsd: (lowUsd + highUsd) / 2, highUsd });
const codesOf = (before: ReturnType<typeof ranking>, after: ReturnType<typeof ranking>) =>
  changesBetween(before, after).map((change) => change.code);

describe("what an answer changed", () => {
  test("nothing, if nothing moved", () => {
    const same = ranking([rowOf({ unitId: 1, priceBand: band(1, 2) })], 10);
    expect(changesBetween(same, same)).toEqual([]);
  });

  test("a first GPA gives chances where there were none", () => {
    const before = ranking([rowOf({ unitId: 1, label: "unknown" })]);
    const after = ranking([rowOf({ unitId: 1, label: "target", chance: estimateOf(0.5, 0.3, 0.7) })]);
    expect(changesBetween(before, after)).toEqual([{ code: "chances", before: 0, after: 1 }]);
  });

  test("a test score moves the chance at one of the best matches", () => {
    const before = ranking([rowOf({ unitId: 1, chance: estimateOf(0.5, 0.2, 0.8) })]);
    const after = ranking([rowOf({ unitId: 1, chance: estimateOf(0.6, 0.4, 0.8) })]);
    expect(changesBetween(before, after)).toMatchObject([
      { code: "chance", before: { low: 0.2 }, after: { low: 0.4 } },
    ]);
  });

  test("a chance that looks the same after rounding did not change", () => {
    const before = ranking([rowOf({ unitId: 1, chance: estimateOf(0.5, 0.3, 0.7) })]);
    const after = ranking([rowOf({ unitId: 1, chance: estimateOf(0.501, 0.302, 0.702) })]);
    expect(changesBetween(before, after)).toEqual([]);
  });

  test("the amount the family can pay counts the colleges whose whole price fits", () => {
    const rows = [
      rowOf({ unitId: 1, priceBand: band(5_000, 20_000) }),
      rowOf({ unitId: 2, priceBand: band(5_000, 20_001) }),
      rowOf({ unitId: 3 }),
    ];
    expect(changesBetween(ranking(rows), ranking(rows, 20_000))).toEqual([
      { code: "withinPrice", before: null, after: 1 },
    ]);
    expect(changesBetween(ranking(rows, 20_000), ranking(rows, 20_001))).toEqual([
      { code: "withinPrice", before: 1, after: 2 },
    ]);
  });

  test.each<[string, number, string[]]>([
    ["$500 narrower is said", 19_500, ["price", "pricesNarrower"]],
    ["$499 narrower is not", 19_501, []],
    ["$500 wider is said", 20_500, ["price", "pricesWider"]],
  ])("%s", (_name, highUsd, expected) => {
    const before = ranking([rowOf({ unitId: 1, priceBand: band(10_000, 20_000) })]);
    const after = ranking([rowOf({ unitId: 1, priceBand: band(10_000, highUsd) })]);
    expect(codesOf(before, after)).toEqual(expected);
  });

  test("changed labels are counted, a first label is not a change", () => {
    const before = ranking([
      rowOf({ unitId: 1, label: "likelyPriceNotSafe" }),
      rowOf({ unitId: 2, label: "unknown" }),
    ]);
    const after = ranking([rowOf({ unitId: 1, label: "safety" }), rowOf({ unitId: 2, label: "target" })]);
    expect(changesBetween(before, after)).toEqual([
      { code: "labels", count: 1, safetiesBefore: 0, safetiesAfter: 1 },
    ]);
  });

  test("college types that are not wanted leave the ranking, and new ones rise to the top", () => {
    const before = ranking([rowOf({ unitId: 1 }), rowOf({ unitId: 2 })]);
    expect(changesBetween(before, ranking([rowOf({ unitId: 2 })]))).toEqual([
      { code: "colleges", before: 2, after: 1 },
    ]);
    expect(changesBetween(ranking([rowOf({ unitId: 2 })]), before)).toEqual([
      { code: "colleges", before: 1, after: 2 },
      { code: "best", count: 1, of: 2 },
    ]);
  });
});
