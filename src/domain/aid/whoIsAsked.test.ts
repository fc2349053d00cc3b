/** Who the FAFSA asks, and about what: every branch. */
import { describe, expect, test } from "vitest";
import { type AssetAnswers, findAssetExemption } from "./assetQuestions.ts";
import { type DependencyAnswers, decideDependency, independenceReasons, isTwentyFourFor } from "./dependency.ts";
import { type FafsaParentAnswers, findFafsaParent } from "./fafsaParent.ts";

// Built from the list itself, so every reason has its answer.
const allNo = Object.fromEntries(
  independenceReasons.map((reason) => [reason, false]),
) as DependencyAnswers["reasons"];
const plain: DependencyAnswers = { reasons: allNo, unusual: [], parentsRefuse: false };

describe("dependency status", () => {
  test.each(independenceReasons)("%s makes a student independent", (reason) => {
    const answers = { ...plain, reasons: { ...allNo, [reason]: true } };
    expect(decideDependency(answers)).toEqual({ status: "independent", because: reason });
  });
  test("the first reason of the form is named", () => {
    const reasons = { ...allNo, married: true, veteranOrActiveDuty: true };
    expect(decideDependency({ ...plain, reasons })).toEqual({ status: "independent", because: "married" });
  });
  test("who answers no, or nothing, is dependent", () => {
    expect(decideDependency(plain)).toEqual({ status: "dependent" });
    expect(decideDependency({ ...plain, reasons: { ...allNo, married: null } })).toEqual({ status: "dependent" });
  });
  test("parents who refuse leave a dependent student with an unsubsidized loan at most", () => {
    expect(decideDependency({ ...plain, parentsRefuse: true })).toEqual({ status: "dependentWithoutParents" });
  });
  test("an unusual circumstance comes before a refusal", () => {
    expect(decideDependency({ ...plain, parentsRefuse: true, unusual: ["abuse"] })).toEqual({
      status: "provisionallyIndependent",
      because: ["abuse"],
    });
  });
  test.each([
    ["2027-28", "2003-12-31", true],
    ["2027-28", "2004-01-01", false],
    ["2026-27", "2002-12-31", true],
    ["2026-27", "2003-01-01", false],
  ])("for %s a student born on %s is 24: %s", (awardYear, born, expected) => {
    expect(isTwentyFourFor(awardYear, born)).toBe(expected);
  });
});

const apart: FafsaParentAnswers = {
  together: "apart",
  paidMore: null,
  hasMore: null,
  isRemarried: null,
  filedJointly: null,
};

describe("the FAFSA parent", () => {
  test.each<[string, Partial<FafsaParentAnswers>, unknown]>([
    [
      "married, one return",
      { together: "marriedToEachOther", filedJointly: true },
      { parents: "both", contributors: 1, because: "married" },
    ],
    [
      "married, two returns",
      { together: "marriedToEachOther", filedJointly: false },
      { parents: "both", contributors: 2, because: "married" },
    ],
    [
      "married, not said how they filed",
      { together: "marriedToEachOther" },
      { parents: "both", contributors: null, because: "married" },
    ],
    [
      "living together unmarried",
      { together: "unmarriedLivingTogether" },
      { parents: "both", contributors: 2, because: "livingTogether" },
    ],
    ["both died", { together: "bothDied" }, { parents: "none", because: "bothDied" }],
    ["apart, nothing answered", {}, { parents: "unknown", ask: "paidMore" }],
    ["apart, the first paid more", { paidMore: "first" }, { parents: "unknown", ask: "isRemarried" }],
    [
      "and lives alone",
      { paidMore: "first", isRemarried: false },
      { parents: "first", because: "paidMore", stepparent: "none" },
    ],
    [
      "and remarried, one return",
      { paidMore: "second", isRemarried: true, filedJointly: true },
      { parents: "second", because: "paidMore", stepparent: "sameReturn" },
    ],
    [
      "and remarried, own returns",
      { paidMore: "second", isRemarried: true, filedJointly: false },
      { parents: "second", because: "paidMore", stepparent: "ownContributor" },
    ],
    [
      "and remarried, not said",
      { paidMore: "second", isRemarried: true },
      { parents: "second", because: "paidMore", stepparent: "unknown" },
    ],
    ["paid the same", { paidMore: "equal" }, { parents: "unknown", ask: "hasMore" }],
    [
      "paid the same, the second has more",
      { paidMore: "equal", hasMore: "second", isRemarried: false },
      { parents: "second", because: "hasMore", stepparent: "none" },
    ],
    [
      "neither pays, the first has more",
      { paidMore: "neither", hasMore: "first", isRemarried: false },
      { parents: "first", because: "hasMore", stepparent: "none" },
    ],
    [
      "one died",
      { together: "oneDied", isRemarried: false },
      { parents: "surviving", because: "survives", stepparent: "none" },
    ],
    [
      "one died, the other remarried",
      { together: "oneDied", isRemarried: true, filedJointly: true },
      { parents: "surviving", because: "survives", stepparent: "sameReturn" },
    ],
    ["one died, not said", { together: "oneDied" }, { parents: "unknown", ask: "isRemarried" }],
  ])("%s", (_name, change, expected) => {
    expect(findFafsaParent({ ...apart, ...change })).toEqual(expected);
  });
});

const owning: AssetAnswers = {
  maxPellIndicator: 0,
  agiUsd: 90_000,
  filedOtherSchedules: true,
  scheduleCNetUsd: null,
  receivedBenefit: false,
  filedAbroad: false,
};

describe("who does not report assets", () => {
  test.each<[string, Partial<AssetAnswers>, string | null]>([
    ["a family with income and schedules does", {}, null],
    ["the maximum grant", { maxPellIndicator: 3 }, "maximumPell"],
    ["a benefit", { receivedBenefit: true }, "benefit"],
    ["a low income without schedules", { agiUsd: 59_999, filedOtherSchedules: false }, "lowIncome"],
    ["at $60,000 it is not low any more", { agiUsd: 60_000, filedOtherSchedules: false }, null],
    ["a schedule", { agiUsd: 59_999, filedOtherSchedules: true }, null],
    ["not said", { agiUsd: 59_999, filedOtherSchedules: null }, null],
    [
      "a small business",
      { agiUsd: 59_999, filedOtherSchedules: false, scheduleCNetUsd: 10_000 },
      "lowIncome",
    ],
    ["a small loss", { agiUsd: 59_999, filedOtherSchedules: false, scheduleCNetUsd: -10_000 }, "lowIncome"],
    ["a larger business", { agiUsd: 59_999, filedOtherSchedules: false, scheduleCNetUsd: 10_001 }, null],
    ["a return of another country", { receivedBenefit: true, filedAbroad: true }, null],
  ])("%s", (_name, change, expected) => {
    expect(findAssetExemption({ ...owning, ...change })).toBe(expected);
  });
});
