/** Early rounds are counts of one fall each, the newest published one. */
import { describe, expect, test } from "vitest";
import type { CommonDataSet, EarlyRound } from "./details.ts";
import { listEarlyRounds } from "./earlyRounds.ts";

const commonDataSet: CommonDataSet = {
  unitId: 191241,
  sourceYear: "2024-25",
  earlyDecisionApplicants: 600,
  earlyDecisionAdmitted: 300,
  earlyActionApplicants: null,
  earlyActionAdmitted: null,
  needMetShare: null,
  meetsFullNeed: null,
  averageNeedGrantUsd: null,
  averageAidPackageUsd: null,
  needAidShare: null,
  meritAidShare: null,
  averageMeritAwardUsd: null,
};

const decision: EarlyRound = {
  unitId: 191241,
  plan: "earlyDecision",
  fall: 2025,
  applicants: 700,
  admitted: 350,
  sourceYear: "2025-26",
  sourceUrl: null,
};
const totals = { fall: 2024, applicants: 10_000, admitted: 6_000 };

describe("which fall", () => {
  test.each([
    ["the newer row", decision, 2025, 700],
    ["the Common Data Set where it is newer", { ...decision, fall: 2023, sourceYear: "2023-24" }, 2024, 600],
    ["the same fall twice: the Common Data Set", { ...decision, fall: 2024 }, 2024, 600],
  ])("%s", (_, round, fall, applicants) => {
    expect(listEarlyRounds([round], commonDataSet, totals)).toMatchObject([{ fall, applicants }]);
  });

  test("plans stand apart, and half a figure is none", () => {
    const action: EarlyRound = { ...decision, plan: "earlyAction" };
    const half = { ...commonDataSet, earlyDecisionAdmitted: null };
    expect(listEarlyRounds([action, decision], half, totals).map(({ plan }) => plan)).toEqual([
      "earlyAction",
      "earlyDecision",
    ]);
    expect(listEarlyRounds([], null, totals)).toEqual([]);
  });
});

describe("beside the other rounds of that fall", () => {
  test.each([
    ["fewer admitted early, as at Fordham", totals, true],
    ["more admitted early", { ...totals, admitted: 2_000 }, false],
    ["another fall", { ...totals, fall: 2025 }, null],
    ["totals not published", { ...totals, admitted: null }, null],
    ["totals that cannot be", { ...totals, admitted: 100 }, null],
  ])("%s", (_, all, isHarderThanRest) => {
    expect(listEarlyRounds([], commonDataSet, all)[0]?.isHarderThanRest).toBe(isHarderThanRest);
  });
});
