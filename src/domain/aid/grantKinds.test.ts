/** Need-based and merit aid in a college's grants, from published figures. */
import { describe, expect, test } from "vitest";
import type { AidPolicy, CommonDataSet } from "#domain/college/details.ts";
import { findMeritFigures, splitGrants } from "./grantKinds.ts";

/** Emory's figures of 2024-25. */
const emory: CommonDataSet = {
  unitId: 139658,
  sourceYear: "2024-25",
  earlyDecisionApplicants: null,
  earlyDecisionAdmitted: null,
  earlyActionApplicants: null,
  earlyActionAdmitted: null,
  needMetShare: 1,
  meetsFullNeed: true,
  averageNeedGrantUsd: 60_600,
  averageAidPackageUsd: 63_000,
  needAidShare: 0.43,
  meritAidShare: 0.17,
  averageMeritAwardUsd: 38_700,
};
const needOnlyPolicy: AidPolicy = {
  unitId: 166027,
  awardYear: "2026-27",
  freeTuitionUnderUsd: 200_000,
  halfTuitionUnderUsd: null,
  noParentContributionUnderUsd: 100_000,
  isInclusive: {
    freeTuition: true,
    halfTuition: null,
    noParentContribution: true,
    freeTuitionAndLiving: null,
  },
  freeTuitionAndLivingUnderUsd: null,
  appliesToStates: null,
  isForMost: false,
  meetsFullNeed: true,
  hasNoLoans: true,
  isNeedBasedOnly: true,
  appliesTo: null,
  sourceUrl: "https://example.edu/",
};

test("43% get $60,600 by need and 17% get $38,700 by merit: four of five dollars are need-based", () => {
  const split = splitGrants(emory, null);
  expect(split).toMatchObject({ kind: "split", needUsd: 2_605_800, meritUsd: 657_900, year: "2024-25" });
  expect(split.kind === "split" && split.needShare).toBeCloseTo(0.798, 3);
});

describe("when no split is possible", () => {
  test.each<[string, Partial<CommonDataSet> | null, AidPolicy | null, object]>([
    ["a policy of need alone", {}, needOnlyPolicy, { kind: "needOnly", because: "policy", year: "2026-27" }],
    [
      "no merit aid is reported",
      { meritAidShare: 0, averageMeritAwardUsd: null },
      null,
      { kind: "needOnly", because: "noMerit", year: "2024-25" },
    ],
    [
      "the shares are more than all students",
      { needAidShare: 0.5, meritAidShare: 0.51 },
      null,
      { kind: "overlapping", year: "2024-25" },
    ],
    ["no Common Data Set was read", null, null, { kind: "notPublished" }],
    ["its share with need is missing", { needAidShare: null }, null, { kind: "notPublished" }],
    ["its average award is missing", { averageMeritAwardUsd: null }, null, { kind: "notPublished" }],
  ])("%s", (_name, changes, policy, expected) => {
    expect(splitGrants(changes === null ? null : { ...emory, ...changes }, policy)).toEqual(expected);
  });

  test("shares that add up to exactly all students are split", () => {
    expect(splitGrants({ ...emory, needAidShare: 0.5, meritAidShare: 0.5 }, null).kind).toBe("split");
  });
});

test("merit figures are unknown if we have no data", () => {
  expect(findMeritFigures(null, null)).toEqual({ recipients: null, averageUsd: null });
  expect(findMeritFigures(emory, null).averageUsd).toBe(38_700);
});
