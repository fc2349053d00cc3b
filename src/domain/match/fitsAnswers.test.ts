/** What a college misses of the student's answers, and what would bring colleges back. */
import { describe, expect, test } from "vitest";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { FieldOfStudy } from "#domain/college/fieldOfStudy.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { makeEstimate, makeField, makeRow, makeRowAt } from "../../../test/support/rankedRow.ts";
import { type AnswerToFit, countKeptOut, listMissedAnswers } from "./fitsAnswers.ts";

const home: Partial<Profile> = { homeState: "TX", homeLatitude: 30, homeLongitude: -97 };

describe("the answers a college misses", () => {
  const missed = (profile: Partial<Profile>, row = makeRow({ unitId: 1 })) =>
    listMissedAnswers(row, { ...emptyProfile, ...profile });

  test("without answers it misses none", () => {
    const row = makeRow({ unitId: 1, budget: "noBudget", college: { setting: null, undergraduates: null } });
    expect(missed({}, row)).toEqual([]);
  });

  test.each<[string, number | null, Partial<Profile>, AnswerToFit[]]>([
    ["at the limit", 100, { ...home, maxDistanceMiles: 100 }, []],
    ["beyond the limit", 100.1, { ...home, maxDistanceMiles: 100 }, ["distance"]],
    ["at an unknown distance", null, { ...home, maxDistanceMiles: 100 }, ["distance"]],
    ["with a limit and no home to measure from", null, { maxDistanceMiles: 100 }, []],
  ])("distance: %s", (_name, distanceMiles, profile, expected) => {
    expect(missed(profile, makeRow({ unitId: 1, distanceMiles }))).toEqual(expected);
  });

  test.each<[string, number, AnswerToFit[]]>([
    ["a slim chance at its best", 0.049, ["grades"]],
    ["a reach", 0.05, []],
  ])("grades: %s", (_name, high, expected) => {
    expect(missed({}, makeRow({ unitId: 1, chance: makeEstimate(0.01, 0, high) }))).toEqual(expected);
  });

  test("a purpose that was not asked for, unless the college has promised a place", () => {
    const college = { isOnlineOnly: true };
    const promised = { kind: "guaranteed", guarantee: { id: "admitted", promise: null } } as const;
    expect(missed({}, makeRow({ unitId: 1, college }))).toEqual(["purpose"]);
    expect(missed({}, makeRow({ unitId: 1, college, chance: promised }))).toEqual([]);
  });

  test.each([
    ["within", []],
    ["maybe", []],
    ["unknown", []],
    ["noBudget", []],
    ["over", ["budget"]],
  ] as const)("a budget mark of %s", (budget, expected) => {
    expect(missed({}, makeRow({ unitId: 1, budget }))).toEqual(expected);
  });

  test.each<[string, Partial<CollegeSummary>, Partial<Profile>, AnswerToFit[]]>([
    ["a size asked for", { undergraduates: 2_999 }, { sizes: ["small"] }, []],
    ["a size just above", { undergraduates: 3_000 }, { sizes: ["small"] }, ["size"]],
    ["one of two sizes", { undergraduates: 3_000 }, { sizes: ["small", "medium"] }, []],
    ["a size that is not published", { undergraduates: null }, { sizes: ["large"] }, ["size"]],
    ["a setting asked for", { setting: "town" }, { settings: ["rural", "town"] }, []],
    ["a setting next to it", { setting: "suburb" }, { settings: ["city"] }, ["setting"]],
    ["a setting that is not published", { setting: null }, { settings: ["city"] }, ["setting"]],
  ])("%s", (_name, college, profile, expected) => {
    expect(missed(profile, makeRow({ unitId: 1, college }))).toEqual(expected);
  });

  test("fields: one of several is enough, too few degrees are a miss, and what is not published is none", () => {
    const missedWith = (field: FieldOfStudy | null) =>
      missed({ majorFamilies: ["11", "14"] }, { ...makeRow({ unitId: 1 }), field });
    expect([5, 4, 0].map((degrees) => missedWith(makeField(degrees)))).toEqual([[], ["major"], ["major"]]);
    expect(missedWith(null)).toEqual([]);
  });

  test("several are named in one order", () => {
    const row = makeRowAt(200, { unitId: 1, budget: "over", college: { setting: "city" } });
    expect(missed({ ...home, maxDistanceMiles: 100, settings: ["rural"] }, row)).toEqual([
      "distance",
      "budget",
      "setting",
    ]);
  });
});

test("what would bring colleges back: answers that alone keep colleges out, most colleges first", () => {
  const profile: Profile = { ...emptyProfile, ...home, maxDistanceMiles: 100, settings: ["rural"] };
  const rows = [
    makeRowAt(200, { unitId: 1, college: { setting: "rural" } }),
    makeRowAt(50, { unitId: 2, college: { setting: "city" } }),
    makeRowAt(60, { unitId: 3, college: { setting: "city" } }),
    makeRowAt(300, { unitId: 4, college: { setting: "city" } }),
    makeRowAt(70, { unitId: 5, college: { setting: "rural" } }),
  ];
  expect(countKeptOut(rows, profile)).toEqual([
    { answer: "setting", count: 2 },
    { answer: "distance", count: 1 },
  ]);
  expect(countKeptOut([], profile)).toEqual([]);
});
