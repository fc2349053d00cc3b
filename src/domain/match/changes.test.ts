/** What an answer changed in the ranking. */
import { describe, expect, test } from "vitest";
import type { BudgetLabel } from "#domain/price/budgetLabel.ts";
import { makeEstimate, makeRow, type Row } from "../../../test/support/rankedRow.ts";
import { listRankingChanges } from "./changes.ts";

const makeRanking = (rows: readonly Row[], payPerYearUsd: number | null = null) => ({ rows, payPerYearUsd });
const makeBand = (lowUsd: number, highUsd: number) => ({
  lowUsd,
  middleUsd: (lowUsd + highUsd) / 2,
  highUsd,
});
const listCodes = (before: ReturnType<typeof makeRanking>, after: ReturnType<typeof makeRanking>) =>
  listRankingChanges(before, after).map((change) => change.code);

describe("what an answer changed", () => {
  test("nothing, if nothing moved", () => {
    const same = makeRanking([makeRow({ unitId: 1, priceBand: makeBand(1, 2) })], 10);
    expect(listRankingChanges(same, same)).toEqual([]);
  });

  test("a first GPA gives chances where there were none", () => {
    const before = makeRanking([makeRow({ unitId: 1, admission: "unknown" })]);
    const after = makeRanking([
      makeRow({ unitId: 1, admission: "target", chance: makeEstimate(0.5, 0.3, 0.7) }),
    ]);
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

  test("the amount the family can pay counts the colleges whose whole price fits", () => {
    const makeRows = (...budgets: BudgetLabel[]) =>
      budgets.map((budget, index) => makeRow({ unitId: index + 1, budget }));
    const first = makeRows("within", "maybe", "unknown");
    const second = makeRows("within", "within", "unknown");
    expect(
      listRankingChanges(
        makeRanking(makeRows("noBudget", "noBudget", "noBudget")),
        makeRanking(first, 20_000),
      ),
    ).toEqual([{ code: "withinPrice", before: null, after: 1 }]);
    expect(listRankingChanges(makeRanking(first, 20_000), makeRanking(second, 20_001))).toEqual([
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

  test("changed labels are counted, a first label is not a change", () => {
    const before = makeRanking([
      makeRow({ unitId: 1, admission: "likely" }),
      makeRow({ unitId: 2, admission: "unknown" }),
    ]);
    const after = makeRanking([
      makeRow({ unitId: 1, admission: "safety" }),
      makeRow({ unitId: 2, admission: "target" }),
    ]);
    expect(listRankingChanges(before, after)).toEqual([
      { code: "labels", count: 1, safetiesBefore: 0, safetiesAfter: 1 },
    ]);
  });

  test("a budget makes financial safeties without changing a label", () => {
    const makeRows = (budget: BudgetLabel) => [
      makeRow({ unitId: 1, admission: "safety", budget }),
      makeRow({ unitId: 2, admission: "open", budget }),
      makeRow({ unitId: 3, admission: "likely", budget }),
    ];
    expect(
      listRankingChanges(makeRanking(makeRows("noBudget")), makeRanking(makeRows("within"), 10_000)),
    ).toContainEqual({ code: "labels", count: 0, safetiesBefore: 0, safetiesAfter: 2 });
  });

  test("college types that are not wanted leave the ranking, and new ones rise to the top", () => {
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
