/** A family names another parent for the FAFSA, and takes that back: whose figures count at each step. */
import { describe, expect, test } from "vitest";
import type { AidAnswers } from "#domain/answers/households.ts";
import { type AidChanges, applyChanges, completeAidChanges, setAsideKey } from "./changeOfParent.ts";

function give(answers: AidAnswers, ...changes: readonly AidChanges[]): AidAnswers {
  return changes.reduce<AidAnswers>(
    (before, one) => applyChanges(before, completeAidChanges(before, one)),
    answers,
  );
}

const figures: AidAnswers = {
  "first.maritalNow": "divorced",
  "first.filingStatus": "hoh",
  "first.agi": 52_000,
  "first.cashSavings": 3_000,
  "student.familySize": 3,
};
const paidMore: AidAnswers = { "student.parents": "apart", "student.paidMore": "first" };
const ofMother: AidAnswers = { "student.parents": "apart", "first.parentIs": "mother", ...figures };
const married: AidAnswers = {
  "student.parents": "marriedToEachOther",
  "first.parentIs": "father",
  "first.agi": 120_000,
};
const own: AidAnswers = { "student.agi": 4_000, "student.cashSavings": 900 };

type Course = readonly [
  name: string,
  before: AidAnswers,
  away: readonly AidChanges[],
  back: readonly AidChanges[],
];

const courses: readonly Course[] = [
  [
    "the other parent paid more",
    { ...paidMore, ...figures },
    [{ "student.paidMore": "second" }],
    [{ "student.paidMore": "first" }],
  ],
  [
    "both paid the same, and the other one has more",
    { ...paidMore, ...figures },
    [{ "student.paidMore": "equal" }, { "student.hasMore": "second" }],
    [{ "student.hasMore": "first" }, { "student.paidMore": "first" }],
  ],
  [
    "the father instead of the mother",
    ofMother,
    [{ "first.parentIs": "father" }],
    [{ "first.parentIs": "mother" }],
  ],
  [
    "the father, by way of parents who refuse",
    ofMother,
    [
      { "student.parents": "refuse" },
      { "student.parents": "apart" },
      { "first.parentIs": "parent" },
      { "first.parentIs": "father" },
    ],
    [{ "first.parentIs": "mother" }],
  ],
  [
    "the living parent is the other one",
    { ...ofMother, "student.parents": "oneDied" },
    [{ "first.parentIs": "father" }],
    [{ "first.parentIs": "mother" }],
  ],
];

describe.each(courses)("%s", (_name, before, away, back) => {
  test("the figures of the parent who is no longer asked are not used", () => {
    const after = give({ ...before, ...own }, ...away);
    const names = ["maritalNow", "filingStatus", "agi", "cashSavings"];
    expect(names.filter((name) => after[`first.${name}`] !== undefined)).toEqual([]);
    expect(after["student.familySize"]).toBeUndefined();
    expect(after[setAsideKey]).toBeDefined();
    // The student's own money is nobody else's.
    expect(after).toMatchObject(own);
  });

  test("and come back when the choice is taken back, also after the other parent's were typed", () => {
    const after = give(before, ...away, ...back);
    expect(after).toMatchObject(before);
    expect(after[setAsideKey]).toBeUndefined();
    const typed = give(before, ...away, { "first.agi": 31_000 }, { "student.familySize": 2 }, ...back);
    expect(typed).toMatchObject(before);
    expect(give(typed, ...away)).toMatchObject({ "first.agi": 31_000, "student.familySize": 2 });
  });
});

test.each<[string, AidAnswers, AidChanges]>([
  [
    "saying who paid more, where it was open",
    { "student.parents": "apart", ...figures },
    { "student.paidMore": "first" },
  ],
  ["calling the parent by a name", { ...paidMore, ...figures }, { "first.parentIs": "mother" }],
  ["another figure of the same parent", ofMother, { "first.agi": 60_000 }],
  ["who of two married parents begins the form", married, { "first.parentIs": "mother" }],
  ["living together instead of married", married, { "student.parents": "unmarriedLivingTogether" }],
  ["parents who are apart by now", married, { "student.parents": "apart" }],
  ["married after all", ofMother, { "student.parents": "marriedToEachOther" }],
])("%s sets nothing aside", (_name, before, changes) => {
  expect(completeAidChanges(before, changes)).toEqual(changes);
});

test("parents who refuse for a moment lose nothing", () => {
  const after = give(married, { "student.parents": "refuse" }, { "student.parents": "marriedToEachOther" });
  expect(after).toEqual(married);
});

test("nobody's figures are mixed: the second parent's marriage is asked anew", () => {
  const after = give(
    { ...paidMore, ...figures, "student.firstIsRemarried": false },
    { "student.paidMore": "second" },
  );
  expect(after["first.maritalNow"]).toBeUndefined();
  expect(after["student.firstIsRemarried"]).toBe(false);
});

test("figures come back only for the parent they are about", () => {
  const ofSecond = { ...ofMother, "student.paidMore": "second" };
  const away = give(ofSecond, { "first.parentIs": "father" }, { "first.agi": 31_000 });
  expect(give(away, { "student.paidMore": "first" })["first.agi"]).toBeUndefined();
});
