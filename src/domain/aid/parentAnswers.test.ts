/** Which answers count for the FAFSA parent, including after going back and changing them. */
import { describe, expect, test } from "vitest";
import type { AidAnswers } from "#domain/answers/households.ts";
import { findFafsaParent } from "./fafsaParent.ts";
import {
  findMarriageToAsk,
  listSharedAnswers,
  readFafsaParentName,
  readParentAnswers,
  takeBackContradicted,
  toFiledJointlyKey,
  toNameKey,
  toRemarriedKey,
} from "./parentAnswers.ts";

const apart = { "student.parents": "apart" };

describe("whose marriage is asked about", () => {
  test.each([
    [
      "married to each other",
      { together: "marriedToEachOther", paidMore: "first", hasMore: null },
      "parents",
    ],
    ["living together", { together: "unmarriedLivingTogether", paidMore: null, hasMore: null }, null],
    ["apart, not said yet", { together: "apart", paidMore: null, hasMore: null }, null],
    ["apart, the second paid more", { together: "apart", paidMore: "second", hasMore: "first" }, "second"],
    ["apart, the same, not said yet", { together: "apart", paidMore: "equal", hasMore: null }, null],
    [
      "apart, neither, the first has more",
      { together: "apart", paidMore: "neither", hasMore: "first" },
      "first",
    ],
    ["one died", { together: "oneDied", paidMore: null, hasMore: null }, "surviving"],
    ["both died", { together: "bothDied", paidMore: null, hasMore: null }, null],
  ] as const)("%s", (_name, answers, expected) => {
    expect(findMarriageToAsk(answers)).toBe(expected);
  });
});

test.each<[string, AidAnswers, unknown]>([
  [
    "going back and naming the other parent does not take the first one's marriage along",
    {
      ...apart,
      "student.paidMore": "second",
      [toRemarriedKey("first")]: true,
      [toFiledJointlyKey("first")]: true,
    },
    { parents: "unknown", ask: "isRemarried" },
  ],
  [
    "and returning finds it again",
    {
      ...apart,
      "student.paidMore": "first",
      [toRemarriedKey("first")]: true,
      [toFiledJointlyKey("first")]: true,
    },
    { parents: "first", because: "paidMore", stepparent: "sameReturn" },
  ],
  [
    "answers of questions no longer asked are not used",
    {
      "student.parents": "marriedToEachOther",
      "student.paidMore": "second",
      [toRemarriedKey("second")]: true,
      [toFiledJointlyKey("parents")]: false,
    },
    { parents: "both", contributors: 2, because: "married" },
  ],
  [
    "an answer that is none of the choices counts as not given",
    { ...apart, "student.paidMore": "grandmother", [toRemarriedKey("first")]: "yes" },
    { parents: "unknown", ask: "paidMore" },
  ],
])("%s", (_name, answers, expected) => {
  expect(findFafsaParent(readParentAnswers(answers))).toEqual(expected);
});

test("each parent's name is stored separately from the households' figures", () => {
  expect(toNameKey("first")).not.toBe(toNameKey("second"));
  expect(toNameKey("second")).toMatch(/^student\./);
});

describe("what the two-households tool and the FAFSA calculator ask alike", () => {
  const apart: AidAnswers = { "student.parents": "apart", "student.paidMore": "first" };
  const died: AidAnswers = { "student.parents": "oneDied" };
  const married: AidAnswers = { "student.parents": "marriedToEachOther" };

  test.each<[string, AidAnswers, AidAnswers]>([
    ["nothing said", {}, {}],
    ["remarried", { ...apart, "student.firstIsRemarried": true }, { "first.maritalNow": "remarried" }],
    ["not remarried: which status is still open", { ...apart, "student.firstIsRemarried": false }, {}],
    ["widowed", { ...died, "student.survivingIsRemarried": false }, { "first.maritalNow": "widowed" }],
    ["a joint return", { ...married, "student.parentsFiledJointly": true }, { "first.filingStatus": "mfj" }],
    ["two returns: how is still open", { ...married, "student.parentsFiledJointly": false }, {}],
    ["the other parent's marriage says nothing", { ...apart, "student.secondIsRemarried": true }, {}],
  ])("%s, for the calculator", (_, answers, shared) => {
    expect(listSharedAnswers(answers)).toEqual(shared);
  });

  test.each<[string, AidAnswers, boolean | null, boolean | null]>([
    ["nothing said", apart, null, null],
    [
      "remarried, jointly",
      { ...apart, "first.maritalNow": "remarried", "first.filingStatus": "mfj" },
      true,
      true,
    ],
    [
      "divorced, head of household",
      { ...apart, "first.maritalNow": "divorced", "first.filingStatus": "hoh" },
      false,
      false,
    ],
    [
      "as answered here first",
      { ...apart, "student.firstIsRemarried": true, "first.maritalNow": "divorced" },
      true,
      null,
    ],
  ])("%s, for the two-households tool", (_, answers, isRemarried, filedJointly) => {
    expect(readParentAnswers(answers)).toMatchObject({ isRemarried, filedJointly });
  });

  test.each<[string, AidAnswers, AidAnswers, object]>([
    [
      "the same in both",
      { ...apart, "first.maritalNow": "remarried" },
      { "student.firstIsRemarried": true },
      {},
    ],
    [
      "the calculator's is older",
      { ...apart, "first.maritalNow": "divorced" },
      { "student.firstIsRemarried": true },
      { "first.maritalNow": null },
    ],
    [
      "the calculator's is newer",
      { ...apart, "student.firstIsRemarried": true },
      { "first.maritalNow": "divorced" },
      { "student.firstIsRemarried": null },
    ],
  ])("a newer answer takes back what contradicts it: %s", (_, answers, changes, back) => {
    expect(takeBackContradicted(answers, changes)).toEqual(back);
  });

  test("the parent on the form has the name that was typed, and only where one parent is on it", () => {
    const named = { "student.nameOfFirst": "Ana", "student.nameOfSecond": "Ben" };
    expect(readFafsaParentName({ ...apart, ...named })).toBe("Ana");
    expect(readFafsaParentName({ ...apart, ...named, "student.paidMore": "second" })).toBe("Ben");
    expect(readFafsaParentName({ "student.parents": "apart", ...named })).toBeNull();
    expect(readFafsaParentName({ ...married, ...named })).toBeNull();
    expect(readFafsaParentName(apart)).toBeNull();
  });
});
