/** Colleges like one that is named: near to it in what is on record, and more of what was asked for. */
import { expect, test } from "vitest";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { loadShippedColleges } from "../../../../test/support/shippedColleges.ts";
import type { AnswerContext } from "../context.ts";
import type { LikenessBut } from "../counselor.ts";
import { rankForPlan, toMatchQuestion } from "../draft.ts";
import { orderByLikeness } from "./likeCollege.ts";
import { answerSearchColleges } from "./searchColleges.ts";

const { summaries } = loadShippedColleges();
const context: AnswerContext = {
  colleges: summaries,
  byUnitId: new Map(summaries.map((college) => [college.unitId, college])),
  deadlines: [],
  majors: null,
  plan: makeEmptyPlan("plan", "2026-11-21T00:00:00.000Z"),
  today: "2026-11-21",
};
const question = toMatchQuestion(context);
const rows = summaries.filter(({ isRanked }) => isRanked).map((college) => rankForPlan(college, question));
const find = (unitId: number) => {
  const row = rows.find(({ college }) => college.unitId === unitId);
  if (row === undefined) throw new Error(`No college ${unitId}.`);
  return row;
};
const michigan = find(170_976);
const vassar = find(197_133);
const first = (but: readonly LikenessBut[], model = michigan) =>
  orderByLikeness(rows, model, but).slice(0, 10);

test("a large public university is like others of its kind, and not itself", () => {
  const like = first([]);
  expect(like).toHaveLength(10);
  expect(
    like.every(({ college }) => college.control === "public" && (college.undergraduates ?? 0) > 15_000),
  ).toBe(true);
  expect(like).not.toContain(michigan);
});

test("easier, smaller and larger hold for every one of them", () => {
  for (const { college } of first(["easier"], vassar))
    expect(college.admitRate).toBeGreaterThan((vassar.college.admitRate ?? 1) * 1.49);
  for (const { college } of first(["smaller"]))
    expect(college.undergraduates).toBeLessThan((michigan.college.undergraduates ?? 0) * 0.61);
  for (const { college } of first(["larger"], vassar)) expect(college.undergraduates).toBeGreaterThan(3500);
});

test("the answer says what was compared, and the figure of the one that is named", () => {
  const { text, facts } = answerSearchColleges(
    {
      tool: "searchColleges",
      entities: [],
      measure: null,
      round: null,
      residency: null,
      change: null,
      search: {
        near: null,
        like: { unitId: 197_133, but: ["easier"] },
        mostUsd: null,
        traits: [],
        order: "match",
        unused: [],
      },
    },
    context,
  );
  expect(text).toMatch(
    /^Most like Vassar College, but easier to get into: .*Vassar College itself admits 19%/,
  );
  expect(text).toContain("I compared size, setting, graduation rate");
  expect(facts.every(({ year }) => year !== "")).toBe(true);
});
