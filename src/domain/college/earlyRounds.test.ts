/** Early rounds are counts of one fall each, and rates only beside the totals of the same fall. */
import { describe, expect, test } from "vitest";
import type { CommonDataSet, EarlyRound, EarlyRoundPlan } from "./details.ts";
import { findRoundRates, listEarlyRounds, type RoundTotals } from "./earlyRounds.ts";
import type { DeadlineRound } from "./rounds.ts";

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

describe("rates of one fall", () => {
  const action: EarlyRound = {
    ...decision,
    plan: "earlyAction",
    fall: 2024,
    applicants: 3_000,
    admitted: 2_000,
  };
  const dates = (...rounds: DeadlineRound[]) => rounds.map((round) => ({ round }));
  const plain = dates("earlyDecision", "regularDecision");
  const small = { ...commonDataSet, earlyDecisionApplicants: 29, earlyDecisionAdmitted: 20 };

  test("the fall of the totals before a newer one, so that both rates are of the same applicants", () => {
    expect(findRoundRates([decision], commonDataSet, totals, plain)).toMatchObject({
      fall: 2024,
      early: [{ plan: "earlyDecision", rate: 0.5 }],
      rest: { rate: 5_700 / 9_400, otherPlans: [] },
    });
  });

  test("another fall stands alone", () => {
    expect(findRoundRates([decision], null, totals, plain)).toMatchObject({ fall: 2025, rest: null });
  });

  test("the rest is what all known rounds leave", () => {
    const both = dates("earlyDecision1", "earlyDecision2", "earlyAction", "regularDecision");
    expect(findRoundRates([action], commonDataSet, totals, both)).toMatchObject({
      early: [{ plan: "earlyDecision" }, { plan: "earlyAction" }],
      joinsDecisionRounds: true,
      rest: { rate: 3_700 / 6_400, otherPlans: [] },
    });
  });

  test.each<[string, DeadlineRound[], EarlyRoundPlan[] | null]>([
    ["early decision and regular alone", ["earlyDecision1", "regularDecision"], []],
    ["early action as well", ["earlyAction2", "earlyDecision", "regularDecision"], ["earlyAction"]],
    ["in-state early action", ["earlyActionInState", "regularDecision"], ["earlyAction"]],
    ["a restrictive round", ["restrictiveEarlyAction", "regularDecision"], ["restrictiveEarlyAction"]],
    ["no regular date", ["earlyDecision"], null],
    ["no dates", [], null],
  ])("whether the rest holds other early rounds: %s", (_, rounds, otherPlans) => {
    expect(findRoundRates([], commonDataSet, totals, dates(...rounds))?.rest?.otherPlans).toEqual(otherPlans);
  });

  test.each<[string, RoundTotals, number | null]>([
    ["totals not published", { ...totals, admitted: null }, null],
    ["fewer admitted than early", { ...totals, admitted: 299 }, null],
    ["nobody else admitted", { ...totals, admitted: 300 }, 0],
    ["29 others", { ...totals, applicants: 629, admitted: 310 }, null],
    ["30 others", { ...totals, applicants: 630, admitted: 315 }, 0.5],
    ["more admitted than applied", { ...totals, applicants: 640, admitted: 600 }, null],
  ])("no rate where the counts allow none: %s", (_, all, rate) => {
    expect(findRoundRates([], commonDataSet, all, plain)?.rest?.rate ?? null).toBe(rate);
  });

  test("nothing without a round, or where too few applied in it", () => {
    expect(findRoundRates([], null, totals, plain)).toBeNull();
    expect(findRoundRates([], small, totals, plain)).toBeNull();
    expect(findRoundRates([], { ...small, earlyDecisionApplicants: 30 }, totals, plain)).not.toBeNull();
    expect(findRoundRates([action], small, totals, plain)?.early).toMatchObject([{ plan: "earlyAction" }]);
  });
});
