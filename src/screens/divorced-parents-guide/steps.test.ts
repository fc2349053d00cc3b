/** Which questions about the FAFSA parent are asked, on every path. */
import { describe, expect, test } from "vitest";
import { findFafsaParent } from "#domain/aid/fafsaParent.ts";
import { readParentAnswers } from "#domain/aid/parentAnswers.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { isAnswered, listExpectedSteps, listSteps, openStep } from "./steps.ts";

const apart: AidAnswers = { "student.parents": "apart" };
const married: AidAnswers = { "student.parents": "marriedToEachOther" };
const firstPaid: AidAnswers = { ...apart, "student.paidMore": "first" };
const neither: AidAnswers = { ...apart, "student.paidMore": "neither" };
const died: AidAnswers = { "student.parents": "oneDied" };

test.each<[string, AidAnswers, string[], string | null]>([
  ["nothing answered", {}, ["together"], "together"],
  ["an answer that only the calculator knows", { "student.parents": "refuse" }, ["together"], "together"],
  ["married", married, ["together", "filedJointly"], "filedJointly"],
  [
    "married, two returns",
    { ...married, "student.parentsFiledJointly": false },
    ["together", "filedJointly"],
    null,
  ],
  ["living together", { "student.parents": "unmarriedLivingTogether" }, ["together"], null],
  ["both died", { "student.parents": "bothDied" }, ["together"], null],
  ["one died", died, ["together", "isRemarried"], "isRemarried"],
  [
    "one died, remarried",
    { ...died, "student.survivingIsRemarried": true },
    ["together", "isRemarried", "filedJointly"],
    "filedJointly",
  ],
  ["one died, alone", { ...died, "student.survivingIsRemarried": false }, ["together", "isRemarried"], null],
  ["apart", apart, ["together", "names", "paidMore"], "paidMore"],
  ["apart, the first paid", firstPaid, ["together", "names", "paidMore", "isRemarried"], "isRemarried"],
  ["apart, neither paid", neither, ["together", "names", "paidMore", "hasMore"], "hasMore"],
  [
    "apart, neither paid, the second has more",
    { ...neither, "student.hasMore": "second" },
    ["together", "names", "paidMore", "hasMore", "isRemarried"],
    "isRemarried",
  ],
  [
    "apart, the first paid and lives alone",
    { ...firstPaid, "student.firstIsRemarried": false },
    ["together", "names", "paidMore", "isRemarried", "livedWith"],
    "livedWith",
  ],
  [
    "apart, the first paid and remarried",
    { ...firstPaid, "student.firstIsRemarried": true },
    ["together", "names", "paidMore", "isRemarried", "filedJointly", "livedWith"],
    "filedJointly",
  ],
  [
    "the longest way",
    {
      ...neither,
      "student.hasMore": "second",
      "student.secondIsRemarried": true,
      "student.secondFiledJointly": false,
      "student.livedWith": "equal",
    },
    ["together", "names", "paidMore", "hasMore", "isRemarried", "filedJointly", "livedWith"],
    null,
  ],
])("%s", (_name, answers, steps, open) => {
  expect(listSteps(answers)).toEqual(steps);
  expect(openStep(answers)).toBe(open);
  expect(listExpectedSteps(answers).slice(0, steps.length)).toEqual(steps);
  // With nothing unanswered the rule has a result.
  if (open === null) expect(findFafsaParent(readParentAnswers(answers)).parents).not.toBe("unknown");
});

test.each<[string, AidAnswers, number]>([
  ["nothing answered", {}, 7],
  ["married", married, 2],
  ["living together", { "student.parents": "unmarriedLivingTogether" }, 1],
  ["one died", died, 3],
  ["apart", apart, 7],
  ["apart, the first paid", firstPaid, 6],
  ["apart, remarried by the FAFSA calculator", { ...firstPaid, "first.maritalNow": "remarried" }, 6],
  ["apart, divorced by the FAFSA calculator", { ...firstPaid, "first.maritalNow": "divorced" }, 5],
])("%s: at most so many questions", (_name, answers, most) => {
  expect(listExpectedSteps(answers)).toHaveLength(most);
});

describe("back and forth", () => {
  test("a change of the first answer skips what no longer matters", () => {
    expect(listSteps({ ...firstPaid, ...married })).toEqual(["together", "filedJointly"]);
  });
  test("naming the other parent asks about that parent's marriage again", () => {
    const other = { ...firstPaid, "student.firstIsRemarried": false, "student.paidMore": "second" };
    expect(isAnswered("isRemarried", other)).toBe(false);
  });
});
