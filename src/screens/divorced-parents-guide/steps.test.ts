/** The questions about the FAFSA parent: which are asked on every way through. */
import { describe, expect, test } from "vitest";
import { findFafsaParent } from "#domain/aid/fafsaParent.ts";
import type { AidAnswers } from "#domain/aid/households.ts";
import { readParentAnswers } from "#domain/aid/parentAnswers.ts";
import { isAnswered, countMaxSteps, openStep, getNextQuestion, getPreviousQuestion, listSteps } from "./steps.ts";

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
  expect(steps.length).toBeLessThanOrEqual(countMaxSteps(answers));
  // With nothing open the rule has its answer.
  if (open === null) expect(findFafsaParent(readParentAnswers(answers)).parents).not.toBe("unknown");
});

describe("back and forth", () => {
  test("leads through the questions in their order", () => {
    expect(getNextQuestion("together", apart)).toBe("names");
    expect(getPreviousQuestion("paidMore", apart)).toBe("names");
    expect(getPreviousQuestion("together", apart)).toBeNull();
    expect(getNextQuestion("livedWith", { ...firstPaid, "student.firstIsRemarried": false })).toBeNull();
  });
  test("a change of the first answer skips what no longer matters", () => {
    expect(getNextQuestion("together", { ...firstPaid, ...married })).toBe("filedJointly");
  });
  test("naming the other parent asks about that parent's marriage again", () => {
    const other = { ...firstPaid, "student.firstIsRemarried": false, "student.paidMore": "second" };
    expect(isAnswered("isRemarried", other)).toBe(false);
  });
});
