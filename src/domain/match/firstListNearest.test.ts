/** The nearest public college on the first list, and the better one nearby that stands in for it. */
import { describe, expect, test } from "vitest";
import type { Chance } from "#domain/admission/chance.ts";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import { makeEstimate, makeRow, makeRowAt, type Row } from "../../../test/support/rankedRow.ts";
import { buildFirstList } from "./firstList.ts";

const home: Partial<Profile> = { homeState: "TX", homeLatitude: 30, homeLongitude: -97 };
const open: Chance = { kind: "open", because: "openAdmission" };
const twoYear = { level: "twoYear", isBachelorsCollege: false, completionRate: 0.2 } as const;

const makeBand = (lowUsd: number, highUsd: number) => ({
  lowUsd,
  middleUsd: (lowUsd + highUsd) / 2,
  highUsd,
});

describe("the nearest public college of the home state", () => {
  const at = (miles: number, unitId: number, fields: Partial<Parameters<typeof makeRow>[0]> = {}) =>
    makeRowAt(miles, {
      unitId,
      admission: "open",
      chance: open,
      ...fields,
      college: { state: "TX", ...fields.college },
    });
  const reasonsOf = (rows: readonly Row[], profile: Partial<Profile> = {}) =>
    Object.fromEntries(
      buildFirstList(rows, { ...emptyProfile, gpa: 3.5, ...home, ...profile }, emptyMoney).reasons,
    );

  test("and beside a two-year one the nearest four-year one within 300 miles", () => {
    const rows = [at(300, 3), at(5, 1, { college: twoYear }), at(30, 2, { college: twoYear })];
    expect(reasonsOf(rows)).toMatchObject({ 1: "nearestPublic", 3: "nearestFourYear" });
    const [, ...tooFar] = rows;
    expect(reasonsOf([at(301, 3), ...tooFar])[3]).not.toBe("nearestFourYear");
  });

  test("is of a kind that was asked for: the ranking has no other", () => {
    expect(reasonsOf([at(80, 1), at(90, 2)], { levels: ["fourYear"] })[1]).toBe("nearestPublic");
  });

  test.each<[string, number, Chance, AdmissionLabel, boolean]>([
    ["admits 80%, and the chance is 50%", 0.8, makeEstimate(0.5, 0.3, 0.7), "target", true],
    ["admits 79%", 0.79, makeEstimate(0.9, 0.8, 1), "safety", false],
    ["admits 80%, and the chance is 49%", 0.8, makeEstimate(0.49, 0.3, 0.7), "target", false],
    [
      "admits 80%, and no grades are known",
      0.8,
      { kind: "unknown", because: "noAcademics" },
      "unknown",
      true,
    ],
    [
      "guarantees admission",
      0.3,
      { kind: "guaranteed", guarantee: { id: "x", promise: null } },
      "safety",
      true,
    ],
  ])("that %s", (_name, admitRate, chance, admission, isNearest) => {
    const rows = [at(50, 2), at(5, 1, { admission, chance, college: { admitRate } })];
    expect(reasonsOf(rows)[isNearest ? 1 : 2]).toBe("nearestPublic");
  });

  test("is listed though few finish, where no other such college is", () => {
    const few = { college: { completionRate: 0.3 } };
    expect(reasonsOf([at(5, 1, few), at(50, 2, few), at(60, 3), at(70, 4)])).toEqual({
      1: "nearestPublic",
      3: "sureWithinBudget",
      4: "sureWithinBudget",
    });
  });

  test.each<[string, number, Partial<Parameters<typeof makeRow>[0]>, boolean]>([
    ["40 miles away", 40, {}, true],
    ["41 miles away", 41, {}, false],
    ["that few finish either", 40, { college: { completionRate: 0.39 } }, false],
    [
      "where the student could be turned down",
      40,
      { admission: "target", chance: makeEstimate(0.6, 0.4, 0.8) },
      false,
    ],
    ["far over the budget", 40, { budget: "over", priceBand: makeBand(30_000, 40_000) }, true],
  ])("where few finish, gives way to one %s", (_name, miles, fields, givesWay) => {
    const few = at(5, 1, { college: { completionRate: 0.2 } });
    const better = at(miles, 2, {
      ...fields,
      college: { admitRate: 0.7, completionRate: 0.6, ...fields.college },
    });
    const reasons = reasonsOf([few, better]);
    expect(reasons[givesWay ? 2 : 1]).toBe(givesWay ? "nearbyPublic" : "nearestPublic");
    expect(reasons[1]).toBe(givesWay ? undefined : "nearestPublic");
  });

  test("a four-year one beside a two-year one gives way within a day trip", () => {
    const few = at(27, 2, { college: { completionRate: 0.14 } });
    const rows = [at(1, 1, { college: twoYear }), few, at(100, 3)];
    expect(reasonsOf(rows)).toEqual({ 1: "nearestPublic", 3: "nearbyPublic" });
    expect(reasonsOf([at(1, 1, { college: twoYear }), few, at(101, 3)])).toMatchObject({
      2: "nearestFourYear",
    });
  });

  test("private colleges and those of other states are not it", () => {
    const rows = [
      at(5, 1, { college: { control: "nonprofit" } }),
      at(6, 2, { college: { state: "OK" } }),
      at(9, 3),
    ];
    expect(reasonsOf(rows)[3]).toBe("nearestPublic");
  });
});
