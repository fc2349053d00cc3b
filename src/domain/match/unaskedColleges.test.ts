/** What is on a first list only if the student's answers ask for it, and what never helps. */
import { describe, expect, test } from "vitest";
import type { Chance } from "#domain/admission/chance.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import { makeEstimate, makeRow, makeRowAt, type Row } from "../../../test/support/rankedRow.ts";
import { buildFirstList } from "./firstList.ts";

/** A home in Texas; the colleges in these tests are in Illinois unless stated. */
const home: Partial<Profile> = { homeState: "TX", homeLatitude: 30, homeLongitude: -97 };

function makeFirstListFrom(rows: readonly Row[], profile: Partial<Profile> = {}): Row[] {
  return buildFirstList(rows, { ...emptyProfile, gpa: 3.5, ...profile }, emptyMoney).rows;
}

const listUnitIds = (rows: readonly Row[]) => rows.map((row) => row.college.unitId);
const open: Chance = { kind: "open", because: "openAdmission" };
const twoYear = { level: "twoYear", isBachelorsCollege: false, completionRate: 0.2 } as const;

describe("what nobody asked for only appears in the full ranking", () => {
  const listed = (college: Partial<CollegeSummary>, profile: Partial<Profile> = {}, miles = 100) =>
    makeFirstListFrom([makeRowAt(miles, { unitId: 100_009, college })], { ...home, ...profile }).length === 1;

  test.each<[string, Partial<CollegeSummary>, Partial<Profile>, boolean]>([
    ["an online college", { isOnlineOnly: true }, {}, false],
    ["a college for women", { isWomenOnly: true }, {}, false],
    ["a college for men", { isMenOnly: true }, {}, false],
    ["a for-profit college", { control: "forProfit" }, {}, false],
    ["a for-profit college, asked for", { control: "forProfit" }, { controls: ["forProfit"] }, true],
    ["a seminary", { specialFocus: "faith" }, {}, false],
    ["a seminary, for theology", { specialFocus: "faith" }, { majorFamilies: ["39"] }, true],
    ["a nursing school", { specialFocus: "health" }, { majorFamilies: ["52"] }, false],
    ["a nursing school, for nursing", { specialFocus: "health" }, { majorFamilies: ["52", "51"] }, true],
    ["an art school", { specialFocus: "art" }, {}, false],
    ["an art school, for music", { specialFocus: "art" }, { majorFamilies: ["50"] }, true],
    ["a business school, for engineering", { specialFocus: "business" }, { majorFamilies: ["14"] }, false],
    [
      "an engineering school, for engineering",
      { specialFocus: "technology" },
      { majorFamilies: ["14"] },
      true,
    ],
    ["Puerto Rico, from a state", { state: "PR" }, {}, false],
    ["Puerto Rico, from nowhere known", { state: "PR" }, { homeState: null }, false],
    ["Puerto Rico, from Puerto Rico", { state: "PR" }, { homeState: "PR" }, true],
    ["American Samoa, from Guam", { state: "AS" }, { homeState: "GU" }, true],
  ])("%s", (_name, college, profile, expected) => {
    expect(listed(college, profile)).toBe(expected);
  });

  test.each<[string, number, number, boolean]>([
    ["a tribal college 15 miles from home", 219_277, 15, true],
    ["a tribal college 16 miles from home", 219_277, 16, false],
    ["Haskell next door, which admits members of tribes alone", 155_140, 1, false],
  ])("%s", (_name, unitId, miles, expected) => {
    const row = makeRowAt(miles, { unitId, college: { isTribal: true, undergraduates: 286 } });
    expect(makeFirstListFrom([row], home)).toHaveLength(expected ? 1 : 0);
  });

  test("a service academy, unless military science was asked for", () => {
    const academy = makeRowAt(7, { unitId: 197_027 });
    expect(makeFirstListFrom([academy], home)).toHaveLength(0);
    expect(makeFirstListFrom([academy], { ...home, majorFamilies: ["28"] })).toHaveLength(1);
  });

  test.each<[string, number, string[], boolean]>([
    ["Virginia Military Institute", 234_085, [], false],
    ["Virginia Military Institute, for engineering", 234_085, ["14"], false],
    ["Virginia Military Institute, for military science", 234_085, ["14", "28"], true],
    ["The Citadel, for transportation", 217_864, ["49"], false],
    ["a military junior college", 101_648, [], false],
    ["a maritime academy, for engineering", 166_692, ["14"], false],
    ["a maritime academy, for transportation", 166_692, ["49"], true],
    ["a maritime academy, for military science", 161_299, ["29"], true],
    ["Norwich, where others study beside the corps", 230_995, [], true],
    ["Virginia Tech, with a corps of its own", 233_921, [], true],
  ])("%s, next door", (_name, unitId, majorFamilies, expected) => {
    const row = makeRowAt(3, { unitId });
    expect(makeFirstListFrom([row], { ...home, majorFamilies })).toHaveLength(expected ? 1 : 0);
  });

  test.each<[string, Partial<CollegeSummary>, number, Partial<Profile>, boolean]>([
    ["a college without rooms, 40 miles away", {}, 40, {}, true],
    ["a college without rooms, 41 miles away", {}, 41, {}, false],
    ["the same for a student with a place of their own", {}, 41, { livingPlan: "offCampus" }, true],
  ])("%s", (_name, college, miles, profile, expected) => {
    expect(listed({ livingOnCampusUsd: null, ...college }, profile, miles)).toBe(expected);
  });

  test.each<[string, Partial<CollegeSummary>, number, Partial<Profile>, boolean]>([
    ["a college of 499 near home", { undergraduates: 499 }, 100, {}, false],
    ["one of 500", { undergraduates: 500 }, 100, {}, true],
    ["one of 999 beyond a day trip", { undergraduates: 999 }, 101, {}, false],
    ["one of 1,000 beyond a day trip", { undergraduates: 1_000 }, 101, {}, true],
    ["one of 999 that is the home state's", { undergraduates: 999, state: "TX" }, 101, {}, true],
    ["a tiny one, when small was asked for", { undergraduates: 100 }, 101, { sizes: ["small"] }, true],
    ["one of 6,001, when small was asked for", { undergraduates: 6_001 }, 50, { sizes: ["small"] }, false],
    ["one of 5,900, when small was asked for", { undergraduates: 5_900 }, 50, { sizes: ["small"] }, true],
  ])("%s", (_name, college, miles, profile, expected) => {
    expect(listed(college, profile, miles)).toBe(expected);
  });

  test("a religious college is not worth a flight to who did not choose religion", () => {
    const far = (isReligious: boolean) =>
      makeRowAt(301, { unitId: 1, admission: "likely", college: { isReligious } });
    expect(makeFirstListFrom([far(true)], home)).toEqual([]);
    expect(makeFirstListFrom([far(true)], { ...home, majorFamilies: ["38"] })).toHaveLength(1);
    expect(makeFirstListFrom([far(false)], home)).toHaveLength(1);
  });

  test("a religious college comes after an equal one, unless religion was chosen", () => {
    const religious = makeRowAt(60, { unitId: 1, match: 80, college: { isReligious: true } });
    const other = makeRowAt(60, { unitId: 2, match: 73 });
    expect(listUnitIds(makeFirstListFrom([religious, other], home))).toEqual([2, 1]);
    expect(listUnitIds(makeFirstListFrom([religious, other], { ...home, majorFamilies: ["38"] }))).toEqual([
      1, 2,
    ]);
  });

  test.each<[string, Partial<CollegeSummary>, number, Partial<Profile>, boolean]>([
    ["a community college of the home state next door", {}, 20, {}, true],
    ["one next door in another state", { state: "OK" }, 20, {}, false],
    ["the same, when two-year colleges were asked for", { state: "OK" }, 20, { levels: ["twoYear"] }, true],
  ])("%s", (_name, college, miles, profile, expected) => {
    const row = makeRowAt(miles, {
      unitId: 1,
      admission: "open",
      chance: open,
      college: { ...twoYear, state: "TX", ...college },
    });
    expect(makeFirstListFrom([row], { ...home, ...profile })).toHaveLength(expected ? 1 : 0);
  });

  test.each<[string, Chance, boolean]>([
    ["a chance of 5 in 100", { ...makeEstimate(0.05, 0, 0.1), enrolledZ: -1 }, true],
    ["a chance of less", { ...makeEstimate(0.049, 0, 0.1), enrolledZ: -1 }, false],
    ["a chance that ends below 5 in 100", makeEstimate(0.01, 0, 0.049), false],
    [
      "a chance of 7 in 100 far below those enrolled",
      { ...makeEstimate(0.07, 0, 0.2), enrolledZ: -1.1 },
      false,
    ],
    [
      "a chance of 8 in 100 far below those enrolled",
      { ...makeEstimate(0.08, 0, 0.2), enrolledZ: -1.1 },
      true,
    ],
  ])("%s", (_name, chance, expected) => {
    const reach = makeRow({ unitId: 1, admission: "reach", chance });
    expect(makeFirstListFrom([reach])).toHaveLength(expected ? 1 : 0);
  });
});
