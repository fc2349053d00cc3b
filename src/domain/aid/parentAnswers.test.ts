/** Which answers count for the FAFSA parent, also after going back and answering otherwise. */
import { describe, expect, test } from "vitest";
import { findFafsaParent } from "./fafsaParent.ts";
import type { AidAnswers } from "./households.ts";
import { toFiledJointlyKey, toRemarriedKey, findMarriageToAsk, toNameKey, readParentAnswers } from "./parentAnswers.ts";

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

test("each parent's name has its own place, apart from the figures of the households", () => {
  expect(toNameKey("first")).not.toBe(toNameKey("second"));
  expect(toNameKey("second")).toMatch(/^student\./);
});
