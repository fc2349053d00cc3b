/** The figures behind a reason, and what is warned of. */
import { expect, test } from "vitest";
import type { CollegeSummary } from "#domain/college/college.ts";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import { makeEstimate, makeRow, makeRowAt } from "../../../test/support/rankedRow.ts";
import { describeListing, listWarnings } from "./reasons.ts";

test("a reason carries the student's own facts and the college's figures", () => {
  const row = makeRowAt(12, {
    unitId: 1,
    admission: "likely",
    budget: "maybe",
    chance: makeEstimate(0.8, 0.6, 0.9),
    priceBand: { lowUsd: 5_000, middleUsd: 7_000, highUsd: 9_000 },
  });
  const profile = { ...emptyProfile, gpa: 3.4, actComposite: 25, homeState: "TX" } as const;
  expect(describeListing(row, "likelyOrTarget", profile, { ...emptyMoney, payPerYearUsd: 8_000 })).toEqual({
    code: "likelyOrTarget",
    values: {
      miles: 12,
      distanceKind: "line",
      place: null,
      homeState: "TX",
      level: "fourYear",
      wish: null,
      share: 0.8,
      admission: "likely",
      admissionBecause: "chance",
      budget: "maybe",
      payPerYearUsd: 8_000,
      highUsd: 9_000,
      meritUsd: null,
      gpa: 3.4,
      satTotal: null,
      actComposite: 25,
    },
  });
});

test("what is not known stays unknown", () => {
  const { values } = describeListing(makeRow({ unitId: 1 }), "unjudged", emptyProfile, emptyMoney);
  expect(values).toMatchObject({ miles: null, share: null, payPerYearUsd: null, highUsd: null, gpa: null });
});

test.each([
  ["39% of a four-year college finish", { completionRate: 0.39 }, ["lowGraduation"]],
  ["40% finish", { completionRate: 0.4 }, []],
  ["nobody publishes how many finish", { completionRate: null }, ["graduationUnknown"]],
  [
    "too few students to say how many finish",
    { completionRate: null, tooFewToSay: ["completionRate" as const] },
    ["graduationTooFew"],
  ],
  ["20% of a two-year college finish", { completionRate: 0.2, level: "twoYear" as const }, []],
])("where %s: %j %j", (_name, college, codes) => {
  expect(listWarnings(makeRow({ unitId: 1, college }), emptyProfile).map(({ code }) => code)).toEqual(codes);
});

test("a score that is better left out, and one admit rate for residents and others", () => {
  const estimate = { ...makeEstimate(0.6, 0.4, 0.8), admitRate: 0.3 };
  const leftOut = makeRow({ unitId: 1, chance: { ...estimate, shareWithScore: 0.45 } });
  expect(listWarnings(leftOut, emptyProfile)).toEqual([
    { code: "scoreBetterLeftOut", values: { share: 0.6, shareWithScore: 0.45 } },
  ]);
  const oneRate = makeRow({
    unitId: 1,
    chance: { ...estimate, widenedBecause: ["noTest", "oneRateForAll"] },
  });
  expect(listWarnings(oneRate, emptyProfile)).toEqual([
    { code: "oneRateForAll", values: { admitRate: 0.3 } },
  ]);
});

const ribbon = { takesYellowRibbon: true as const };
test.each<[string, Partial<CollegeSummary>, Partial<Profile>, readonly string[]]>([
  [
    "a private college that takes part",
    { control: "nonprofit", ...ribbon },
    { isVeteran: true },
    ["yellowRibbon"],
  ],
  ["a private college that does not", { control: "nonprofit" }, { isVeteran: true }, ["noYellowRibbon"]],
  [
    "for a veteran’s family too",
    { control: "nonprofit", ...ribbon },
    { isVeteranDependent: true },
    ["yellowRibbon"],
  ],
  [
    "not for others",
    { control: "nonprofit", ...ribbon },
    { isVeteran: false, isVeteranDependent: false },
    [],
  ],
  [
    "not at home’s public colleges, whose tuition the GI Bill pays",
    { control: "public", state: "VA", ...ribbon },
    { isVeteran: true, homeState: "VA" },
    [],
  ],
  [
    "at another state’s public college",
    { control: "public", state: "MD", ...ribbon },
    { isVeteran: true, homeState: "VA" },
    ["yellowRibbon"],
  ],
])("Yellow Ribbon: %s", (_, college, profile, codes) => {
  const row = makeRow({ unitId: 1, college: { completionRate: 0.7, ...college } });
  expect(listWarnings(row, { ...emptyProfile, ...profile }).map(({ code }) => code)).toEqual(codes);
});

test("a transfer student reads which agreement bears on the college, and what it still asks", () => {
  const profile: Profile = {
    ...emptyProfile,
    gradeYear: 13,
    gpa: 3.3,
    homeState: "VA",
    transfer: { unitId: 232946, credits: 40, degree: "none" },
  };
  const row = makeRow({ unitId: 232186, college: { completionRate: 0.7, state: "VA", control: "public" } });
  expect(listWarnings(row, profile)).toEqual([
    {
      code: "transferAgreement",
      values: {
        name: "Guaranteed Admission Agreement",
        year: "2026",
        missing: "degree",
        confirm: "gradesOfC,coreCourses,applyByMarch1",
      },
    },
  ]);
  expect(listWarnings(row, { ...profile, gradeYear: 12 })).toEqual([]);
});
