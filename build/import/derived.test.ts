/** Figures derived from several columns, with the colleges that motivated each rule. */
import { describe, expect, test } from "vitest";
import {
  addValues,
  deriveInStateTuition,
  deriveIsRanked,
  deriveLevel,
  deriveLivingCost,
  deriveLivingCostFromParts,
  deriveTuitionGrowth,
  makeQuartiles,
} from "./derived.ts";

describe("what a resident of the state pays", () => {
  const college = {
    isPublic: true,
    inDistrict: 3_960,
    difference: null,
    lastYear: { inDistrict: null, inState: null },
    hasNoColumns: false,
    isBachelorsCollege: false,
  };
  const none = { inDistrict: null, inState: null };
  test.each([
    ["community college: the difference is added", { difference: 3_780 }, 7_740],
    ["no district price: no difference", { difference: 0 }, 3_960],
    ["a private college has one price", { isPublic: false, difference: 500 }, 3_960],
    ["free for the district (West Valley)", { inDistrict: 0, difference: 1_490 }, 1_490],
    ["a negative difference is set aside", { difference: -2, lastYear: none }, null],
    [
      "a negative difference, but equal prices last year (Oklahoma Panhandle)",
      { inDistrict: 8_092, difference: -2, lastYear: { inDistrict: 7_922, inState: 7_922 } },
      8_092,
    ],
    [
      "no totals, but equal prices last year",
      { inDistrict: 6_084, lastYear: { inDistrict: 6_084, inState: 6_084 } },
      6_084,
    ],
    ["no totals and another price last year", { lastYear: { inDistrict: 3_870, inState: 6_390 } }, null],
    ["nothing to tell by", {}, null],
    ["the official download, a bachelor's college", { hasNoColumns: true, isBachelorsCollege: true }, 3_960],
    ["the official download, a community college", { hasNoColumns: true }, null],
    ["no tuition", { inDistrict: null, difference: 10 }, null],
  ])("%s", (_, changed, expected) => {
    expect(deriveInStateTuition({ ...college, ...changed })).toBe(expected);
  });
});

describe("two-year or four-year", () => {
  const college = {
    reported: "fourYear" as const,
    carnegieBasic: 1,
    isBachelorsCollege: false,
    hasOpenAdmission: true,
  };
  test.each([
    ["Columbus State, an associate's college with a few bachelor's degrees", {}, "twoYear"],
    ["Miami Dade, in the class of mixed colleges", { carnegieBasic: 14 }, "twoYear"],
    ["a mixed college of the other class", { carnegieBasic: 23 }, "twoYear"],
    [
      "Utah Valley, where bachelor's degrees predominate",
      { carnegieBasic: 14, isBachelorsCollege: true },
      "fourYear",
    ],
    ["unclassified and open", { carnegieBasic: null }, "twoYear"],
    ["unclassified and not open", { carnegieBasic: null, hasOpenAdmission: false }, "fourYear"],
    ["a university", { carnegieBasic: 18 }, "fourYear"],
    ["reported as two-year", { reported: "twoYear" as const, carnegieBasic: 18 }, "twoYear"],
    ["a school of less than two years", { reported: "lessThanTwoYear" as const }, "lessThanTwoYear"],
  ])("%s", (_, changed, expected) => {
    expect(deriveLevel({ ...college, ...changed })).toBe(expected);
  });
});

describe("living cost", () => {
  test.each([
    ["total less tuition", 32_446, 11_688, 20_758],
    ["free tuition", 48_252, 0, 48_252],
    ["no total", null, 11_688, null],
    ["no tuition", 32_446, null, null],
    ["nothing left to live on", 11_688, 11_688, null],
    ["a total below tuition", 11_000, 11_688, null],
  ])("%s", (_, total, tuition, expected) => {
    expect(deriveLivingCost(total, tuition)).toBe(expected);
  });

  test.each([
    [[724, 14_136, 5_034], 19_894],
    [[724, null, 5_034], null],
    [[0, 0], null],
  ])("of its parts %j", (parts, expected) => {
    expect(deriveLivingCostFromParts(parts)).toBe(expected);
  });
});

describe("tuition growth a year", () => {
  test.each([
    ["unchanged", 10_000, 10_000, 0],
    ["three steps of 3%", 10_000, 10_927, 0.03],
    ["a little down (UT Austin)", 11_752, 11_688, -0.0018],
    ["so little down that it is nothing", 100_000, 99_999, 0],
    ["just within a quarter", 10_000, 19_530, 0.25],
    ["beyond a quarter up", 10_000, 19_600, null],
    ["beyond a quarter down", 10_000, 4_200, null],
    ["became free", 1_490, 0, null],
    ["was free", 0, 1_490, null],
    ["no first year", null, 10_000, null],
    ["no last year", 10_000, null, null],
  ])("%s", (_, first, last, expected) => {
    expect(deriveTuitionGrowth(first, last)).toBe(expected);
    expect(Object.is(deriveTuitionGrowth(first, last), -0)).toBe(false);
  });
});

test("quartiles and sums need both sides", () => {
  expect(makeQuartiles(1_250, 1_510)).toEqual({ lower: 1_250, upper: 1_510 });
  expect(makeQuartiles(null, 1_510)).toBeNull();
  expect(addValues(620, 630)).toBe(1_250);
  expect(addValues(null, 630)).toBeNull();
});

describe("who is ranked", () => {
  const college = {
    isDegreeGranting: true,
    awardedFamilies: new Set(["11", "39"]),
    enrolledFirstYears: 500,
    hasOpenAdmission: false as boolean | null,
    admitRate: 0.7 as number | null,
    undergraduates: 3_000,
    carnegieBasic: 18,
    control: "nonprofit" as const,
  };
  test.each([
    ["a college of many fields", {}, true],
    [
      "one with open admission, which reports no first-years",
      { enrolledFirstYears: null, hasOpenAdmission: true, admitRate: null },
      true,
    ],
    [
      "a health science center, which says nothing of first-years",
      { enrolledFirstYears: null, hasOpenAdmission: null, admitRate: null },
      false,
    ],
    [
      "a campus that passes its students on and awards nothing",
      { awardedFamilies: new Set<string>() },
      false,
    ],
    ["where the file of degrees is missing", { awardedFamilies: null }, true],
    ["29 first-years", { enrolledFirstYears: 29 }, false],
    ["a school without undergraduates", { isDegreeGranting: false }, false],
    ["Babson, a business college", { carnegieBasic: 29, undergraduates: 2_728 }, true],
    ["a small art school", { carnegieBasic: 30, undergraduates: 393 }, false],
    ["a large seminary", { carnegieBasic: 24, undergraduates: 4_027 }, false],
    [
      "a yeshiva that Carnegie does not class",
      { carnegieBasic: null, awardedFamilies: new Set(["39"]) },
      false,
    ],
    ["a mortuary school", { carnegieBasic: 12, undergraduates: 351 }, false],
    ["a large trade school", { carnegieBasic: 11, control: "forProfit" as const }, false],
    ["a large public technical college", { carnegieBasic: 13, control: "public" as const }, true],
  ])("%s: %o", (_name, changed, expected) => {
    expect(deriveIsRanked({ ...college, ...changed })).toBe(expected);
  });
});
